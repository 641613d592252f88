import { Arrow } from '../../ui/Arrow.tsx';
import { useWords } from '../../ui/Words.tsx';
import { DIALOG_BUTTON, LargeDialog } from '../LargeDialog/LargeDialog.tsx';
import './PictureDialog.css';

/** Where the pictures of an event stand large, one at a time; showPictures.ts fills and opens it. */
export function PictureDialog() {
  const words = useWords();
  return (
    <LargeDialog
      footer={
        <>
          <p
            data-pictures-words={words.placeOf}
            aria-live="polite"
            className="label-mono text-text-2"
          />
          <p className="flex gap-2">
            <button type="button" data-pictures-step="-1" className={DIALOG_BUTTON}>
              <span className="sr-only">{words.previousPicture}</span>
              <Arrow direction="left" className="size-5!" />
            </button>
            <button type="button" data-pictures-step="1" className={DIALOG_BUTTON}>
              <span className="sr-only">{words.nextPicture}</span>
              <Arrow direction="right" className="size-5!" />
            </button>
          </p>
        </>
      }
    >
      <div data-pictures-row className="overflow-hidden">
        <ul className="flex h-full" />
      </div>
    </LargeDialog>
  );
}
