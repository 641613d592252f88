import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../content/load/canonical.ts';
import { inspect } from '../../../content/load/inspect.ts';
import { collections } from '../../../content/schema/collections.ts';

describe('the canonical form', () => {
  const { readings } = inspect(process.cwd());

  it.each(readings.map(({ file, collection }) => [file, collection] as const))(
    'is how %s is written',
    (file, collection) => {
      const text = readFileSync(file, 'utf8');
      expect(canonical(collections[collection], text)).toBe(text);
    },
  );

  it('fixes what the editor leaves: order, emptied fields, the end of the file', () => {
    const text = '{"img": "/images/a.webp", "name": "Asha", "alt": "", "username": null}';
    expect(canonical(collections.testimonials, text)).toBe(
      '{\n  "name": "Asha",\n  "img": "/images/a.webp"\n}\n',
    );
  });

  it('leaves out a switch that was turned off again', () => {
    expect(canonical(collections.talks, '{"draft": false, "id": 1}')).toBe('{\n  "id": 1\n}\n');
  });

  it('fixes the quotes of days and the folds of long lines', () => {
    const long = 'word '.repeat(40).trim();
    const text = `---\ndate: '2025-08-23'\ntitle: >-\n  ${long}\n---\nBody.`;
    expect(canonical(collections.events, text)).toBe(
      `---\ntitle: ${long}\ndate: "2025-08-23"\n---\n\nBody.\n`,
    );
  });
});
