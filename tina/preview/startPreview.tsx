import { createRoot } from 'react-dom/client';
import { NAMELESS, takeRequestedFile } from '../shared/previewAddress.ts';
import { openClicked } from './clicks.ts';
import { nameFields } from './fieldName.ts';
import { Preview } from './Preview.tsx';
import { stylePreview } from './previewStyle.ts';
import { sectionBar } from './sectionBar.ts';

/** Starts the edit mode on the page in the editor's frame. */
export async function startPreview(): Promise<void> {
  const requested = takeRequestedFile();
  const { record } = document.body.dataset;
  // A new page is shown in place of this one.
  const isPage = requested?.startsWith('content/pages/') && !requested.includes(`/${NAMELESS}.`);
  const file = isPage ? requested : record;
  if (!file) return;
  stylePreview();
  nameFields();
  sectionBar(file);
  openClicked();
  createRoot(document.createElement('div')).render(<Preview file={file} requested={requested} />);
}

// Saving a record reloads all pages, except this one, because unsaved changes would be lost.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));
