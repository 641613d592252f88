import { expect, test } from 'vitest';
import { writeSection } from '../../../scripts/bench/lib/writeSection.ts';

const INTRO = '# Measured\n\nBy us.';
const TITLES = ['A tap', 'A visit', 'A build'];

const write = (report: string, title: string, body: string, titles = TITLES) =>
  writeSection(report, INTRO, titles, { title, body });

test('the first section follows the introduction', () => {
  expect(write('', 'A visit', '\n1 KB\n')).toBe('# Measured\n\nBy us.\n\n## A visit\n\n1 KB\n');
});

test('sections stand in their order, whichever was measured first', () => {
  const report = write(write(write('', 'A build', 'b'), 'A tap', 't'), 'A visit', 'v');
  expect(report.match(/^## .+$/gm)).toEqual(['## A tap', '## A visit', '## A build']);
});

test('a section is renewed, and the others keep what they say', () => {
  const before = write(
    write('', 'A tap', 'old\n\n| a | b |'),
    'A visit',
    'kept\n\n- ## no heading',
  );
  const after = write(before, 'A tap', 'new');
  expect(after).toBe(before.replace('old\n\n| a | b |', 'new'));
});

test('writing the same again changes nothing', () => {
  const report = write(write('', 'A tap', 't'), 'A build', 'b');
  expect(write(report, 'A tap', 't')).toBe(report);
});

test('the introduction is renewed with any section', () => {
  const report = write('# Old words\n\n## A tap\n\nt\n', 'A build', 'b');
  expect(report).toBe(`${INTRO}\n\n## A tap\n\nt\n\n## A build\n\nb\n`);
});

test('a section that no part writes any more goes', () => {
  const report = write(write('', 'A tap', 't'), 'A build', 'b', ['A visit', 'A build']);
  expect(report).toBe(`${INTRO}\n\n## A build\n\nb\n`);
});

test('a heading of a lower rank belongs to its section', () => {
  const report = write(write('', 'A tap', 't\n\n### Details\n\nd'), 'A build', 'b');
  expect(report).toContain('## A tap\n\nt\n\n### Details\n\nd\n\n## A build');
});
