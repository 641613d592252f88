import type { CollectionName } from '../../content/schema/collections.ts';
import type { RecordRow } from './recordRows.ts';

/** A record that contains all search words. */
export interface Found {
  row: RecordRow;
  /** The words around the match if it is not in the title. */
  excerpt?: string;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const AROUND = 40;

/**
 * The rows of one kind, or of all, that contain the search words, ignoring case and accents. Matches in titles come
 * first.
 */
export function findRows(
  rows: readonly RecordRow[],
  kind: CollectionName | undefined,
  words: string,
): Found[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const found = rows
    .filter(({ collection }) => kind === undefined || collection === kind)
    .flatMap((row): Found[] => {
      const names = plain(`${row.title} ${row.slug} ${row.kind}`);
      if (wanted.every((word) => names.includes(word))) return [{ row }];
      const lines = row.lines.map(plain);
      const isHere = (word: string) =>
        names.includes(word) || lines.some((line) => line.includes(word));
      if (!wanted.every(isHere)) return [];
      const first = wanted.find((word) => !names.includes(word)) ?? '';
      const at = lines.findIndex((line) => line.includes(first));
      return [{ row, excerpt: excerptOf(row.lines[at] ?? '', lines[at]?.indexOf(first) ?? 0) }];
    });
  return [...found.filter(({ excerpt }) => !excerpt), ...found.filter(({ excerpt }) => excerpt)];
}

/** The complete words of a line around a position. */
function excerptOf(line: string, at: number): string {
  const start = at <= AROUND ? 0 : line.lastIndexOf(' ', at - AROUND) + 1;
  const space = line.indexOf(' ', at + 2 * AROUND);
  const end = space < 0 ? line.length : space;
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}
