import type { MotionController } from './MotionController.ts';
import { motionSign } from './motionSign.ts';

/**
 * Adds the listener to a server-rendered `MotionButton` and shows it; it is `invisible` without script.
 * @returns updates the button's name and icon
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
