import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import {
  comparePages,
  type Document,
  type Element,
  elementOf,
  elementsIn,
} from './comparePages.ts';
import { addressOf, type ChangedPage, type Side } from './Drawing.ts';

const SIDES = ['before', 'after'] as const;

export type Pages = Readonly<Record<Side, ReadonlyMap<string, string>>>;

/** Addresses that are the same in every revision: files of the code. */
const SHARED = /^\/(?:\/|fonts\/)/;

const PICTURES = new Set(['src', 'srcset', 'poster']);
const ADDRESSES = new Set(['href', 'src', 'action', 'poster']);

/** Lets the addresses of a page lead into its revision. */
function place(attrs: Element['attrs'], prefix: string): void {
  const placed = (address: string) =>
    address.startsWith('/') && !SHARED.test(address) ? prefix + address : address;
  for (const attr of attrs)
    if (ADDRESSES.has(attr.name)) attr.value = placed(attr.value);
    else if (attr.name === 'srcset') attr.value = attr.value.split(', ').map(placed).join(', ');
}

/** Tells a picture from the earlier one of its name: what a page's pictures show is part of its look. */
function tellRepainted(attrs: Element['attrs'], repainted: ReadonlySet<string>): void {
  for (const attr of attrs)
    if (PICTURES.has(attr.name))
      attr.value = attr.value.replace(/\/images\/[^\s,?]+/g, (path) =>
        repainted.has(`public${path}`) ? `${path}?now` : path,
      );
}

/** Nothing runs, and nothing is loaded but the style of the editor. */
function strip(document: Document): void {
  for (const element of [...elementsIn(document)])
    if (element.tagName === 'script' || element.tagName === 'link') remove(element);
}

function remove(element: Element): void {
  const siblings = element.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(element), 1);
}

/** Without scripts a page stands still, as for those who ask for less motion. */
const STILL =
  '[class*="deferred"]{content-visibility:visible!important}*,::before,::after{animation:none!important;transition:none!important}';

/** Links of a part lead nowhere: a frame may open no window. A long part begins at what changed, in browsers that can. */
const PART = `<base target="_blank"><style>[data-changed]{outline:3px solid var(--color-accent)!important;outline-offset:3px;scroll-initial-target:nearest;scroll-margin-top:2rem}</style>`;

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

/** What pages of the last drawings became: most are the same in the next one, but for the addresses that they lead to. */
const lastPrepared = new Map<string, { html: string; from: string; text: string }>();

interface Surroundings {
  readonly pair: string;
  readonly styles: readonly string[];
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
  { pair, styles, tokens, repainted }: Surroundings,
): ChangedPage[] {
  const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('');
  const write = (side: Side, name: string, html: string, more = '') => {
    const head = `${links}<style>:root{${tokens[side]}}${STILL}</style>${more}</head>`;
    writeFileSync(
      join(folder, `${side}-${name}.html`),
      html.replace('</head>', () => head),
    );
  };
  const prepare = (document: Document, side: Side) => {
    for (const { attrs } of elementsIn(document)) place(attrs, addressOf(pair, side));
    strip(document);
    return serialize(document);
  };
  const pictures = [...repainted].flatMap((file) => /^public(.+)/.exec(file)?.[1] ?? []);
  const isRepainted = (html: string) => pictures.some((path) => html.includes(path));
  const places = { before: [...pages.before.keys()], after: [...pages.after.keys()] };
  const isRecoloured = tokens.before !== tokens.after;
  const changed: ChangedPage[] = [];
  for (const route of new Set([...places.after, ...places.before])) {
    const html = pages.after.get(route);
    // Most pages: what takes longest, to parse and to write a document, is done once for both sides.
    if (html !== undefined && html === pages.before.get(route) && !isRepainted(html)) {
      const [from, to] = SIDES.map((side) => addressOf(pair, side)) as [string, string];
      const known = lastPrepared.get(route);
      const before =
        known?.html === html
          ? known.text.split(known.from).join(from)
          : prepare(parse(`<!DOCTYPE html>${html}`), 'before');
      lastPrepared.set(route, { html, from, text: before });
      const texts = { before, after: before.split(from).join(to) };
      for (const side of SIDES) write(side, `${places[side].indexOf(route)}`, texts[side]);
      if (!isRecoloured) continue;
      // The colours of the brand have changed: one page is shown whole for all.
      if (changed.every(({ isOwn }) => isOwn))
        for (const side of SIDES)
          write(side, `${places[side].indexOf(route)}-changes`, texts[side], PART);
      const title = titleOf(parse(html));
      changed.push({ route, title, isOwn: false, sides: SIDES });
      continue;
    }
    const own = Object.fromEntries(
      SIDES.flatMap((side) => {
        const html = pages[side].get(route);
        return html === undefined ? [] : [[side, parse(`<!DOCTYPE html>${html}`)]];
      }),
    ) as Partial<Record<Side, Document>>;
    if (own.after) for (const { attrs } of elementsIn(own.after)) tellRepainted(attrs, repainted);
    const differences = comparePages(own.before, own.after);
    for (const side of SIDES) {
      const document = own[side];
      if (!document) continue;
      const name = places[side].indexOf(route);
      write(side, `${name}`, prepare(document, side));
      if (!differences) continue;
      only(differences[side], differences.marked, document);
      write(side, `${name}-changes`, serialize(document), differences.isOwn ? PART : PART + OPEN);
    }
    if (differences)
      changed.push({
        route,
        title: titleOf((own.after ?? own.before) as Document),
        isOwn: differences.isOwn,
        sides: SIDES.filter((side) => differences[side].size > 0),
      });
  }
  return changed.sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}
