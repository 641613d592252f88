import type { MotionController } from './MotionController.ts';
import { motionSign } from './motionSign.ts';

/**
 * Brings a server-rendered `MotionButton` to life without React, and shows it: without script it
 * would do nothing and is `invisible`. Its words are in its HTML: those it shows, and those after a press.
 * @returns says what the next press does
 */
export function bindMotionButton(
  button: HTMLElement,
  controller: () => MotionController,
  signal: AbortSignal,
): (wanted: boolean) => void {
  button.addEventListener('click', () => controller().toggle(), { signal });
  button.classList.remove('invisible');
  signal.addEventListener('abort', () => button.classList.add('invisible'));
  const words = button.querySelector('span');
  const pause = words?.textContent ?? '';
  const play = button.dataset.motion ?? '';
  return (wanted) => {
    if (words) words.textContent = wanted ? pause : play;
    button.querySelector('path')?.setAttribute('d', motionSign(wanted));
  };
}
