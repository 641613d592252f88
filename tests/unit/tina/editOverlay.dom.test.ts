import { beforeAll, describe, expect, it } from 'vitest';
import { fillIn } from '../../../content/schema/blanks.ts';
import { EditOverlay } from '../../../tina/preview/EditOverlay.ts';
import { FIELD_ATTRIBUTE, LABEL } from '../../../tina/preview/editorMessages.ts';
import { LiveContent, type PageRecords } from '../../../tina/preview/liveContent.ts';
import { createSourceMarks, unmarked } from '../../../tina/preview/sourceMarks.ts';
import { draw, pages } from './pages.tsx';
import { sent } from './sent.ts';

/** The text of the field that a handle names: `content/pages/home.json.sections.0.lead`. */
function valueAt(data: PageRecords, handle: string): unknown {
  const [, file = '', path = ''] = /^([^.]+\.\w+)\.(.+)$/.exec(handle) ?? [];
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], data.get(file));
}

/** All text of a value: a text, a number, a tree. */
function wordsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { text, children } = value as { text?: string; children?: unknown[] };
  return text ?? (children ?? []).map(wordsIn).join('');
}

/** The visible content of an element: a picture's address, a date, its texts; a link includes everything inside. */
function shownBy(place: Element): string[] {
  if (place instanceof HTMLImageElement) return [new URL(place.src).pathname];
  const texts = textsOf(place, place instanceof HTMLAnchorElement);
  return place instanceof HTMLTimeElement ? [...texts, place.dateTime] : texts;
}

const textsOf = (place: Node, isDeep: boolean): string[] =>
  [...place.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    return isDeep ? textsOf(node, true) : [];
  });

/** Matches a text whose blanks the page may have filled, also with elements. */
const filled = (text: string) =>
  new RegExp(
    `${text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[\\s\\S]*')}$`,
  );

describe.each(pages)('every marked element of $name', ({ page }) => {
  const data = sent(page);
  const marks = createSourceMarks();
  const live = new LiveContent(marks).update(data);
  beforeAll(() => {
    // A browser with script does not render noscript elements.
    document.body.innerHTML = draw(live.content).replaceAll(/<noscript>.*?<\/noscript>/g, '');
    new EditOverlay(marks).update(document.body, live.values);
  });

  it('contains the value of its own field', () => {
    const places = [...document.body.querySelectorAll(`[${FIELD_ATTRIBUTE}]`)];
    expect(places.length).toBeGreaterThan(40);
    for (const place of places) {
      const held = valueAt(data, place.getAttribute(FIELD_ATTRIBUTE) ?? '');
      // The page fills in the site's own facts where a text names them: {months}.
      const value = typeof held === 'string' ? fillIn(held, live.content.site) : held;
      const shown = shownBy(place);
      if (typeof value === 'object') expect(wordsIn(value)).toContain(shown[0]);
      else if (/\{\w+\}/.test(String(value)))
        expect(shown.join('\n')).toMatch(new RegExp(filled(String(value)), 'm'));
      // A counter is read aloud with its number first: 118K+.
      else expect(shown.map((text) => text.slice(-String(value).length))).toContain(String(value));
    }
  });

  it('has no mark that visitors could see or hear', () => {
    const html = document.body.innerHTML.replaceAll(/#from=\d+/g, '');
    expect(unmarked(html)).toBe(html);
  });
});

it('a text made from two fields is marked with the last: dates after “Cancelled”', () => {
  const marks = createSourceMarks();
  const word = marks.text('Cancelled', 'q---site.events.cancelled', 'Where it is cancelled');
  const dates = marks.text('3 July', 'q---events.0.dates', 'Dates');
  expect(marks.read(`${word} · ${dates}`)).toBe('q---events.0.dates');
});

it('another picture in the same element is a change', () => {
  const marks = createSourceMarks();
  const overlay = new EditOverlay(marks);
  const image = document.createElement('img');
  document.body.replaceChildren(image);
  image.src = marks.picture('/one.webp', 'q---talks.0.img', 'Picture');
  expect(overlay.update(document.body, new Map())).toEqual([]);
  expect(image.getAttribute(LABEL)).toBe('Picture');
  image.src = marks.picture('/two.webp', 'q---talks.0.img', 'Picture');
  expect(overlay.update(document.body, new Map())).toEqual([image]);
  expect(overlay.update(document.body, new Map())).toEqual([]);
});
