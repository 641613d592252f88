import { describe, expect, it } from 'vitest';
import { canonical, canonicalText } from '../../../content/load/read/canonical.ts';
import { parseText } from '../../../content/load/read/parse.ts';
import { readRecord } from '../../../content/load/read/record.ts';
import { canonicalBodies, inspectedBodies } from '../../../content/load/text/knownBodies.ts';
import { readAhead } from '../../../content/load/text/readAhead.ts';
import { collections } from '../../../content/schema/collections.ts';
import { EVENT, HOME } from './damages/damage.ts';
import { miniature } from './miniature.ts';

const VALID = String(miniature().get(EVENT));
const withBody = (body: string) => `${VALID.split('\n---\n')[0]}\n---\n\n${body}\n`;
const read = (text: string) => readRecord(EVENT, 'one-1', 'events', text);
const rulesOf = (text: string) => read(text).diagnostics.map(({ rule }) => rule);

describe('texts that a server receives', () => {
  it.each([
    ['1. ', 30_000],
    ['- ', 30_000],
    ['> ', 2_000_000],
    ['*_', 60_000],
    ['[a](', 30_000],
  ])('with %s × many are refused by their size, without parsing', (sign, length) => {
    const text = withBody(sign.repeat(length / sign.length).trim());
    const started = performance.now();
    expect(rulesOf(text)).toHaveLength(1);
    canonical(collections.events, text);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(inspectedBodies.has(sign.repeat(length / sign.length).trim())).toBe(false);
  });

  it('stay unchanged in the canonical form of a form’s fields if they are too long', () => {
    const body = '1. '.repeat(10_000).trim();
    const { data } = parseText(collections.events, VALID);
    expect(canonicalText(collections.events, { ...(data as object), body })).toContain(body);
  });

  it('are parsed in a worker first, from records and from forms', async () => {
    await readAhead(EVENT, withBody('A *line* of gold.'));
    await readAhead(HOME, {
      sections: [{ _template: 'text', body: 'A [link](/about) in a form.' }],
    });
    await readAhead('content/events/one-1.hi.mdx', '---\n---\n\nA **line** in another language.\n');
    await readAhead('README.md', 'A text elsewhere.');
    const known = [
      'A *line* of gold.',
      'A [link](/about) in a form.',
      'A **line** in another language.',
    ];
    expect(known.filter(inspectedBodies.has)).toEqual(known);
    expect(inspectedBodies.has('A text elsewhere.')).toBe(false);
  });

  it.each(['__bold__ and *italic*', '- an item', 'A line  \nbroken', 'one\n\n\n\ntwo'])(
    'are parsed as they are saved too: %j',
    async (body) => {
      await readAhead(EVENT, withBody(body));
      const saved = canonicalBodies.of(body);
      expect(saved).not.toBe(body);
      expect([inspectedBodies.has(saved), canonicalBodies.has(saved)]).toEqual([true, true]);
    },
  );

  it('that exceed the deadline have one fault, and the next text is parsed', async () => {
    const slow = `${'> '.repeat(1_500)}slow`;
    await readAhead(EVENT, { body: ` ${slow}\n` }, 1);
    expect(rulesOf(withBody(slow))).toEqual(['The text takes too long to read.']);
    expect(canonical(collections.events, withBody(slow))).toContain(slow);
    await readAhead(EVENT, withBody('A line after it.'));
    expect(rulesOf(withBody('A line after it.'))).toEqual([]);
  });

  it('that exceeded the deadline are parsed again: the machine may have been busy', async () => {
    const text = `${'*gold* '.repeat(100)}again`;
    await readAhead(EVENT, withBody(text), 1);
    expect(rulesOf(withBody(text))).toEqual(['The text takes too long to read.']);
    await readAhead(EVENT, withBody(text), 30_000);
    expect(rulesOf(withBody(text))).toEqual([]);
  });

  it('do not block the caller’s thread while they are parsed', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await readAhead(EVENT, withBody(`${'1. '.repeat(1_200)}busy`), 10_000);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });
});
