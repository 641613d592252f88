import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Phrases = readonly (readonly [phrase: RegExp, plain: string])[];

/** Phrases that neither guides nor comments contain, with a plain replacement. */
const EVERYWHERE: Phrases = [
  [/\bwhoever\b/i, 'anyone who, or the role'],
  [/\bstands? (?:beside|upon|aside)\b/i, 'is next to, is based on'],
];

/** Phrases that no guide contains. The content reference has every label and help text. */
const IN_GUIDES: Phrases = [
  [/\bstands? (?:in|for)\b/i, 'is in, means'],
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

/** Phrases that no comment contains. */
const IN_COMMENTS: Phrases = [
  [/\bnobody\b/i, 'no one'],
  [/\banew\b/i, 'again'],
  [/\bso many (?:milli)?seconds\b/i, 'what the time is for, with its unit'],
  [/\blets? go of\b/i, 'deletes, releases'],
  [/\bhears?\b/i, 'receives, is notified'],
  [/\btells? (?:of|it|apart)\b/i, 'reports, distinguishes'],
  [/\b(?:is|are|was|were) told\b/i, 'is reported'],
  [/\bgoes together\b/i, 'is merged'],
  [/\bparted\b|\breplanted\b/i, 'split, rebased'],
];

/** Phrases that no comment outside of `tina/` contains. */
const IN_SITE: Phrases = [
  [/\bmeanwhile\b/i, 'in the meantime, or when'],
  [/\b(?:some|any|every)body\b/i, 'a person, or the role'],
  [/\bbeside\b/i, 'next to, in addition to'],
  [/\bmoments?\b/i, 'time'],
  [/(?<!there )\b(?:is|are) none\b(?! of)/i, 'is not a …'],
  [/\bstands? (?:in|for)\b/i, 'is in, means'],
  [/\bfor ever\b/i, 'permanently'],
  [/\btold\b|\btells?\b(?! the person)/i, 'reported, reports'],
  [/\bshall\b/i, 'must'],
];

const GUIDES = [
  '*.md',
  '{components,scripts,supabase,tests,tina}/*.md',
  'content/schema/*.md',
  '.github/*.md',
];
const SITE = [
  '{components,content,pages,renderer}/**/*.{ts,tsx,css}',
  'scripts/{build/*,init,lib,submissions}/**/*.ts',
  'tests/{build,e2e,unit}/**/*.{ts,tsx}',
];

/** The lines of a guide, or the comments of a code file, by line. */
const linesOf = (file: string) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  return file.endsWith('.md')
    ? lines
    : lines.map((line) => /^\s*(?:\/\/|\/\*|\*)(.*)/.exec(line)?.[1] ?? '');
};

it.each([
  ['guides', GUIDES, [...EVERYWHERE, ...IN_GUIDES], 5],
  ['comments', [...SITE, '{scripts,tina}/**/*.{ts,tsx,css}'], [...EVERYWHERE, ...IN_COMMENTS], 300],
  ['comments of the site and its tests', SITE, IN_SITE, 300],
] as const)('%s are in plain words', (_, patterns, phrases, least) => {
  const files = [...new Set(globSync([...patterns]))];
  expect(files.length).toBeGreaterThan(least);
  const found = files.flatMap((file) =>
    linesOf(file).flatMap((line, i) =>
      phrases.flatMap(([phrase, plain]) => {
        const [words] = phrase.exec(line) ?? [];
        return words ? [`${file}:${i + 1} “${words}”: ${plain}`] : [];
      }),
    ),
  );
  expect(found).toEqual([]);
});
