// Which invisible characters texts may contain, and how a review names them.
import { expect, it } from 'vitest';
import { comparable, hasWords, oddTexts } from '../../../content/load/read/characters.ts';

it.each([
  ['joiners of Hindi', 'क्\u200dष, नमस्\u200cते'],
  ['a joiner of Persian', 'می\u200cخواهم'],
  ['a joiner of Sinhala', 'ශ්\u200dරී'],
  ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['a skin tone and a profession', '\u{1f469}\u{1f3fd}\u200d\u{1f680}'],
  ['a coloured heart and a rainbow flag', '\u2764\ufe0f \u{1f3f3}\ufe0f\u200d\u{1f308}'],
  ['an arrow as text', '\u21a9\ufe0e'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a variant of a Han letter', '葛\u{e0100}'],
  ['a variant of a Mongolian letter', 'ᠭ\u180b'],
  ['a direction next to Hebrew', 'שלום!\u200f (C++)'],
  ['Latin, with accents', 'Cafe\u0301 naïve – “x”'],
])('%s is accepted', (_what, text) => {
  expect(oddTexts('talk.json', { title: text })).toEqual([]);
});

it.each([
  ['a joiner between Latin letters', 'a\u200db'],
  ['a joiner at the end of an emoji', '\u{1f468}\u200d'],
  ['a second variation selector', '\u2764\ufe0f\ufe0f'],
  ['a selector at a digit', '1\ufe0f'],
  ['a text hidden behind a flag', `\u{1f3f4}${'\u{e0061}'.repeat(9)}`],
  ['a direction without such a script', 'abc\u200f'],
])('%s is refused', (_what, text) => {
  expect(oddTexts('talk.json', { title: text })).toHaveLength(1);
});

it('a review names characters that look the same, and leaves visible differences', () => {
  const hindi = 'नमस्\u200cते';
  expect(comparable('नमस्ते', hindi)).toEqual(['नमस्ते', 'नमस्⟨a zero-width non-joiner (U+200C)⟩ते']);
  expect(comparable('', '\u2060')).toEqual(['', '⟨a word joiner (U+2060)⟩']);
  expect(comparable('One', `Two ${hindi}`)).toEqual(['One', `Two ${hindi}`]);
  expect(comparable('One', 'Two\u00ad')).toEqual(['One', 'Two⟨a soft hyphen (U+00AD)⟩']);
});

it('letters that are invisible do not count as words', () => {
  for (const text of ['', ' ', '…', '\u3164', '\u115f\u1160', '\uffa0', '\u{e0041}', '\u2800'])
    expect(hasWords(text), text).toBe(false);
  for (const text of ['a', '7', 'क', '\u200bq']) expect(hasWords(text), text).toBe(true);
});
