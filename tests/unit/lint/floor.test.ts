// Our code for visitors and editors works in every supported browser (renderer/vite/floor.ts). A newer feature has a
// comment just before it, “floor: ” and why nothing is lost without it, or is inside of @supports.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserCode } from './floor/browserCode.ts';
import { codeBeyond } from './floor/codeBeyond.ts';
import { styleBeyond } from './floor/styleBeyond.ts';

it('our code and styles use nothing that a supported browser lacks, without a fallback', () => {
  const { scripts, styles } = browserCode();
  expect(scripts.length).toBeGreaterThan(150);
  expect(styles.length).toBeGreaterThan(20);
  const beyond = [
    ...scripts.flatMap((file) => codeBeyond(file, readFileSync(file, 'utf8'))),
    ...styles.flatMap((file) => styleBeyond(file, readFileSync(file, 'utf8'))),
  ];
  expect(beyond).toEqual([]);
});

it.each([
  ['requestIdleCallback(draw);', 'requestIdleCallback'],
  ['window.requestIdleCallback(draw);', 'requestIdleCallback'],
  ['menu.hidePopover();', 'hidePopover'],
  ["menu.matches('dialog:popover-open');", ':popover-open'],
  ['Object.groupBy(talks, kind);', 'Object.groupBy'],
  ['const STYLE = `dialog { text-wrap: balance }`;', 'text-wrap'],
  ['const menu = <dialog popover="auto" />;', 'popover'],
])('reports what Safari 16.4 lacks: %s', (code, name) => {
  expect(codeBeyond('a.tsx', code)).toEqual([
    expect.stringMatching(new RegExp(`^a\\.tsx:1 ${name}.*: not in safari`)),
  ]);
  expect(codeBeyond('a.tsx', `// floor: nothing is lost without it\n${code}`)).toEqual([]);
  expect(codeBeyond('a.tsx', `// floor:\n${code}`)).toHaveLength(1);
});

it.each([
  ['a { content-visibility: auto }', 'content-visibility'],
  ['a { text-wrap: pretty }', 'text-wrap'],
  ['a { color: light-dark(red, blue) }', 'light-dark\\(\\)'],
  ['a:popover-open { color: red }', ':popover-open'],
  ['a { @starting-style { opacity: 0 } }', '@starting-style'],
])('reports what Safari 16.4 lacks in styles: %s', (style, name) => {
  expect(styleBeyond('a.css', style)).toEqual([
    expect.stringMatching(new RegExp(`^a\\.css:1 ${name}.*: not in .*safari`)),
  ]);
  expect(styleBeyond('a.css', `@supports (a: b) { ${style} }`)).toEqual([]);
  expect(styleBeyond('a.css', `/* floor: nothing is lost without it */\n${style}`)).toEqual([]);
});

it('accepts what all browsers have, and our own names', () => {
  expect(
    codeBeyond('a.ts', 'const open = () => {}; open(); talks.toSorted(); d.showModal();'),
  ).toEqual([]);
  expect(styleBeyond('a.css', 'a:has(b) { inset: 0; translate: 1px; aspect-ratio: 1 }')).toEqual(
    [],
  );
});
