import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { type ChangedPage, fileOf, PREFIX, type Side } from '../../shared/Snapshot.ts';
import {
  comparePages,
  type Document,
  type Element,
  elementOf,
  elementsIn,
} from './comparePages.ts';

const SIDES = ['before', 'after'] as const;

export type Pages = Readonly<Record<Side, ReadonlyMap<string, string>>>;

/** What would run, or load anything but the style of the editor. */
const STRIPPED = /<script\b.*?<\/script>|<link\b[^>]*>/gs;

/** The first slash of an address, unless it is that of a file of the code: those are the same in every revision. */
const ADDRESS = /(?<= (?:href|src|action|poster)="| srcset="(?:[^"]*, )?)\/(?!\/|fonts\/)/gi;

/** A snapshot has no feeds and calendars: a link to one has no address there. */
const FEED = / href="\/[^"]*\.(?:xml|ics)"/g;

const PICTURE = new RegExp(`${PREFIX}(/images/[^\\s,?"]+)`, 'g');

/**
 * Lets the addresses of a page lead into its snapshot, and leaves out what runs. A picture that was repainted differs
 * from the earlier one of its name. Texts stay as they are: React writes their quotation marks as `&quot;`.
 */
const place = (html: string | undefined, repainted?: ReadonlySet<string>) =>
  html &&
  `<!DOCTYPE html>${html}`
    .replaceAll(STRIPPED, '')
    .replaceAll(FEED, '')
    .replaceAll(ADDRESS, () => `${PREFIX}/`)
    .replaceAll(PICTURE, (address, path) =>
      repainted?.has(`public${path}`) ? `${address}?now` : address,
    );

const read = (html: string | undefined) => (html ? parse(html) : undefined);

function remove(element: Element): void {
  const siblings = element.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(element), 1);
}

/** Without scripts a page stands still, as for those who ask for less motion. */
const STILL = '*,::before,::after{animation:none!important;transition:none!important}';

/** Links of a part lead nowhere: a frame may open no window. */
const PART = `<base target="_blank"><style>[data-changed]{outline:2px solid var(--color-graph)!important;outline-offset:4px}[data-chosen]{outline-width:5px!important}</style>`;

/** Where only the menu and the footer differ, the menu of a phone is open. */
const OPEN =
  '<style>dialog{display:block;position:static;width:calc(100vw - 2.5rem);height:auto}:has(+dialog){display:none}</style>';

/** Leaves of a page some parts alone, and outlines what changed. */
function only(parts: ReadonlySet<Element>, marked: ReadonlySet<Element>, document: Document): void {
  for (const child of [...(elementOf(document, 'body')?.childNodes ?? [])]) {
    if (!('attrs' in child) || parts.has(child)) continue;
    if (child.tagName !== 'main') remove(child);
    else
      for (const section of [...child.childNodes])
        if ('attrs' in section && !parts.has(section)) remove(section);
  }
  for (const element of elementsIn(document))
    if (marked.has(element)) element.attrs.push({ name: 'data-changed', value: '' });
}

const titleOf = (document: Document): string =>
  (elementOf(document, 'title')?.childNodes ?? [])
    .map((node) => ('value' in node ? node.value : ''))
    .join('');

interface Surroundings {
  readonly style: string;
  /** The values of the brand of each side. */
  readonly tokens: Readonly<Record<Side, string>>;
  /** Files that have another content, `public/images/logo.svg`. */
  readonly repainted: ReadonlySet<string>;
}

/**
 * Writes the pages of both sides to be walked, and of those that look different the changed parts.
 * @returns the pages that look different: those whose sections differ come first
 */
export function writePages(
  folder: string,
  pages: Pages,
  { style, tokens, repainted }: Surroundings,
): ChangedPage[] {
  const write = (side: Side, route: string, html: string, part = '') => {
    const head = `<link rel="stylesheet" href="${style}"><style>:root{${tokens[side]}}${STILL}</style>${part}</head>`;
    writeFileSync(
      join(folder, fileOf(side, route, part !== '')),
      html.replace('</head>', () => head),
    );
  };
  const isRecoloured = tokens.before !== tokens.after;
  const changed: ChangedPage[] = [];
  for (const route of new Set([...pages.after.keys(), ...pages.before.keys()])) {
    const before = place(pages.before.get(route));
    const after = place(pages.after.get(route), repainted);
    if (before) write('before', route, before);
    if (after) write('after', route, after);
    // Most pages. To parse a page takes longer than all else.
    if (before === after && !isRecoloured) continue;
    const own = { before: read(before), after: read(after) };
    const differences = comparePages(own.before, own.after);
    if (!differences && !isRecoloured) continue;
    const title = titleOf((own.after ?? own.before) as Document);
    // Where the colours of the brand have changed, one page is shown whole for all.
    const isExample = differences || changed.every(({ isOwn }) => isOwn);
    for (const side of SIDES) {
      const document = own[side];
      if (!document || !isExample) continue;
      if (differences) only(differences[side], differences.marked, document);
      const isMenu = differences?.isOwn === false;
      write(side, route, serialize(document), isMenu ? PART + OPEN : PART);
    }
    const sides = SIDES.filter((side) => differences?.[side].size !== 0);
    changed.push({ route, title, isOwn: differences?.isOwn ?? false, sides });
  }
  return changed.sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}
