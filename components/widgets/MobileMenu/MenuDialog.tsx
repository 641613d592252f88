import { Dialog, DialogPanel } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';

interface MenuDialogProps {
  /** The menu's own HTML; it stands in the popover while the dialog is closed. */
  content: HTMLElement;
  popover: HTMLElement;
  label: string;
  /** Gets the focus back. */
  opener: HTMLElement;
  onClose: () => void;
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

/** Moves the content, scrolled as it was. */
function move(content: HTMLElement, from: HTMLElement, to: HTMLElement): void {
  const { scrollTop } = from;
  to.append(content);
  to.scrollTop = scrollTop;
}

/** Focuses after Headless UI, which has its own idea of where focus belongs. */
const focusLast = (element: HTMLElement | null) =>
  queueMicrotask(() => queueMicrotask(() => element?.focus({ preventScroll: true })));

/** The open menu: a Headless UI dialog around the HTML that the popover held. */
export function MenuDialog({ label, onClose, ...rest }: MenuDialogProps) {
  return (
    <Dialog
      static
      open
      onClose={onClose}
      aria-label={label}
      data-room="desk"
      className="fixed inset-0 z-50"
    >
      <Panel onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Panel({ content, popover, opener, onClose }: Omit<MenuDialogProps, 'label'>) {
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);

  // In one task with the removal of the popover: nobody sees the menu change hands.
  useLayoutEffect(() => {
    const home = panel.current;
    if (!home) return;
    const { activeElement } = document;
    if (content.contains(activeElement)) focused.current = activeElement as HTMLElement;
    move(content, popover, home);
    if (popover.matches(':popover-open')) popover.hidePopover();
    return () => popover.append(content);
  }, [content, popover]);

  useEffect(() => {
    const wakePage = restPage();
    focusLast(focused.current);
    return () => {
      wakePage();
      focusLast(opener);
    };
  }, [opener]);

  return (
    <DialogPanel
      ref={panel}
      data-room="desk"
      // The popover's own box, so that one can become the other.
      className={popover.className}
      onClick={({ target }) => {
        if ((target as Element).closest('a, button')) onClose();
      }}
    />
  );
}
