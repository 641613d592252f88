// The editor without a mouse: ways past long forms, Save by a key, names of controls.
import type { TinaCMS } from 'tinacms';
import { element } from '../../shared/element.ts';
import { explainGreySave } from './formFields.ts';
import { FIELD, onRendered } from './panels.ts';

/** The bar of a form with Reset and Save. */
const SAVE_BAR = '.border-t:has(> div > button)';
const BUTTONS = '.border-t > div > button';

/** Links that are visible when they have the focus, with what they move it to. */
const SKIPS = {
  'Go to the form': '[data-test^="form:"] :is(input, textarea, select, [contenteditable=true])',
  'Go to Save': SAVE_BAR,
  'Go to Send for review': '#editor-bar .next',
} as const;

const HIDDEN_PANEL = 'button.pointer-events-none[aria-label="Show editing panel"]';
const FORM = '[data-test^="form:"]';

/** A chosen picture, with the buttons that replace and remove it. */
const PICTURE = `${FORM} input[type=file] + div`;

const STYLE = `
#skip-links { position: fixed; z-index: 100001; top: 0; left: 0 }
#skip-links button { position: absolute; top: 8px; left: 8px; min-height: 44px; padding: 0 16px; background: var(--color-stone); color: #fff; border-radius: 6px; font: 600 14px/1 Inter, sans-serif; white-space: nowrap; clip-path: inset(50%) }
#skip-links button:focus { clip-path: none; outline: 2px solid #fff; outline-offset: -4px }
body:not(:has(#editor-bar .next)) #skip-links button:last-child { display: none }
${HIDDEN_PANEL} { visibility: hidden }
${FORM} :is(.text-gray-300, .text-gray-400):not(svg, button) { color: var(--color-ink-2) }
@media (max-width: 60rem) {
  #preview-widths { display: none !important }
  #tina-iframe { width: 100% !important; height: 100% !important; transform: none !important }
}
`;

/**
 * Tina: no key reaches Save without 60 stops, nor the name of a new file; the first stop is invisible; buttons of
 * pictures, switches and frames have no name; help is too faint.
 * Here: links past the form come first, Ctrl+S saves or says why not, and controls have names
 * (WCAG 2.1.1, 2.4.1, 2.4.3, 4.1.2).
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function keyboard(cms: TinaCMS): void {
  document.head.append(element('style', {}, STYLE));
  addSkipLinks();
  document.addEventListener('keydown', (event) => {
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      // Tina would send a form that cannot be saved.
      event.stopPropagation();
      const save = [...document.querySelectorAll<HTMLButtonElement>(BUTTONS)].find(
        (one) => one.textContent?.trim() === 'Save' && one.getClientRects().length > 0,
      );
      if (save?.disabled) explainGreySave(cms);
      else save?.click();
    }
    const { parentElement: wrapper } = (event.target as Element).querySelector?.(FILE_NAME) ?? {};
    if (wrapper !== event.target || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    wrapper?.click();
    requestAnimationFrame(() => wrapper?.querySelector('input')?.focus());
  });
  onRendered(nameControls);
  keepFocus();
}

/** A button that was pressed is grey while it works, and takes the focus with it: the bar that it is in gets it. */
function keepFocus(): void {
  let last: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => {
    last = target;
  });
  onRendered(() => {
    if (
      last instanceof HTMLButtonElement &&
      last.disabled &&
      document.activeElement === document.body
    )
      focusOn(last.closest<HTMLElement>(SAVE_BAR));
  }, 'disabled');
}

function addSkipLinks(): void {
  const skips = element('div', { id: 'skip-links' });
  for (const [words, target] of Object.entries(SKIPS)) {
    const skip = element('button', { type: 'button' }, words);
    skip.addEventListener('click', () => {
      const all = [...document.querySelectorAll<HTMLElement>(target)];
      focusOn(all.find((one) => one.getClientRects().length > 0));
    });
    skips.append(skip);
  }
  document.body.prepend(skips);
}

/** Gives the focus to the bar of the form with Save, where one is open. */
export const focusOnSave = (): void => focusOn(document.querySelector<HTMLElement>(SAVE_BAR));

function focusOn(element: HTMLElement | null | undefined): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus();
}

/** The file name of a new record, locked until it is pressed. */
const FILE_NAME = ':scope > input[name="filename"]:disabled';

const firstWords = (element: Element | null): string =>
  element?.innerHTML
    .replaceAll(/<[^>]*>/g, '\n')
    .trim()
    .split('\n')[0]
    ?.trim() ?? '';

/** What has its name from here. */
const named = new WeakSet<Element>();

function nameControls(): void {
  const name = (selector: string, words: (element: HTMLElement) => string) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      if (!element.ariaLabel || named.has(element)) {
        // React uses an element again for another field.
        named.add(element);
        if (element.ariaLabel !== words(element)) element.ariaLabel = words(element);
      }
  };
  name('button[role=radio]:has(svg):not(:has(span, title))', (button) =>
    button.querySelector('svg')?.classList.toString().includes('ordered')
      ? 'Numbered list'
      : 'Bulleted list',
  );
  const field = (button: Element) =>
    firstWords(button.closest(`${FIELD}:has(> label)`)?.querySelector(':scope > label') ?? null);
  name(`${PICTURE} > button:first-child`, (button) => `Replace ${field(button)}`);
  name(`${PICTURE} > button + button`, (button) => `Remove ${field(button)}`);
  name('.text-gray-300 > button:has(> svg:only-child)', () => 'Folder above');
  name('button:has(> .lucide-unlink)', () => 'Remove link');
  for (const picture of document.querySelectorAll(`${PICTURE} img:not([alt])`))
    picture.setAttribute('alt', '');
  for (const frame of document.querySelectorAll('iframe:not([title])'))
    frame.setAttribute('title', 'Preview of the page');
  // The checkbox in it is the switch.
  for (const label of document.querySelectorAll('label[role=switch]'))
    label.removeAttribute('role');
  for (const wrapper of document.querySelectorAll<HTMLElement>(
    'div:has(> input[name="filename"])',
  )) {
    const isLocked = wrapper.querySelector(FILE_NAME) !== null;
    wrapper.tabIndex = isLocked ? 0 : -1;
    wrapper.role = isLocked ? 'button' : null;
    // Its label names it while it is locked (formFields.ts).
    if (!isLocked) wrapper.ariaLabel = null;
  }
}
