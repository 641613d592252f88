import { animateLayout } from 'framer-motion/dom';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import type { IslandModule } from '../IslandModule.ts';
import { bundleDuration } from './bundleDuration.ts';

/** Whether somebody reads what a card opened before its script came. */
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

  /** Animates from the present layout to the one that the update makes. */
  const animate = async (update: () => void) => {
    if (reducedMotion().matches) return update();
    const duration = bundleDuration();
    const { finished } = await animateLayout(element, update, { duration, ease: [0.2, 0, 0, 1] });
    await finished;
  };

  const expand = (copy: Element) =>
    animate(() => {
      // Without its scrollbar the page would grow wider.
      if (innerWidth > documentElement.clientWidth)
        documentElement.style.scrollbarGutter = 'stable';
      delete dialog.dataset.collapsing;
      dialog.ariaLabel = copy.querySelector('h2, h3')?.textContent ?? '';
      // Also takes away a card that is still on its way back.
      dialog.replaceChildren(copy);
      for (const details of copy.querySelectorAll('details')) details.open = true;
      dialog.showModal();
      // Else the card has the focus, because it scrolls.
      copy.querySelector('button')?.focus({ preventScroll: true });
    });

  const collapse = async () => {
    if ('collapsing' in dialog.dataset || !dialog.hasChildNodes()) return;
    dialog.dataset.collapsing = '';
    await animate(() => {
      for (const details of element.querySelectorAll('li details[open]'))
        details.removeAttribute('open');
      // One by one: framer-motion puts each back until it has animated to its place in the grid.
      for (const part of dialog.querySelectorAll('[data-layout-id]')) part.remove();
    });
    // Escape pressed twice closes a dialog at once, and the next card may be there by now.
    if (!('collapsing' in dialog.dataset)) return;
    dialog.replaceChildren();
    dialog.close();
  };

  // What listens lies within the island, and goes with it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('button')) collapse();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    collapse();
  });
  dialog.addEventListener('close', () => {
    // It comes a task later, when the next card may already be there.
    if (dialog.open) return;
    documentElement.style.scrollbarGutter = '';
    collapse();
  });

  for (const card of element.querySelectorAll('article')) {
    const details = card.querySelector('details');
    const trigger = details?.querySelector('summary');
    if (!details || !trigger) continue;
    // Before framer-motion writes its styles into the card.
    const pristine = card.cloneNode(true);
    const open = () => {
      // A dialog gives focus back to what had it before; Safari does not focus what is pressed.
      trigger.focus({ preventScroll: true });
      expand(pristine.cloneNode(true) as Element);
    };
    trigger.addEventListener('click', (event) => {
      // Opened before this script came, it closes in its place.
      if (details.open) return;
      event.preventDefault();
      open();
    });
    if (isRead(card, details)) open();
  }

  return () => {
    dialog.replaceChildren();
    dialog.close();
  };
};
