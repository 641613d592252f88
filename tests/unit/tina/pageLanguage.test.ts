import { expect, it } from 'vitest';
import { addressIn, pageLanguage } from '../../../tina/shared/pageLanguage.ts';

const languages = ['', 'hi', 'ur'].map((prefix) => ({ prefix, locale: prefix, name: prefix }));

const prefixAt = (address: string) =>
  pageLanguage(languages, new URL(address, 'https://site.example')).prefix;

it('the page in the frame is in the language of its address, or in the one it is opened for', () => {
  expect(prefixAt(addressIn('hi', '/', true))).toBe('hi');
  expect(prefixAt(addressIn('hi', '/about', true))).toBe('hi');
  expect(prefixAt(addressIn('ur', '/about', false))).toBe('ur');
  expect(prefixAt('/about')).toBe('');
  expect(prefixAt(addressIn('xx', '/about', false))).toBe('');
});
