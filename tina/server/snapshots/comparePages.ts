import { diffArrays } from 'diff';
import { type DefaultTreeAdapterTypes, html as names } from 'parse5';
import { oncePer } from '../../../content/schema/oncePer.ts';

export type Document = DefaultTreeAdapterTypes.Document;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'attrs' in node;

/** The elements of a document in their order. */
export function* elementsIn(parent: Parent): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The first element of a kind. */
export const elementOf = (document: Document, tag: string): Element | undefined =>
  [...elementsIn(document)].find(({ tagName }) => tagName === tag);

/** Ids that React counts: another section above changes them all. */
const COUNTED = /_[Rr]_\w*_/g;

/** What a script reads of a widget, and no one sees. */
const UNSEEN = new Set(['props', 'uid']);

const ownOf = ({ tagName, attrs }: Element) =>
  [
    tagName,
    ...attrs.flatMap(({ name, value }) =>
      UNSEEN.has(name) ? [] : [`${name}=${value.replace(COUNTED, '')}`],
    ),
  ].join(' ');

/** The same for what looks the same. */
const signatureOf: (node: Node) => string = oncePer((node) => {
  if (!isElement(node)) return 'value' in node ? node.value : '';
  return `<${ownOf(node)}>${node.childNodes.map((child) => signatureOf(child)).join('')}</>`;
});

/** The parts of a page: its sections, and what stands around them. */
function partsOf(document: Document | undefined): ReadonlyMap<string, Element> {
  const body = document && elementOf(document, 'body');
  const parts = new Map<string, Element>();
  const add = (element: Element) => {
    const id = element.attrs.find(({ name }) => name === 'id')?.value ?? element.tagName;
    let key = id;
    for (let n = 2; parts.has(key); n++) key = `${id} ${n}`;
    parts.set(key, element);
  };
  for (const child of body?.childNodes.filter(isElement) ?? [])
    if (child.tagName === 'main') child.childNodes.filter(isElement).forEach(add);
    else add(child);
  return parts;
}

/** The parts of both pages that differ, and within them the elements that do. */
export interface Differences {
  readonly before: ReadonlySet<Element>;
  readonly after: ReadonlySet<Element>;
  readonly marked: ReadonlySet<Element>;
  /** Whether its sections differ, and not only what is around them, such as the menu. */
  readonly isOwn: boolean;
}

/**
 * Compares two pages as a visitor sees them. A page that is missing came or went.
 * @returns nothing where both look the same
 */
export function comparePages(
  before: Document | undefined,
  after: Document | undefined,
): Differences | undefined {
  const [old, now] = [partsOf(before), partsOf(after)];
  const found = { before: new Set<Element>(), after: new Set<Element>() };
  const marked = new Set<Element>();
  for (const { value, added, removed } of diffArrays([...old.keys()], [...now.keys()]))
    for (const key of value) {
      const was = added ? undefined : old.get(key);
      const is = removed ? undefined : now.get(key);
      if (was && is && signatureOf(was) === signatureOf(is)) continue;
      if (was) found.before.add(was);
      if (is) found.after.add(is);
      if (was && is) mark(was, is, marked);
      // Of a page that came or went all is new.
      else if (before && after) marked.add((was ?? is) as Element);
    }
  const parts = [...found.before, ...found.after];
  const isOwn = parts.some(({ parentNode }) => parentNode?.nodeName === 'main');
  return parts.length > 0 ? { ...found, marked, isOwn } : undefined;
}

/** Finds the smallest elements that differ between two. */
function mark(before: Element, after: Element, marked: Set<Element>): void {
  // A part of a snapshot has no outline.
  const isSvg = [before, after].some(({ namespaceURI }) => namespaceURI === names.NS.SVG);
  if (isSvg || ownOf(before) !== ownOf(after)) {
    marked.add(before).add(after);
    return;
  }
  const same = (a: Node, b: Node) => signatureOf(a) === signatureOf(b);
  const runs = diffArrays(before.childNodes, after.childNodes, { comparator: same });
  runs.forEach(({ value, added, removed }, at) => {
    const next = runs[at + 1];
    // What came in the place of something is compared with it.
    if (added ? runs[at - 1]?.removed : !removed) return;
    const gone = removed ? value : [];
    const come = added ? value : next?.added ? next.value : [];
    for (let i = 0; i < Math.max(gone.length, come.length); i++) {
      const [was, is] = [gone[i], come[i]];
      if (was && is && isElement(was) && isElement(is) && was.tagName === is.tagName)
        mark(was, is, marked);
      else {
        if (was) marked.add(isElement(was) ? was : before);
        if (is) marked.add(isElement(is) ? is : after);
      }
    }
  });
}
