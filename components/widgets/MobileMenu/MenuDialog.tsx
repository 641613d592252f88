import { Dialog, DialogPanel } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { MENU_FRAME } from './frame.ts';

interface MenuDialogProps {
  /** The menu's own HTML; it stands in the popover while the dialog is closed. */
  content: HTMLElement;
  popover: HTMLElement;
  label: string;
  onClose: () => void;
  /** Called when the dialog is gone and the page answers again. */
  onGone: () => void;
}

const PORTAL = '#headlessui-portal-root';

/** Rests everything beside the dialog; Headless UI does so only for an app with one root. */
function restPage(): () => void {
  const rested = [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.inert && !child.matches(`${PORTAL}, script`),
  );
  for (const child of rested) child.inert = true;
  return () => {
    for (const child of rested) child.inert = false;
  };
}

/** Moves the content, and keeps what the move would lose: the focus and the place scrolled to. */
function move(content: HTMLElement, from: HTMLElement, to: HTMLElement): void {
  const focused = content.contains(document.activeElement) && document.activeElement;
  const { scrollTop } = from;
  to.append(content);
  to.scrollTop = scrollTop;
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** The open menu: a Headless UI dialog around the HTML that the popover held. */
export function MenuDialog({ content, popover, label, onClose, onGone }: MenuDialogProps) {
  return (
    <Dialog
      static
      open
      onClose={onClose}
      aria-label={label}
      data-room="desk"
      className="relative z-50"
    >
      <Panel content={content} popover={popover} onClose={onClose} onGone={onGone} />
    </Dialog>
  );
}

function Panel({ content, popover, onClose, onGone }: Omit<MenuDialogProps, 'label'>) {
  const panel = useRef<HTMLDivElement>(null);

  // In one task with the removal of the popover: nobody sees the menu change hands.
  useLayoutEffect(() => {
    const home = panel.current;
    if (!home) return;
    move(content, popover, home);
    if (popover.matches(':popover-open')) popover.hidePopover();
    return () => popover.append(content);
  }, [content, popover]);

  useEffect(() => {
    const wakePage = restPage();
    return () => {
      wakePage();
      // After Headless UI, which has its own idea of where focus was.
      queueMicrotask(() => queueMicrotask(onGone));
    };
  }, [onGone]);

  return (
    <DialogPanel
      ref={panel}
      data-room="desk"
      className={MENU_FRAME}
      onClick={({ target }) => {
        if ((target as Element).closest('a, button')) onClose();
      }}
    />
  );
}
