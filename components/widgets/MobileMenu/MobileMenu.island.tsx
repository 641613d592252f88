import { createRoot } from 'react-dom/client';
import type { WakeModule } from '../../../renderer/islands/WakeModule.ts';
import { MenuDialog } from './MenuDialog.tsx';

/** Width from which the bar shows its links, and needs no menu (specification 9, mobile breakpoint). */
const WIDE = '(width >= 48rem)';

/**
 * Makes the popover a dialog over the same HTML. React draws the dialog alone; the menu's content
 * moves into it while it is open.
 */
export const wake: WakeModule['wake'] = (element) => {
  const opener = element.querySelector<HTMLElement>('[popovertarget]');
  const popover = element.querySelector<HTMLElement>('[popover]');
  const content = popover?.firstElementChild;
  if (!opener || !popover || !(content instanceof HTMLElement)) return;

  const root = createRoot(document.createElement('div'));
  const listening = new AbortController();
  const { signal } = listening;
  const wide = matchMedia(WIDE);
  const label = content.querySelector('nav')?.getAttribute('aria-label') ?? '';

  const show = (open: boolean) => {
    opener.setAttribute('aria-expanded', String(open));
    root.render(
      open ? (
        <MenuDialog
          content={content}
          popover={popover}
          label={label}
          opener={opener}
          onClose={close}
        />
      ) : null,
    );
  };
  const close = () => show(false);

  opener.removeAttribute('popovertarget');
  opener.setAttribute('aria-haspopup', 'dialog');
  opener.addEventListener('click', () => show(true), { signal });
  wide.addEventListener('change', ({ matches }) => matches && close(), { signal });
  show(popover.matches(':popover-open'));

  return () => {
    listening.abort();
    root.unmount();
    opener.setAttribute('popovertarget', popover.id);
    opener.removeAttribute('aria-haspopup');
    opener.removeAttribute('aria-expanded');
  };
};
