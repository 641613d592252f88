import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { PARTS } from '../../e2e/helpers/content.ts';

/** Parts that tests name without the section that contains them. */
const NAMED = {
  timeline: /\bTIMELINE\b/,
  'four talks or courses': /\b(?:FIRST|SECOND|THIRD|FOURTH)\b.* from '\.\/helpers\/records/,
  'page of the bar with an opening': /\bpageWithOpening\b/,
  'opening with a note': /\bNOTED\b/,
  'page with two leads': /\bLED\b/,
};

const SPECS = globSync('tests/{e2e,service}/**/*.ts').map((file) => {
  const text = readFileSync(file, 'utf8');
  const typesIn = (call: string) =>
    [...text.matchAll(new RegExp(`\\b${call}\\(([^)]*)\\)`, 'g'))].flatMap(([, types = '']) =>
      [...types.matchAll(/'([\w ]+)'/g)].map(([, type = '']) => type),
    );
  const named = Object.entries(NAMED).flatMap(([part, name]) => (name.test(text) ? [part] : []));
  const placed = [...typesIn('placeOf'), ...named];
  return { file, needed: typesIn('skipWithout'), placed };
});

it('the sample has everything that tests need, so none is skipped', () => {
  const needed = new Set(SPECS.flatMap((spec) => spec.needed));
  const own = new Set<string>(
    loadContent().pages.flatMap(({ sections }) => sections.map((section) => section[TYPE])),
  );
  expect(needed.size).toBeGreaterThan(10);
  expect([...needed].filter((type) => !own.has(type) && !(type in PARTS))).toEqual([]);
  expect(Object.values(PARTS)).not.toContain(false);
});

it('each file of browser tests is skipped without the sections that it visits', () => {
  const specs = SPECS.filter(({ file }) => file.endsWith('.spec.ts') && !file.includes('/sample/'));
  const open = specs.flatMap(({ file, needed, placed }) =>
    placed
      .filter((type) => !needed.some((one) => one === type || type.startsWith(`${one} or `)))
      .map((type) => `${file}: ${type}`),
  );
  expect(open).toEqual([]);
});

it('no browser test is skipped in another way', () => {
  const skips = globSync('tests/{e2e,editor,service}/**/*.ts').filter((file) =>
    /\b(?:test|it|describe)\.(?:skip|fixme)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(skips).toEqual(['tests/e2e/helpers/skipWithout.ts']);
});
