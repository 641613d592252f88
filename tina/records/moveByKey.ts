import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves what a handle belongs to by the arrow keys: a place up or down. */
export function moveByKey(event: KeyboardEvent, move: (by: number) => void): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  move(step);
}
