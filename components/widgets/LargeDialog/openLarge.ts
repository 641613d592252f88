/**
 * Opens a dialog of LargeDialog.tsx under the title of what was pressed. Escape, its first button and a
 * press beside its content close it, and the focus goes back.
 * @param content what a press does not close, as a selector, beside the dialog's own two bars
 * @returns ends as the dialog closes; undefined where one is open already
 */
export function openLarge(
  dialog: HTMLDialogElement,
  pressed: HTMLElement,
  title: string,
  content: string,
): AbortSignal | undefined {
  if (dialog.open) return;
  const heading = dialog.querySelector('[data-large-title]');
  if (heading) heading.textContent = title;
  dialog.ariaLabel = title;
  // A dialog gives focus back to what had it before; Safari does not focus what is pressed.
  pressed.focus({ preventScroll: true });
  const { documentElement } = document;
  // Without its scrollbar the page would grow wider.
  if (innerWidth > documentElement.clientWidth) documentElement.style.scrollbarGutter = 'stable';
  dialog.showModal();

  const open = new AbortController();
  const { signal } = open;
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const element = target as Element;
      if (element.closest('header button') || !element.closest(`${content},header,footer`))
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
