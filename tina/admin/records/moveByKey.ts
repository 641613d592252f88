import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Calls `move` with -1 for arrow up and 1 for arrow down. */
export function moveByKey(event: KeyboardEvent, move: (by: number) => void): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  move(step);
}
