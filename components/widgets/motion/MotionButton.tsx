import { motionIcon } from './MotionController.ts';

/** Classes of a control that needs script: invisible without it, but keeps its space. */
export const NEEDS_SCRIPT = 'noscript:invisible [site-island[failed]_&]:invisible';

interface MotionButtonProps {
  /** Whether the button pauses (true) or plays (false). */
  wanted: boolean;
  /** Its name while playing: `Pause the logos`. */
  pause: string;
  /** Its name while paused: `Play the logos`. */
  play: string;
  /** Absent if a `MotionController` adds the listener. */
  onPress?: () => void;
  className?: string;
}

/** Pauses and plays a moving widget. */
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
        <path d={motionIcon(wanted)} fill="currentColor" />
      </svg>
    </button>
  );
}
