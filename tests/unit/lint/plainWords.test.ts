import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Phrases that no comment of the product has, with what to write. */
const PLAIN = new Map([
  [/\bwhoever\b/i, 'people who, or the role'],
  [/\bnobody\b/i, 'no one'],
  [/\banew\b/i, 'again'],
  [/\bso many (?:milli)?seconds\b/i, 'what the time is for, with its unit'],
  [/\bstands? (?:upon|aside|beside)\b/i, 'is based on, is next to'],
  [/\blets? go of\b/i, 'deletes, releases'],
  [/\bhears?\b/i, 'receives, is notified'],
  [/\btells? (?:of|it|apart)\b/i, 'reports, distinguishes'],
  [/\b(?:is|are|was|were) told\b/i, 'is reported'],
  [/\bgoes together\b/i, 'is merged'],
  [/\bparted\b|\breplanted\b/i, 'split, rebased'],
]);

const FILES = globSync('{components,content,pages,renderer,scripts,tina}/**/*.{ts,tsx,css}');

/** The comments of a file with their lines, from 1. */
const commentsIn = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const [, comment] = /^\s*(?:\/\/|\/\*|\*)(.*)/.exec(line) ?? [];
    return comment === undefined ? [] : [{ comment, line: index + 1 }];
  });

it('comments have no phrase of the list of words to avoid', () => {
  expect(FILES.length).toBeGreaterThan(300);
  const found = FILES.flatMap((file) =>
    commentsIn(readFileSync(file, 'utf8')).flatMap(({ comment, line }) =>
      [...PLAIN]
        .filter(([phrase]) => phrase.test(comment))
        .map(([, plain]) => `${file}:${line}:${comment.trimEnd()} (write: ${plain})`),
    ),
  );
  expect(found).toEqual([]);
});
