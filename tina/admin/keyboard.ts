// The editor without a mouse: ways past long forms, Save by a key, names of controls.
import { element } from '../shared/element.ts';
import { onRendered } from './panels.ts';

/** What can be done with a record, with Save. */
const FOOT = '.form-foot';
const SAVE = '.form-save';

/** Links that are visible when they have the focus, with what they move it to. */
const SKIPS = {
  'Go to the form': '[data-test^="form:"] :is(input, textarea, select, [contenteditable=true])',
  'Go to Save': FOOT,
  'Go to Send for review': '#editor-bar .next',
} as const;

const STYLE = `
#skip-links { position: fixed; z-index: 100001; top: 0; left: 0 }
#skip-links button { position: absolute; top: 8px; left: 8px; min-height: 44px; padding: 0 16px; background: var(--color-stone); color: #fff; border-radius: 6px; font: 600 14px/1 Inter, sans-serif; white-space: nowrap; clip-path: inset(50%) }
#skip-links button:focus { clip-path: none; outline: 2px solid #fff; outline-offset: -4px }
body:not(:has(#editor-bar .next)) #skip-links button:last-child { display: none }
`;

/**
 * Tina: no key reaches Save without 60 stops; buttons of its texts have no name.
 * Here: links past the form come first, Ctrl+S saves or says why not, and controls have names
 * (WCAG 2.1.1, 2.4.1, 2.4.3, 4.1.2).
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function keyboard(): void {
  document.head.append(element('style', {}, STYLE));
  addSkipLinks();
  document.addEventListener('keydown', (event) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Tina would send a form that cannot be saved.
    event.stopPropagation();
    document.querySelector<HTMLElement>(SAVE)?.click();
  });
  onRendered(nameControls);
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

export function focusOn(element: HTMLElement | null | undefined): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus();
}

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
  // Tina calls what opens a menu a radio button, which has nothing to unfold.
  for (const button of document.querySelectorAll('button[role=radio][aria-haspopup=menu]')) {
    button.role = 'button';
    button.ariaChecked = null;
  }
  // In a narrow form it shows its icon alone.
  name('button[aria-haspopup=menu][data-radix-collection-item]', ({ textContent }) =>
    String(textContent),
  );
  name('button:has(> .lucide-unlink)', () => 'Remove link');
}
