// Tina's own windows, such as that of the pictures.
import { element } from '../../shared/element.ts';
import { onRendered } from './panels.ts';

/** A window, and its close button, which the keyboard cannot reach. */
const WINDOW = '#modal-root > *';
const CROSS = `${WINDOW} h2 + *`;

const STYLE = `
${WINDOW} button:focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: 2px }
`;

/**
 * Tina: closes its windows only by a click, and leaves the focus behind them.
 * Here: windows take the focus and give it back, and Escape closes them.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function closeWindows(): void {
  document.head.append(element('style', {}, STYLE));
  window.addEventListener(
    'keydown',
    (event) => {
      const cross = [...document.querySelectorAll<HTMLElement>(CROSS)].at(-1);
      if (event.key !== 'Escape' || !cross) return;
      event.stopPropagation();
      cross.click();
    },
    true,
  );
  let before: Element | null | undefined;
  onRendered(() => {
    const opened = [...document.querySelectorAll(WINDOW)].at(-1);
    if (opened && before === undefined) {
      before = document.activeElement;
      opened.role = 'dialog';
      opened.ariaModal = 'true';
      opened.ariaLabel = opened.querySelector('h2')?.textContent ?? null;
      if (!opened.contains(before)) opened.querySelector('button')?.focus();
    } else if (!opened && before !== undefined) {
      if (document.activeElement === document.body) (before as HTMLElement | null)?.focus();
      before = undefined;
    }
  }, 'class');
}
