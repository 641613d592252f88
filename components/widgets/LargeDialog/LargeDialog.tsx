import type { ReactNode } from 'react';
import { CloseIcon } from '../../ui/Icon.tsx';
import { useWords } from '../../ui/Words.tsx';
import './LargeDialog.css';

/** Classes of a button in the dialog: 44 px. */
export const DIALOG_BUTTON =
  'grid size-11 cursor-pointer place-items-center rounded-[3px] border border-edge hover:border-text';

interface LargeDialogProps {
  /** The main content, which fills the remaining height. */
  children: ReactNode;
  /** Below the content. */
  footer: ReactNode;
}

/** A dialog over the whole screen; openLarge.ts sets its title and opens it. */
export function LargeDialog({ children, footer }: LargeDialogProps) {
  return (
    <dialog
      data-theme="dark"
      className="large-dialog fixed inset-0 m-0 size-full max-h-none max-w-none backdrop:bg-transparent"
    >
      <header className="flex items-center justify-between gap-4">
        <p data-large-title className="display-4 min-w-0" />
        <button type="button" className={`${DIALOG_BUTTON} shrink-0`}>
          <span className="sr-only">{useWords().close}</span>
          <CloseIcon className="size-5" />
        </button>
      </header>
      {children}
      <footer className="flex items-center justify-between gap-4">{footer}</footer>
    </dialog>
  );
}
