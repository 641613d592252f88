import { expect, it } from 'vitest';
import { hashOf, placeAt } from '../../../tina/shared/editorAddress.ts';

const record = 'content/pages/about.json';

it('a translation has an address in the editor, and so has its file', () => {
  const place = { record, in: 'hi' };
  expect(hashOf(place)).toBe(`#/screens/edit?record=${record}&in=hi`);
  expect(placeAt(hashOf(place))).toEqual(place);
  expect(placeAt(hashOf({ record: 'content/pages/about.hi.json' }))).toEqual(place);
  expect(placeAt(hashOf({ record }))).toEqual({ record });
});

it('a field of a record has an address in the editor', () => {
  const place = { record, field: 'sections.2.lead' };
  expect(hashOf(place)).toBe(`#/screens/edit?record=${record}&field=sections.2.lead`);
  expect(placeAt(hashOf(place))).toEqual(place);
});
