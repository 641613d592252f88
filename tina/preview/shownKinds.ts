import { selectPage } from '../../components/sections/selectPage.ts';
import { type CollectionName, collections } from '../../content/schema/collections.ts';
import { fromTina, type PreviewData } from './fromTina.ts';
import { isShared } from './pageQuery.ts';
import { createSourceMarks } from './sourceMarks.ts';

/**
 * The kinds of records that a page shows beside its own: those that the selections of its sections read. Found by
 * letting them select from blank records.
 * @param page the answer to the page's own query
 */
export function shownKinds(page: PreviewData): CollectionName[] {
  const names = Object.keys(collections) as CollectionName[];
  const { content } = fromTina(names, page, createSourceMarks());
  const read = new Set<CollectionName>();
  const watched = new Proxy(content, {
    get(blank, name: CollectionName) {
      read.add(name);
      return blank[name];
    },
  });
  const [own] = content.pages;
  if (own) selectPage(own, watched, { part: { list: 'all', page: 1 }, now: Date.now() });
  read.delete('pages');
  return [...read].filter((name) => !isShared(name));
}
