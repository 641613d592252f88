import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { canonical } from '../../../content/load/read/canonical.ts';
import { collections } from '../../../content/schema/collections.ts';
import { TYPE } from '../../../content/schema/section.ts';

describe('the canonical form', () => {
  const { readings } = inspect(process.cwd());

  it.each(readings.map(({ file, collection }) => [file, collection] as const))(
    'is how %s is written',
    (file, collection) => {
      const text = readFileSync(file, 'utf8');
      expect(canonical(collections[collection], text)).toBe(text);
    },
  );

  it('corrects what the editor leaves: order, cleared fields, the end of the file', () => {
    const text = '{"img": "/images/a.webp", "name": "Asha", "alt": "", "username": null}';
    expect(canonical(collections.testimonials, text)).toBe(
      '{\n  "name": "Asha",\n  "img": "/images/a.webp"\n}\n',
    );
  });

  it('orders the fields of a section by its type, with the type first', () => {
    const sections = [
      { hidden: false, intro: 'We have taught at', [TYPE]: 'logos', colour: 'teal' },
      {
        text: 'Make a market',
        action: { href: '/game', label: 'Play' },
        [TYPE]: 'prompt',
        anchor: '',
      },
    ];
    const text = JSON.stringify({ sections, path: '/risk', name: 'Risk' });
    const written = JSON.parse(`${canonical(collections.pages, text)}`);
    expect(Object.keys(written)).toEqual(['name', 'path', 'sections']);
    expect(written.sections.map(Object.entries)).toEqual([
      [
        [TYPE, 'logos'],
        ['intro', 'We have taught at'],
        ['colour', 'teal'],
      ],
      [
        [TYPE, 'prompt'],
        ['text', 'Make a market'],
        ['action', { label: 'Play', href: '/game' }],
      ],
    ]);
    expect(Object.keys(written.sections[1].action)).toEqual(['label', 'href']);
  });

  it('leaves a section of an unknown type unchanged', () => {
    const section = { hidden: false, b: 1, [TYPE]: 'gone', a: 2 };
    const { sections } = JSON.parse(
      `${canonical(collections.pages, JSON.stringify({ sections: [section] }))}`,
    );
    expect(Object.entries(sections[0])).toEqual(Object.entries(section));
  });

  it('omits a switch that was turned off', () => {
    expect(canonical(collections.talks, '{"draft": false, "id": 1}')).toBe('{\n  "id": 1\n}\n');
  });

  it('corrects the quotes of dates and the folds of long lines', () => {
    const long = 'word '.repeat(40).trim();
    const text = `---\ndate: '2025-08-23'\ntitle: >-\n  ${long}\n---\nBody.`;
    expect(canonical(collections.events, text)).toBe(
      `---\ntitle: ${long}\ndate: "2025-08-23"\n---\n\nBody.\n`,
    );
  });
});
