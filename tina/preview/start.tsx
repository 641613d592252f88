import { createRoot } from 'react-dom/client';
import type { Content } from '../../content/schema/collections.ts';
import { Preview, type Previewed } from './Preview.tsx';

const views = import.meta.glob<Record<string, Previewed['Page']>>('../../pages/*/*Page.tsx');
const selections = import.meta.glob<Pick<Previewed, 'select'>>('../../pages/*/select.ts');

/** Opens the edit mode on the page that the editor shows. */
export async function startPreview(): Promise<void> {
  const route = window.location.pathname;
  const folder = `../../pages/${route === '/' ? 'index' : route.slice(1)}/`;
  const view = Object.keys(views).find((file) => file.startsWith(folder));
  const [module, selection, response] = await Promise.all([
    view && views[view]?.(),
    selections[`${folder}select.ts`]?.(),
    fetch('/admin/content.json'),
  ]);
  const Page = module && Object.values(module)[0];
  if (!Page || !selection) return;
  const content = (await response.json()) as Content;
  createRoot(document.createElement('div')).render(
    <Preview route={route} content={content} Page={Page} select={selection.select} />,
  );
}

// What is being typed would be lost with the page that a saved file reloads.
import.meta.hot?.on('vite:beforeFullReload', () => {
  throw new Error('The preview follows the form; the page is not loaded anew.');
});
