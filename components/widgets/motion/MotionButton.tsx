import { motionSign } from './motionSign.ts';

/** Classes of a control that does nothing by itself: out of sight, in its place, where no script comes. */
export const NEEDS_SCRIPT = 'noscript:invisible [site-island[failed]_&]:invisible';

interface MotionButtonProps {
  /** Whether a press pauses. */
  wanted: boolean;
  /** What a press says that it does: `Pause the logos`. */
  pause: string;
  /** Once it is paused: `Play the logos`. */
  play: string;
  /** Absent where plain DOM code listens (`bindMotionButton`). */
  onPress?: () => void;
  className?: string;
}

/** Pauses and plays what moves by itself; its words say what a press does. */
export function MotionButton({ wanted, pause, play, onPress, className = '' }: MotionButtonProps) {
  return (
    <button
      type="button"
      data-motion={onPress ? '' : play}
      onClick={onPress}
      className={`target min-w-11 cursor-pointer justify-center rounded-[3px] border border-edge ${className}`}
    >
      <span className="sr-only">{wanted ? pause : play}</span>
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
        <path d={motionSign(wanted)} fill="currentColor" />
      </svg>
    </button>
  );
}
