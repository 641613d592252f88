import type { CollectionName } from '../../../content/schema/collections.ts';
import { plain, wordsIn } from '../../shared/searchWords.ts';
import type { RecordRow } from './recordRows.ts';

/** A record that contains all search words. */
export interface Found {
  row: RecordRow;
  /** The words around the match if it is not in the title. */
  readonly excerpt?: string;
  /** The field with the most of the words. */
  readonly field: string | undefined;
}

/** What rows are compared by: read once, and not for each letter that is typed. */
const compared = new WeakMap<RecordRow, { readonly names: string; readonly lines: string[] }>();

function textsOf(row: RecordRow) {
  const known = compared.get(row);
  if (known) return known;
  const names = plain(`${row.title} ${row.slug} ${row.kind}`);
  const texts = { names, lines: row.lines.map(plain) };
  compared.set(row, texts);
  return texts;
}

const AROUND = 40;

/**
 * The rows of one kind, or of all, that contain the search words, as their scripts compare letters. Matches in titles
 * come first.
 */
export function findRows(
  rows: readonly RecordRow[],
  kind: CollectionName | undefined,
  query: string,
): Found[] {
  const wanted = wordsIn(query);
  const inTitles: Found[] = [];
  const inTexts: [most: number, found: Found][] = [];
  for (const row of rows) {
    if (kind !== undefined && row.collection !== kind) continue;
    const { names, lines } = textsOf(row);
    const first = wanted.find((word) => !names.includes(word));
    const isHere = (word: string) =>
      names.includes(word) || lines.some((line) => line.includes(word));
    if (!wanted.every(isHere)) continue;
    const counts = lines.map((line) => wanted.filter((word) => line.includes(word)).length);
    const most = Math.max(1, ...counts);
    const at = counts.indexOf(most);
    const field = row.places[at];
    if (first === undefined) {
      inTitles.push({ row, field });
      continue;
    }
    const line = row.lines[at] ?? '';
    const word = wanted.find((one) => lines[at]?.includes(one)) ?? first;
    const found = {
      row,
      field,
      // Only of rows that are shown: to find the place costs more than to find the row.
      get excerpt() {
        return excerptOf(line, placeOf(line, word));
      },
    };
    inTexts.push([most, found]);
  }
  // A sentence with all words comes before a record that has them here and there.
  inTexts.sort(([a], [b]) => b - a);
  return [...inTitles, ...inTexts.map(([, found]) => found)];
}

/** Where a word of a query is in a line as it is written. */
function placeOf(line: string, word: string): number {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (plain(line.slice(0, middle)).includes(word)) high = middle;
    else low = middle + 1;
  }
  return Math.max(0, low - word.length);
}

/** The complete words of a line around a position. */
function excerptOf(line: string, at: number): string {
  const start = at <= AROUND ? 0 : line.lastIndexOf(' ', at - AROUND) + 1;
  const space = line.indexOf(' ', at + 2 * AROUND);
  const end = space < 0 ? line.length : space;
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}
