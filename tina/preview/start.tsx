import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { talksPageOf } from '../../content/load/talksPath.ts';
import type { Content } from '../../content/schema/collections.ts';
import { takeAskedRecord } from './address.ts';
import { addStyle } from './addStyle.ts';
import { keepTabs } from './bringIntoView.ts';
import { drawAtOnce } from './drawAtOnce.ts';
import { FLAG_STYLE } from './flagUnpublished.ts';
import { holdStill } from './holdStill.ts';
import { Preview } from './Preview.tsx';

const views = import.meta.glob<Record<string, ComponentType<object>>>('../../pages/*/*Page.tsx');
const selections = import.meta.glob<Selection>('../../pages/*/select.ts');

interface Selection {
  select: (content: Content, page?: number) => object;
  /** Of a list that goes over several pages: which of them shows a record. */
  pageOf?: (content: Content, file: string) => number | undefined;
}

/** Pages whose folder is not named as their route. */
const FOLDERS: Readonly<Record<string, string>> = { '/': 'index', '/404': 'not-found' };

/** Opens the edit mode on the page that the editor shows. */
export async function startPreview(): Promise<void> {
  const asked = takeAskedRecord();
  const route = window.location.pathname;
  const page = talksPageOf(route);
  const folder = `../../pages/${page ? 'talks' : (FOLDERS[route] ?? route.slice(1))}/`;
  const view = Object.keys(views).find((file) => file.startsWith(folder));
  const [module, selection] = await Promise.all([
    view && views[view]?.(),
    selections[`${folder}select.ts`]?.(),
  ]);
  const Page = module && Object.values(module)[0];
  if (!Page || !selection) return;
  const { select, pageOf } = selection;
  const shown = (content: Content) => select(content, (asked && pageOf?.(content, asked)) || page);
  drawAtOnce();
  holdStill();
  addStyle(FLAG_STYLE);
  keepTabs();
  createRoot(document.createElement('div')).render(
    <Preview route={route} Page={Page} select={shown} asked={asked} />,
  );
}

// A saved record reloads every page. This one follows the form, and what is being typed would be lost.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));
