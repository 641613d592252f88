import { diffLines } from 'diff';
import type { Part } from '../../../../content/compare/words.ts';
import { BUILD_FILE } from '../../../../renderer/headers/siteRules.ts';
import type { BuiltSite } from './builtSite.ts';

/** A published file that is no page, nor a part of what one looks like. */
export interface BesideFile {
  readonly what: 'added' | 'changed' | 'removed';
  /** Its address on the site, `/sitemap.xml`. */
  readonly address: string;
  /** Its lines that came and went; none where it is no text, or where too many did. */
  readonly lines: readonly Part[];
}

/** Texts that are compared line by line. */
const TEXT = /(?:^|\/)_headers$|\.(?:ics|json|txt|xml)$/;

/** More of them are not read, only counted. */
const MOST_LINES = 60;

/** Beyond so many lines that differ, two texts have too little in common. */
const MOST_EDITS = 2000;

/**
 * What else of a site is not the same: feeds, calendar, sitemap, headers, and files that nothing
 * names but that are published all the same.
 */
export function besideFiles(base: BuiltSite, head: BuiltSite): BesideFile[] {
  const looks = new Set(
    [base, head].flatMap((site) => site.pages.flatMap((one) => [...site.look(one)])),
  );
  const files = [...new Set([...base.files, ...head.files])].sort();
  return files.flatMap((file): BesideFile[] => {
    if (file.endsWith('.html') || looks.has(file) || base.hash(file) === head.hash(file)) return [];
    // Another one in each build.
    if (`/${file}` === BUILD_FILE) return [];
    const what = !base.has(file) ? 'added' : head.has(file) ? 'changed' : 'removed';
    return [{ what, address: `/${file}`, lines: TEXT.test(file) ? linesOf(file, base, head) : [] }];
  });
}

function linesOf(file: string, base: BuiltSite, head: BuiltSite): Part[] {
  const options = { maxEditLength: MOST_EDITS };
  const parts = diffLines(base.text(file) ?? '', head.text(file) ?? '', options) ?? [];
  const changed = parts.flatMap(({ added, removed, value }): Part[] =>
    added || removed ? [{ what: added ? 'added' : 'removed', text: value.trimEnd() }] : [],
  );
  const lines = changed.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  return lines > MOST_LINES ? [] : changed;
}
