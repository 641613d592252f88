import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once its time has run down. Held, it keeps what is left.
 * @param running whether time runs
 * @param lap another lap starts from the whole time
 */
export function useCountdown(
  milliseconds: number,
  running: boolean,
  lap: number,
  onEnd: () => void,
): void {
  const left = useRef({ lap, time: milliseconds });
  useEffect(() => {
    if (left.current.lap !== lap) left.current = { lap, time: milliseconds };
    if (!running) return;
    const started = performance.now();
    const timer = setTimeout(onEnd, left.current.time);
    return () => {
      clearTimeout(timer);
      left.current.time -= performance.now() - started;
    };
  }, [milliseconds, running, lap, onEnd]);
}
