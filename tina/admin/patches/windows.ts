// Tina's dialogs, error messages and menu.
import type { TinaCMS } from 'tinacms';
import { element } from '../../shared/element.ts';
import { onMove } from '../events.ts';
import { focusOnSave } from './keyboard.ts';
import { onRendered } from './panels.ts';

/** The close button of a dialog, which the keyboard cannot reach. */
const CROSS = '.z-modal h2 + .cursor-pointer';

/** The menu of Tina's own pages while it is open. The one beside a page closes by itself, and slides (`.z-overlay`). */
const MENU = 'div.z-30.w-96:not(.hidden)';
const CHOICE = `${MENU}:not(.z-overlay *) li :is(a, button)`;
const CLOSE_MENU = `${MENU} > div:first-child > button`;

// A short message is half as wide as the window and covers Save. The menu beside pages is below Tina's own.
const STYLE = `
.fixed.bottom-6.left-1\\/2 { bottom: 6rem; width: max-content; max-width: 90vw }
body:has(.items-stretch.h-dvh > .w-full.relative) .z-base { visibility: hidden }
.z-modal button:focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: 2px }
.z-modal li button { text-align: left; text-decoration: underline; vertical-align: top }
`;

/**
 * Tina: closes its dialogs only by a click, leaves the focus behind them, and keeps error messages open over the next
 * page; short messages cover Save. The menu stays open over the page that was chosen in it, a second menu below it
 * stays reachable by keyboard and screen readers, and its close button has no name.
 * Here: dialogs take the focus and give it back, and Escape closes them. Errors close when their page is left, and Save
 * stays visible. There is one menu, a choice closes it, and its close button has a name.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function closeWindows(cms: TinaCMS): void {
  document.head.append(element('style', {}, STYLE));
  const closeErrors = () => {
    const errors = cms.alerts.all.filter(({ level }) => level === 'error');
    for (const error of errors) cms.alerts.dismiss(error);
    return errors.length > 0;
  };
  onMove(cms, closeErrors);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && (closeErrors() || press(CROSS) || press(CLOSE_MENU)))
        event.stopPropagation();
    },
    true,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      // React follows the link first.
      if ((target as Element).closest?.(CHOICE)) setTimeout(press, 0, CLOSE_MENU);
    },
    true,
  );
  const passFocus = focusPasser();
  onRendered(() => {
    document.querySelector(CLOSE_MENU)?.setAttribute('aria-label', 'Close the menu');
    passFocus();
  }, 'class');
}

/** Presses the last of some buttons. @returns whether there is one */
function press(buttons: string): boolean {
  const last = [...document.querySelectorAll<HTMLElement>(buttons)].at(-1);
  last?.click();
  return last !== undefined;
}

/** @returns what gives the focus to a dialog that has opened, and back when all are closed */
function focusPasser(): () => void {
  let before: Element | null | undefined;
  return () => {
    const dialog = [...document.querySelectorAll('.z-modal')].at(-1);
    if (dialog && before === undefined) {
      before = document.activeElement;
      dialog.role = 'dialog';
      dialog.ariaModal = 'true';
      dialog.ariaLabel = dialog.querySelector('h2')?.textContent ?? null;
      if (!dialog.contains(before)) dialog.querySelector('button')?.focus();
    } else if (!dialog && before !== undefined) {
      const isLost = document.activeElement === document.body;
      // Save is grey after it was pressed.
      if (isLost && (!before?.isConnected || before.matches('body, :disabled'))) focusOnSave();
      else if (isLost) (before as HTMLElement).focus();
      before = undefined;
    }
  };
}
