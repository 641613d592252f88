import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Content } from '../../content/schema/collections.ts';
import { takeRequestedFile } from '../patches/previewAddress.ts';
import { renderAtOnce } from '../patches/renderAtOnce.ts';
import { keepTabs } from './bringIntoView.ts';
import { Preview } from './Preview.tsx';
import { stylePreview } from './previewStyle.ts';

const views = import.meta.glob<Record<string, ComponentType<object>>>('../../pages/*/*Page.tsx');
const selections = import.meta.glob<Selection>('../../pages/*/select.ts');

interface Selection {
  select: (content: Content, path?: string) => object;
  /** Of a list that goes over several pages: the address of the one that shows a record. */
  pathOf?: (content: Content, file: string) => string | undefined;
}

/** Pages whose folder is not named as their route. */
const FOLDERS: Readonly<Record<string, string>> = { '/': 'index', '/404': 'not-found' };

/** Opens the edit mode on the page that the editor shows. */
export async function startPreview(): Promise<void> {
  const requested = takeRequestedFile();
  const route = window.location.pathname;
  const folder = `../../pages/${FOLDERS[route] ?? route.split('/')[1]}/`;
  const view = Object.keys(views).find((file) => file.startsWith(folder));
  const [module, selection] = await Promise.all([
    view && views[view]?.(),
    selections[`${folder}select.ts`]?.(),
  ]);
  const Page = module && Object.values(module)[0];
  if (!Page || !selection) return;
  const { select, pathOf } = selection;
  const selectPage = (content: Content) =>
    select(content, (requested && pathOf?.(content, requested)) || route);
  renderAtOnce();
  stylePreview();
  keepTabs();
  createRoot(document.createElement('div')).render(
    <Preview route={route} Page={Page} select={selectPage} requested={requested} />,
  );
}

// A saved record reloads every page. This one follows the form, and what is being typed would be lost.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));
