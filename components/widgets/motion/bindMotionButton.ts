import type { MotionController } from './MotionController.ts';
import { motionSign, motionWords } from './motionWords.ts';

/**
 * Brings a server-rendered `MotionButton` to life without React, and shows it: without script it
 * would do nothing and is `invisible`.
 * @param what what moves, as the button was rendered with
 * @returns says what the next press does
 */
export function bindMotionButton(
  button: HTMLElement,
  what: string,
  controller: () => MotionController,
  signal: AbortSignal,
): (wanted: boolean) => void {
  button.addEventListener('click', () => controller().toggle(), { signal });
  button.classList.remove('invisible');
  signal.addEventListener('abort', () => button.classList.add('invisible'));
  return (wanted) => {
    const words = button.querySelector('span');
    if (words) words.textContent = motionWords(wanted, what);
    button.querySelector('path')?.setAttribute('d', motionSign(wanted));
  };
}
