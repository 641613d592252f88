interface MotionButtonProps {
  /** Whether a press pauses. */
  wanted: boolean;
  /** What moves: `Pause the logos`. */
  what: string;
  onPress: () => void;
  className?: string;
}

/** Pauses and plays what moves by itself; its words say what a press does. */
export function MotionButton({ wanted, what, onPress, className = '' }: MotionButtonProps) {
  return (
    <button
      type="button"
      data-motion
      onClick={onPress}
      className={`target min-w-11 cursor-pointer justify-center rounded-[3px] border border-edge ${className}`}
    >
      <span className="sr-only">{`${wanted ? 'Pause' : 'Play'} ${what}`}</span>
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
        <path
          d={wanted ? 'M4 3h2.5v10H4zm5.5 0H12v10H9.5z' : 'M4.5 2.5 13 8l-8.5 5.5z'}
          fill="currentColor"
        />
      </svg>
    </button>
  );
}
