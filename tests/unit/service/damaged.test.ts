import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { parseJson } from '../../../content/load/read/json.ts';
import { readable } from '../../../tina/shared/damagedRecords.ts';

const MARKERS = '<<<<<<< HEAD\n{"title": "Mine"}\n=======\n{"title": "Theirs"}\n>>>>>>> main\n';

describe('a record whose file cannot be read', () => {
  it.each(['{"title": "Whole"}', '{}', '{"title": 5, "other": true}'])(
    'leaves a record that can be parsed unchanged: %s',
    (text) => expect(readable('content/talks/one.json', text)).toBe(text),
  );

  it.each([MARKERS, '{"title": ', '', '[]', 'null'])(
    'is read as its title with the reason: %j',
    (text) => {
      const { data } = parseJson(readable('content/talks/one.json', text));
      expect(data).toEqual({ title: expect.stringMatching(/^Damaged file: ./) });
    },
  );

  it('keeps front matter if its collection has it, and has no title if its collection has none', () => {
    const event = readable('content/events/one.mdx', '---\n<<<<<<< HEAD\ntitle: [\n---\n');
    expect(event).toMatch(/^---\ntitle: .*Damaged file: /);
    expect(readable('content/forms/forms.json', MARKERS)).toBe('{}\n');
    expect(readable('content/pages/one.json', MARKERS)).toContain('"path": "/one"');
  });

  it('includes one with an unknown type of section, and none of the site', () => {
    const page = (section: unknown) =>
      readable('content/pages/one.json', JSON.stringify({ name: 'One', sections: section }));
    for (const sections of [[{ _template: 'gone' }], [{}], [null], {}, 'text'])
      expect(page(sections), JSON.stringify(sections)).toContain('Damaged file: ');
    expect(page([])).not.toContain('Damaged file: ');
    const files = inspect('.').readings.map(({ file }) => file);
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(readable(file, text), file).toBe(text);
    }
  });

  it('does not include files that are not records', () => {
    expect(readable('public/images/one.svg', MARKERS)).toBe(MARKERS);
  });
});
