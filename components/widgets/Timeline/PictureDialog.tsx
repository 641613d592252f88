import { Arrow } from '../../ui/Arrow.tsx';
import { CloseIcon } from '../../ui/CloseIcon.tsx';
import '../modal.css';
import './PictureDialog.css';

const BUTTON = 'grid size-11 cursor-pointer place-items-center rounded-[3px] border border-edge';

/** Where the pictures of an event stand large, one at a time; showPictures.ts fills and opens it. */
export function PictureDialog() {
  return (
    <dialog data-theme="dark" className="pictures">
      <header className="flex items-center justify-between gap-4">
        <p data-pictures-title className="display-4 min-w-0" />
        <button type="button" data-pictures-close className={`${BUTTON} shrink-0`}>
          <span className="sr-only">Close</span>
          <CloseIcon className="size-5" />
        </button>
      </header>
      <div data-pictures-row className="overflow-hidden">
        <ul className="flex h-full" />
      </div>
      <footer className="flex items-center justify-between gap-4">
        <p data-pictures-words aria-live="polite" className="label-mono text-text-2" />
        <p className="flex gap-2">
          <button type="button" data-pictures-step="-1" className={BUTTON}>
            <span className="sr-only">Previous picture</span>
            <Arrow direction="left" className="size-5!" />
          </button>
          <button type="button" data-pictures-step="1" className={BUTTON}>
            <span className="sr-only">Next picture</span>
            <Arrow direction="right" className="size-5!" />
          </button>
        </p>
      </footer>
    </dialog>
  );
}
