import { createRoot } from 'react-dom/client';
import { NAMELESS, takeRequestedFile } from '../shared/previewAddress.ts';
import { keepTabs } from './bringIntoView.ts';
import { renderAtOnce } from './editorMessages.ts';
import { nameFields } from './fieldName.ts';
import { Preview } from './Preview.tsx';
import { stylePreview } from './previewStyle.ts';
import { sectionBar, tapToEdit } from './sectionBar.ts';

/** Starts the edit mode on the page in the editor's frame. */
export async function startPreview(): Promise<void> {
  const requested = takeRequestedFile();
  const { record } = document.body.dataset;
  // A new page is shown in place of this one.
  const isPage = requested?.startsWith('content/pages/') && !requested.includes(`/${NAMELESS}.`);
  const file = isPage ? requested : record;
  if (!file) return;
  renderAtOnce();
  stylePreview();
  nameFields();
  keepTabs();
  sectionBar(file);
  tapToEdit();
  createRoot(document.createElement('div')).render(<Preview file={file} requested={requested} />);
}

// Saving a record reloads all pages, except this one, because unsaved changes would be lost.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));
