import { animateLayout } from 'framer-motion/dom';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import type { IslandModule } from '../island.tsx';

/** Whether a card was opened before hydration and is still in view or has focus. */
function isRead(card: Element, details: HTMLDetailsElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  const inView = bottom > 0 && top < innerHeight;
  return details.open && (inView || card.contains(document.activeElement));
}

/**
 * Shows a card that opens over the page: a copy of it in a modal dialog, which framer-motion moves
 * there from the card's place and back.
 */
export const hydrate: IslandModule['hydrate'] = (element) => {
  const dialog = element.querySelector('dialog');
  if (!dialog) return;
  const { documentElement } = document;

  /** Animates from the layout before `update` to the one after it, as long as the overlay fades in or out. */
  const animate = async (update: () => void) => {
    if (reducedMotion().matches) return update();
    const duration = Number.parseFloat(getComputedStyle(dialog).transitionDuration);
    const { finished } = await animateLayout(element, update, { duration, ease: [0.2, 0, 0, 1] });
    await finished;
  };

  /**
   * @param focusVisible whether the focus gets a ring: not after a pointer opened the card, which Safari cannot
   * detect
   */
  const expand = (copy: Element, focusVisible: boolean) =>
    animate(() => {
      // Keeps the page's width when its scrollbar disappears.
      if (innerWidth > documentElement.clientWidth)
        documentElement.style.scrollbarGutter = 'stable';
      delete dialog.dataset.collapsing;
      dialog.ariaLabel = copy.querySelector('h2, h3')?.textContent ?? '';
      // Also removes a card that is still collapsing.
      dialog.replaceChildren(copy);
      for (const details of copy.querySelectorAll('details')) details.open = true;
      dialog.showModal();
      // Otherwise the card gets the focus, because it scrolls.
      const close = copy.querySelector('button');
      // If the dialog has already focused it, focus() changes nothing.
      close?.blur();
      close?.focus({ preventScroll: true, focusVisible });
    });

  const collapse = async () => {
    if ('collapsing' in dialog.dataset || !dialog.hasChildNodes()) return;
    dialog.dataset.collapsing = '';
    await animate(() => {
      for (const details of element.querySelectorAll('li details[open]'))
        details.removeAttribute('open');
      // One by one: framer-motion restores each until its animation ends.
      for (const part of dialog.querySelectorAll('[data-layout-id]')) part.remove();
    });
    // Escape pressed twice closes the dialog at once; another card may have opened since.
    if (!('collapsing' in dialog.dataset)) return;
    dialog.replaceChildren();
    dialog.close();
  };

  // Listeners are on elements within the island, so they need no cleanup.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('button')) collapse();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    collapse();
  });
  dialog.addEventListener('close', () => {
    // `close` fires a task later; another card may have opened since.
    if (dialog.open) return;
    documentElement.style.scrollbarGutter = '';
    collapse();
  });

  for (const card of element.querySelectorAll('article')) {
    const details = card.querySelector('details');
    const trigger = details?.querySelector('summary');
    if (!details || !trigger) continue;
    // Cloned before framer-motion writes styles into the card.
    const pristine = card.cloneNode(true);
    const open = (byKey: boolean) => {
      // A dialog returns focus to the element that had it; Safari does not focus a pressed element.
      trigger.focus({ preventScroll: true });
      expand(pristine.cloneNode(true) as Element, byKey);
    };
    trigger.addEventListener('click', (event) => {
      // Opened before hydration, it closes in place.
      if (details.open) return;
      event.preventDefault();
      open(event.detail === 0);
    });
    if (isRead(card, details)) open(card.querySelector(':focus-visible') !== null);
  }

  return () => {
    dialog.replaceChildren();
    dialog.close();
  };
};
