import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What editors, operators and contributors read. The content reference holds every label and help text. */
const GUIDES = globSync([
  '*.md',
  '{components,scripts,supabase,tests,tina}/*.md',
  'content/schema/*.md',
  '.github/*.md',
]);

/** Phrases that plain English has a better word for, and that word. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bstands? (?:in|beside|for)\b/i, 'is in, is next to, means'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\bnone of it\b/i, 'no …'],
  [/\b(?:is|that are) none\b/i, 'is not a …'],
  [/\blaws? of\b/i, 'rules'],
  [/\bto mend\b|\bmend(?:s|ed|ing)\b/i, 'fix'],
  [/\bgoes? along\b|\bgoes? out\b|\bleads? on\b/i, 'is published, is included, redirects'],
  [/\b(?:upright|italic) words\b/i, 'first part, second part'],
  [/\bcan stay empty\b/i, 'optional'],
  [/\bwords on the (?:link|button)\b/i, 'link text, button text'],
  [/\baddress(?:es)? of mail\b/i, 'email address'],
  [/\bway(?:s)? on\b/i, 'links'],
];

it.each(GUIDES)('%s is in plain words', (file) => {
  const found = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) =>
      BANNED.flatMap(([phrase, better]) => {
        const [words] = phrase.exec(line) ?? [];
        return words ? [`${file}:${i + 1} “${words}”: ${better}`] : [];
      }),
    );
  expect(found).toEqual([]);
});
