import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A page of the built site that is not the same in both revisions. */
export interface ChangedPage {
  readonly what: 'added' | 'changed' | 'removed';
  /** Its address on the site, `/talks`. */
  readonly route: string;
  /** Addresses that it names before and after, under which other contents lie now. */
  readonly contents: readonly string[];
  /** Names of pictures that it shows on one side only. */
  readonly pictures: readonly string[];
  /** Addresses on it that are gone, `/events#year-end-assay`. */
  readonly lostAnchors: readonly string[];
}

/** One value for each of the two builds. */
export interface Sites {
  readonly base: string;
  readonly head: string;
}

interface BuiltSites {
  readonly base: BuiltSite;
  readonly head: BuiltSite;
}

/**
 * The pages that a change reaches. Nothing foretells them: both revisions were built, and these pages
 * differ, or a file of the site that they name differs.
 * @param sites the two builds
 * @returns them, and how many are the same
 */
export function changedPages({ base, head }: BuiltSites): { pages: ChangedPage[]; same: number } {
  const files = [...new Set([...base.pages, ...head.pages])];
  const pages = files.flatMap((file): ChangedPage[] => {
    const [before, after] = [base.text(file), head.text(file)];
    const look = before === undefined || after === undefined ? [] : [...head.look(file)];
    const contents = look
      .filter((one) => base.has(one) && base.hash(one) !== head.hash(one))
      .sort();
    if (before === after && contents.length === 0) return [];
    const what = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    const route = `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
    const pictures = what === 'changed' ? changedPictures(base, head, file) : [];
    const remaining = anchorsIn(after);
    const lost = [...anchorsIn(before)].filter((id) => !remaining.has(id));
    return [
      {
        what,
        route,
        contents: contents.map((one) => `/${one}`),
        pictures,
        lostAnchors: lost.map((id) => `${route}#${id}`),
      },
    ];
  });
  // The home page, whose route is the shortest, comes first.
  pages.sort((a, b) => (a.route < b.route ? -1 : 1));
  return { pages, same: files.length - pages.length };
}

/** The places of a page that a link can lead to: an id that only connects an element to its label is none. */
function anchorsIn(html = ''): Set<string> {
  const tied = new Set(
    [...html.matchAll(/\s(?:for|aria-\w+)="([^"]*)"/g)].flatMap(([, ids]) => ids?.split(' ')),
  );
  const ids = [...html.matchAll(/\sid="([a-z][\w-]*)"/g)].map(([, id = '']) => id);
  return new Set(ids.filter((id) => !tied.has(id)));
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/** What the build adds to a picture's name: for phones, the hash of its content, its width. */
const ADDED_BY_BUILD = /(?:-phone)?-[0-9a-f]{24}(?:-\d+)?(?=\.|$)/;

/** Pictures of a page that one of the two builds has and the other has not, by name and content. */
function changedPictures(base: BuiltSite, head: BuiltSite, page: string): string[] {
  const shown = (site: BuiltSite) =>
    new Map(
      [...site.look(page)]
        .filter((file) => PICTURE.test(file))
        .map((file) => [site.hash(file), file] as const),
    );
  const [before, after] = [shown(base), shown(head)];
  const files = [
    ...[...before].filter(([hash]) => !after.has(hash)),
    ...[...after].filter(([hash]) => !before.has(hash)),
  ];
  const names = files.map(([, file]) =>
    posix.basename(file).replace(ADDED_BY_BUILD, '').replace(PICTURE, ''),
  );
  return [...new Set(names)].sort();
}

/** A built site, as far as two of them are compared. Its files are named from its top, with slashes. */
export interface BuiltSite {
  readonly files: readonly string[];
  readonly pages: readonly string[];
  readonly has: (file: string) => boolean;
  readonly text: (file: string) => string | undefined;
  /** Of what a file holds. */
  readonly hash: (file: string) => string | undefined;
  /** All files that a page names, and that those name: what decides how it looks and what it does. */
  readonly look: (page: string) => ReadonlySet<string>;
}

/** Compressed copies of files, and the editor, which no visitor sees. */
const LEFT_OUT = ['**/*.{br,gz}', 'admin/**'];

const PAGE = /\.html$/;

/** What a page names for other readers: it is not visible on the page, and compared by itself. */
const FOR_OTHERS = /\.(?:html|ics|txt|xml)$/;

/** Files that can name others. */
const TEXT = /\.(?:css|html|js|json|svg|webmanifest)$/;

/** What may be around an address: quotes, spaces, and the syntax of CSS, of lists and of JSON. */
const AROUND_ADDRESS = /["'`\s()<>,;=\\]+/;

/** Reads the site in a folder. */
export function builtSite(folder: string): BuiltSite {
  const files = globSync('**/*', { cwd: folder, exclude: LEFT_OUT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      posix.relative(slashes(folder), slashes(join(parentPath, name))),
    );
  const all = new Set(files);
  const read = (file: string) => (all.has(file) ? readFileSync(join(folder, file)) : undefined);
  const text = (file: string) => read(file)?.toString();
  const named = once((file: string) =>
    TEXT.test(file) ? addressesIn(text(file) ?? '', file).filter((one) => all.has(one)) : [],
  );
  return {
    files,
    pages: files.filter((file) => PAGE.test(file)),
    has: (file) => all.has(file),
    text,
    hash: once((file) => {
      const bytes = read(file);
      return bytes && createHash('sha256').update(bytes).digest('hex');
    }),
    look: (page) => {
      const look = new Set<string>();
      const add = (file: string) => {
        for (const one of named(file)) {
          if (look.has(one) || FOR_OTHERS.test(one)) continue;
          look.add(one);
          add(one);
        }
      };
      add(page);
      return look;
    },
  };
}

/** Everything in a text that may be an address on its own site, as the file that it would be. */
const addressesIn = (text: string, file: string): string[] => [
  ...new Set(
    text.split(AROUND_ADDRESS).flatMap((word) => {
      if (!word.includes('.')) return [];
      const path = word.replace(/[?#&].*$/, '').replace(/^https?:\/\/[^/]*/, '');
      return posix.join('/', path.startsWith('/') ? '' : posix.dirname(file), path).slice(1);
    }),
  ),
];

const slashes = (path: string) => path.replaceAll('\\', '/');

function once<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, Value>();
  return (key) => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key) as Value;
  };
}
