import { describe, expect, it } from 'vitest';
import { buildTime } from '../../../content/load/clock.ts';
import { inspect } from '../../../content/load/inspect.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import { clockText, timeOf, timeText } from '../../../content/schema/datetime.ts';
import { miniature, type Tree, withProject } from './miniature.ts';

const TALK = 'content/talks/one-1.json';
const LEARNER = 'content/testimonials/one-2.json';
const NOON = timeOf('2026-06-01T12:00');

/** The miniature with more fields in one of its records. */
function withFields(file: string, fields: object, tree = miniature()): Tree {
  const record = JSON.parse(`${tree.get(file)}`);
  return tree.set(file, `${JSON.stringify({ ...record, ...fields }, null, 2)}\n`);
}

/** The talks that visitors see at a time, or that the editor's preview shows. */
const talks = (tree: Tree, now: number, unpublished = false) =>
  withProject(tree, (root) => loadContent(root, { now, unpublished }).talks.map(({ id }) => id));

describe('a time', () => {
  it.each([
    ['2026-12-01', '2026-11-30T18:30:00Z'],
    ['2026-12-01T09:30', '2026-12-01T04:00:00Z'],
    ['2026-12-01T09:30:15', '2026-12-01T04:00:15Z'],
    ['2026-12-01T09:30:00Z', '2026-12-01T09:30:00Z'],
    ['2026-12-01T09:30:00.000Z', '2026-12-01T09:30:00Z'],
    ['2026-12-01T09:30+01:00', '2026-12-01T08:30:00Z'],
  ])('%s is %s', (text, same) => {
    expect(new Date(timeOf(text))).toEqual(new Date(same));
  });

  it('is told by Mumbai’s clock, to people and to the form', () => {
    expect(timeText(timeOf('2026-11-30T18:30:00Z'))).toBe('1 December 2026 at 00:00');
    expect(clockText('2026-11-30T18:30:00Z')).toBe('2026-12-01T00:00');
    expect(clockText('2026-12-01')).toBe('2026-12-01T00:00');
    expect(clockText('soon')).toBe('');
  });
});

describe('BUILD_TIME', () => {
  it('decides what is published; without it the clock does', () => {
    expect(buildTime({ BUILD_TIME: '2026-12-01' })).toBe(timeOf('2026-12-01'));
    expect(Math.abs(buildTime({}) - Date.now())).toBeLessThan(1000);
    expect(() => buildTime({ BUILD_TIME: 'tomorrow' })).toThrow('BUILD_TIME is “tomorrow”');
  });
});

describe('a record that is not published', () => {
  it.each<[what: string, fields: object, seen: number[]]>([
    ['a draft', { draft: true }, [2]],
    ['no draft', { draft: false }, [1, 2]],
    ['a day to come', { publishAt: '2026-06-02' }, [2]],
    ['this day', { publishAt: '2026-06-01' }, [1, 2]],
    ['a minute to come', { publishAt: '2026-06-01T12:01' }, [2]],
    ['this minute', { publishAt: '2026-06-01T12:00' }, [1, 2]],
    ['an end to come', { expiresAt: '2026-06-01T12:01' }, [1, 2]],
    ['an end now', { expiresAt: '2026-06-01T12:00' }, [2]],
    ['a time that runs', { publishAt: '2026-05-01', expiresAt: '2026-07-01' }, [1, 2]],
    ['a draft whose time runs', { draft: true, publishAt: '2026-05-01' }, [2]],
  ])('is left out by %s, and stays in the preview', (_, fields, seen) => {
    const tree = withFields(TALK, fields);
    expect(talks(tree, NOON)).toEqual(seen);
    expect(talks(tree, NOON, true)).toEqual([1, 2]);
  });

  it('comes and goes while no file changes', () => {
    const tree = withFields(TALK, { publishAt: '2026-06-01T13:00', expiresAt: '2026-06-01T14:00' });
    withProject(tree, (root) => {
      const at = (time: string) => loadContent(root, { now: timeOf(`2026-06-01T${time}`) }).talks;
      expect(at('12:59')).toHaveLength(1);
      expect(at('13:00')).toHaveLength(2);
      expect(at('13:59')).toBe(at('13:00'));
      expect(at('14:00')).toHaveLength(1);
      expect(at('13:30')).toHaveLength(2);
    });
  });

  it('leaves the lists that name it, and nothing else', () => {
    withProject(withFields(LEARNER, { draft: true }), (root) => {
      const { home, testimonials } = loadContent(root);
      const row = home.testimonials.first.map(({ testimonial }) => testimonial);
      expect(row).toHaveLength(1);
      expect(row).not.toContain(LEARNER);
      expect(testimonials.map(({ file }) => file)).not.toContain(LEARNER);
      const all = loadContent(root, { unpublished: true });
      expect(all.home.testimonials.first).toHaveLength(2);
      expect({ ...home, testimonials: null }).toEqual({ ...all.home, testimonials: null });
    });
  });

  it('may be named by records that are not published either', () => {
    const tree = withFields('content/team/one-6.json', { publishAt: '2090-01-01' });
    withFields(TALK, { publishAt: '2090-01-01' }, tree);
    withProject(tree, (root) => expect(inspect(root).diagnostics).toEqual([]));
    withFields(TALK, { publishAt: '2089-12-31T23:59' }, tree);
    withProject(tree, (root) => {
      expect(inspect(root).diagnostics.map(({ severity }) => severity)).toEqual(['error']);
    });
  });

  it('need not stand on a page while it is a draft', () => {
    const benefit = 'content/hiring-benefits/two.json';
    const tree = miniature();
    tree.set(benefit, `${tree.get('content/hiring-benefits/one-1.json')}`);
    const rules = (fields: object) =>
      withProject(withFields(benefit, fields, tree), (root) =>
        inspect(root).diagnostics.map(({ rule }) => rule),
      );
    expect(rules({})).toEqual(['No page shows this record.']);
    expect(rules({ draft: true })).toEqual([]);
  });
});
