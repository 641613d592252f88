// The page beside the form: the site's style, and the edit mode, which renders the page from what the editor sends.
import '../../components/ui/styles.css';
import 'virtual:fonts.css';
import { createRoot } from 'react-dom/client';
import { isNameless } from '../shared/editorAddress.ts';
import { openedFor } from '../shared/pageLanguage.ts';
import { openClicked } from './clicks.ts';
import { nameFields } from './fieldName.ts';
import { Preview } from './Preview.tsx';
import { stylePreview } from './previewStyle.ts';
import { sectionBar } from './sectionBar.ts';

/**
 * The record that the editor opens with this page: it is in the hash, which goes, so that going back does not open the
 * record again. After a reload it comes from the history's state.
 */
function takeRequested(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const file = decodeURIComponent(location.hash.slice(1));
  if (!file.startsWith('content/'))
    return entry?.type === 'reload' ? history.state?.requested : undefined;
  history.replaceState(
    { ...history.state, requested: file },
    '',
    location.pathname + location.search,
  );
  return file;
}

function startPreview(): void {
  const requested = takeRequested();
  const { record, language } = document.body.dataset;
  // A new page is shown in place of this one.
  const isPage = requested?.startsWith('content/pages/') && !isNameless(requested);
  const file = isPage ? requested : record;
  if (!file) return;
  stylePreview();
  nameFields();
  // The sections of a page are the same in every language.
  if (!language && !openedFor(location)) sectionBar(file);
  openClicked();
  createRoot(document.createElement('div')).render(<Preview file={file} requested={requested} />);
}

// Saving a record reloads all pages, except this one, because unsaved changes would be lost.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));

startPreview();
