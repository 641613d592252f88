/**
 * Opens a dialog of LargeDialog.tsx with the title of the article that contains the pressed element. Escape, the close
 * button and a press outside of its picture or player close it; the focus returns to `pressed`.
 * @returns a signal that aborts when the dialog closes; undefined if the dialog is already open
 */
export function openLarge(dialog: HTMLDialogElement, pressed: HTMLElement) {
  if (dialog.open) return;
  const title = pressed.closest('article')?.querySelector('h2')?.textContent ?? '';
  const heading = dialog.querySelector('[data-large-title]');
  if (heading) heading.textContent = title;
  dialog.ariaLabel = title;
  // A dialog returns focus to the element that had it; Safari does not focus a pressed element.
  pressed.focus({ preventScroll: true });
  const { documentElement } = document;
  // Keeps the page's width when its scrollbar disappears.
  if (innerWidth > documentElement.clientWidth) documentElement.style.scrollbarGutter = 'stable';
  dialog.showModal();

  const open = new AbortController();
  const { signal } = open;
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const element = target as Element;
      if (element.closest('header button') || !element.closest('img,iframe,header,footer'))
        dialog.close();
    },
    { signal },
  );
  dialog.addEventListener(
    'close',
    () => {
      documentElement.style.scrollbarGutter = '';
      open.abort();
    },
    { signal },
  );
  return signal;
}
