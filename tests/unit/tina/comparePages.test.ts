import { parse, serializeOuter } from 'parse5';
import { expect, it } from 'vitest';
import { comparePages } from '../../../tina/server/snapshots/comparePages.ts';

const page = (main: string, around = '') => parse(`<!DOCTYPE html>${around}<main>${main}</main>`);

/** The outlined elements of two pages. */
function outlined(before: string, after: string): string[] {
  const found = comparePages(page(before), page(after));
  return [...(found?.marked ?? [])].map((element) => serializeOuter(element));
}

it('pages that look the same have no differences, despite React’s counters', () => {
  const section = (id: string) => `<section id="a"><label for="${id}">Name</label></section>`;
  expect(comparePages(page(section('_R_1_')), page(section('_R_2a_')))).toBeUndefined();
});

it('outlines the smallest element whose text changed', () => {
  const section = (words: string) => `<section id="a"><h2>Same</h2><p>${words}</p></section>`;
  expect(outlined(section('old'), section('new'))).toEqual(['<p>old</p>', '<p>new</p>']);
});

it('outlines a picture, an added item, and a removed section', () => {
  expect(outlined('<p><img src="/a"></p>', '<p><img src="/b"></p>')).toEqual([
    '<img src="/a">',
    '<img src="/b">',
  ]);
  const list = (...items: string[]) =>
    `<ul id="l">${items.map((i) => `<li>${i}</li>`).join('')}</ul>`;
  expect(outlined(list('one', 'two'), list('one', 'new', 'two'))).toEqual(['<li>new</li>']);
  expect(outlined('<i id="a"></i><b id="b"></b>', '<b id="b"></b>')).toEqual(['<i id="a"></i>']);
});

it('outlines a whole chart', () => {
  const drawing = (d: string) => `<svg><path d="${d}"></path></svg>`;
  expect(outlined(drawing('M0'), drawing('M1'))).toEqual([drawing('M0'), drawing('M1')]);
});

it('returns the parts that differ, including those around the sections, and all of a new page', () => {
  const before = page(
    '<section id="a">A</section><section id="b">B</section>',
    '<header>Menu</header>',
  );
  const after = page(
    '<section id="a">A</section><section id="b">C</section>',
    '<header>More</header>',
  );
  const parts = (found: ReturnType<typeof comparePages>) =>
    [...(found?.after ?? [])].map(({ tagName, attrs }) => attrs[0]?.value ?? tagName);
  expect(parts(comparePages(before, after))).toEqual(['header', 'b']);
  expect(parts(comparePages(undefined, after))).toEqual(['header', 'a', 'b']);
  expect(comparePages(undefined, after)?.marked.size).toBe(0);
});
