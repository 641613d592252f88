import type { MotionController } from './MotionController.ts';
import { motionSign, motionWords } from './motionFace.ts';

/** A motion button that React drew on the server and plain DOM code answers for. */
export interface BoundMotionButton {
  /** Says what the next press does. */
  show: (wanted: boolean) => void;
}

/**
 * Brings a server-rendered `MotionButton` to life without React, and shows it: without script it
 * would do nothing and is `invisible`.
 * @param what what moves, as the button was rendered with
 */
export function bindMotionButton(
  button: HTMLElement,
  what: string,
  controller: () => MotionController,
  signal: AbortSignal,
): BoundMotionButton {
  button.addEventListener('click', () => controller().toggle(), { signal });
  button.classList.remove('invisible');
  signal.addEventListener('abort', () => button.classList.add('invisible'));
  return {
    show(wanted) {
      const words = button.querySelector('span');
      if (words) words.textContent = motionWords(wanted, what);
      button.querySelector('path')?.setAttribute('d', motionSign(wanted));
    },
  };
}
