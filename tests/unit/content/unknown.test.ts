import { describe, expect, it } from 'vitest';
import { withUnknown } from '../../../content/compare/withUnknown.ts';
import { collections } from '../../../content/schema/collections.ts';

const { pages } = collections;

const counters = { _template: 'counters', items: [{ value: 60, label: 'minutes' }] };
const logos = { _template: 'logos', intro: 'Houses' };
const prompt = (text: string) => ({
  _template: 'prompt',
  label: 'Game',
  text,
  action: { label: 'Play', href: '/talks' },
});

const text = (sections: readonly object[]) =>
  `${JSON.stringify({ name: 'Home', path: '/', sections }, null, 2)}\n`;

/** The sections of a record, and those that a form sends in their place. */
const written = (old: readonly object[], now: readonly object[]) =>
  JSON.parse(withUnknown(pages, text(old), text(now))).sections;

describe('fields that are in no schema', () => {
  const marked = { ...logos, note: 'theirs' };

  it('stay with a section that is changed', () => {
    const changed = { ...logos, intro: 'Other houses' };
    expect(written([counters, marked], [counters, changed])).toEqual([
      counters,
      { ...changed, note: 'theirs' },
    ]);
  });

  it('follow a section that moves, or that another is inserted before', () => {
    expect(written([marked, counters], [counters, logos])).toEqual([counters, marked]);
    expect(written([marked], [counters, logos])).toEqual([counters, marked]);
  });

  it('are never mixed with the schema’s fields of another section at the same index', () => {
    const order = [counters, logos, prompt('First'), prompt('Second')];
    const moved = [prompt('First'), counters, prompt('Second'), logos];
    expect(written(order, moved)).toEqual(moved);
    expect(written(order, [logos, counters, prompt('Third'), prompt('Second')])).toEqual([
      logos,
      counters,
      prompt('Third'),
      prompt('Second'),
    ]);
  });

  it('stay with one of two similar sections, and are deleted with their section', () => {
    expect(written([marked, counters], [logos, logos, counters])).toEqual([
      marked,
      logos,
      counters,
    ]);
    expect(written([marked, counters], [counters])).toEqual([counters]);
  });

  it('stay in items of lists within a section', () => {
    const old = { ...counters, items: [{ value: 60, label: 'minutes', unit: 's' }] };
    expect(written([logos, old], [counters, logos])).toEqual([old, logos]);
  });
});
