import { FIELD_ATTRIBUTE, LABEL } from './editorMessages.ts';
import { FLAG } from './previewStyle.ts';
import { isMarked, type SourceMarks, unmarked } from './sourceMarks.ts';

const UNSEEN = '.sr-only';
const WITH_SOURCE = 'img[src], time[datetime]';

type Values = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds the source field of each text and picture of the page, so that a click on it opens the field.
 * Removes the marks: afterwards the page has the same text as for visitors.
 */
export class EditOverlay {
  readonly #marks: SourceMarks;
  /** Texts whose mark was removed, with their field; valid while the text is unchanged. */
  readonly #texts = new WeakMap<Node, { words: string; handle: string }>();
  /** The address of each picture at the last update. */
  readonly #pictures = new WeakMap<Element, string>();

  constructor(marks: SourceMarks) {
    this.#marks = marks;
  }

  /**
   * @param values the fields of numbers and days, by their value
   * @returns the elements whose text or picture has changed since the last update
   */
  update(root: Element, values: Values): Element[] {
    const found = new Map<Element, string>();
    const changed: Element[] = [];
    const numbers: [Element, string][] = [];
    for (const text of textsIn(root)) {
      const place = placeOf(text);
      if (isMarked(text.data)) {
        this.#take(text);
        if (place) changed.push(place);
      }
      if (!place) continue;
      const known = this.#texts.get(text);
      if (known?.words === text.data) {
        if (!found.has(place)) found.set(place, known.handle);
      } else if (values.has(text.data.trim())) numbers.push([place, text.data.trim()]);
    }
    for (const element of root.querySelectorAll(WITH_SOURCE)) {
      const { src, dateTime } = element as HTMLImageElement & HTMLTimeElement;
      const handle = src && this.#marks.read(src);
      if (handle) {
        found.set(element, handle);
        if ((this.#pictures.get(element) ?? src) !== src) changed.push(element);
        this.#pictures.set(element, src);
      } else if (dateTime) numbers.push([element, dateTime]);
    }
    const groups = groupsOf(found);
    for (const [element, value] of numbers) {
      const handle = !found.has(element) && nearest(element, values.get(value), groups, root);
      if (handle) found.set(element, handle);
    }
    for (const old of root.querySelectorAll(`[${FIELD_ATTRIBUTE}]`))
      if (!found.has(old)) old.removeAttribute(FIELD_ATTRIBUTE);
    for (const [element, handle] of found) {
      if (element.getAttribute(FIELD_ATTRIBUTE) === handle) continue;
      element.setAttribute(FIELD_ATTRIBUTE, handle);
      element.setAttribute(LABEL, this.#marks.labelOf(handle));
    }
    cleanAttributes(root);
    return changed;
  }

  #take(text: Text): void {
    const [handle, words] = [this.#marks.read(text.data), unmarked(text.data)];
    if (handle) this.#texts.set(text, { words, handle });
    text.data = words;
  }
}

export function* textsIn(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) yield text as Text;
}

/**
 * The element to click for a text: the link if this text is all of it, otherwise the parent; undefined for text that
 * only screen readers read.
 */
function placeOf(text: Text): Element | undefined {
  const parent = text.parentElement as Element;
  const link = parent.closest('a');
  const place = link && isAlone(text, link) ? link : parent;
  return place.closest(UNSEEN) ? undefined : place;
}

const isAlone = (text: Text, link: Element) =>
  !link.querySelector('img') &&
  [...textsIn(link)].every((other) => other === text || !isRead(other));

export const isRead = (text: Text) =>
  text.data.trim() !== '' && !text.parentElement?.closest(UNSEEN);

/** Removes marks from attributes such as alt texts, anchors and mail addresses. */
function cleanAttributes(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      if (isMarked(attribute.value)) attribute.value = unmarked(attribute.value);
    }
  }
}

const groupOf = (handle: string) => handle.slice(0, handle.lastIndexOf('.') + 1);

type Groups = ReadonlyMap<string, readonly Element[]>;

/** The elements that show a group of fields, or a group in it. */
function groupsOf(found: ReadonlyMap<Element, string>): Groups {
  const groups = new Map<string, Element[]>();
  for (const [element, handle] of found)
    for (let group = groupOf(handle); group; group = groupOf(group.slice(0, -1)))
      groups.set(group, [...(groups.get(group) ?? []), element]);
  return groups;
}

/**
 * Of several fields with the same value, the one whose group is nearest to the element; undefined if there is more
 * than one.
 */
function nearest(
  element: Element,
  handles: Iterable<string> = [],
  groups: Groups,
  root: Element,
): string | undefined {
  const shown = [...handles].filter((handle) => groups.has(groupOf(handle)));
  for (let place = element.parentElement; place && place !== root; place = place.parentElement) {
    const around = place;
    const near = shown.filter((handle) =>
      groups.get(groupOf(handle))?.some((one) => around.contains(one)),
    );
    if (near.length > 0) return near.length === 1 ? near[0] : undefined;
  }
  return undefined;
}

/** The sections of a page. */
const SECTIONS = 'main > *';

/** Marks list items and sections that the preview shows but visitors do not see now. */
export function flagUnpublished(root: Element, unpublished: ReadonlyMap<string, string>): void {
  for (const item of root.querySelectorAll(`li, ${SECTIONS}`)) {
    const field = item.querySelector(`[${FIELD_ATTRIBUTE}]`)?.getAttribute(FIELD_ATTRIBUTE);
    const [, state] = [...unpublished].find(([record]) => field?.startsWith(`${record}.`)) ?? [];
    // Items are inside sections, and their pictures may be items of a list too.
    const isWithin = item.parentElement?.closest(`[${FLAG}]`);
    if (state && !isWithin) item.setAttribute(FLAG, state);
    else item.removeAttribute(FLAG);
  }
}
