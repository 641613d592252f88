import { createRoot } from 'react-dom/client';
import { keepTabs } from './bringIntoView.ts';
import { renderAtOnce } from './editorMessages.ts';
import { Preview } from './Preview.tsx';
import { NAMELESS, takeRequestedFile } from './previewAddress.ts';
import { stylePreview } from './previewStyle.ts';

/** Opens the edit mode on the page that the editor shows. */
export async function startPreview(): Promise<void> {
  const requested = takeRequestedFile();
  const { record } = document.body.dataset;
  // A page that is still to be made is shown in the place of the one that this is.
  const isPage = requested?.startsWith('content/pages/') && !requested.includes(`/${NAMELESS}.`);
  const file = isPage ? requested : record;
  if (!file) return;
  renderAtOnce();
  stylePreview();
  keepTabs();
  createRoot(document.createElement('div')).render(<Preview file={file} requested={requested} />);
}

// A saved record reloads every page. This one follows the form, and what is being typed would be lost.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));
