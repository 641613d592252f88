/** Characters that are invisible, end lines or change their direction. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Dependabot breaks mentions with the same character; in code it would be visible. */
const BREAK = '\u200b';

/** What GitHub makes a link, a call or a picture of, without any mark-up: where each is broken. */
const LINKED: readonly RegExp[] = [
  // People, teams, mail addresses; issues and requests.
  /[@#]/g,
  /\bGH-(?=\d)/gi,
  // Addresses, with their scheme and without.
  /:(?=\/\/)/g,
  /www(?=\.)/gi,
  // Commits, from seven letters on.
  /[\da-f]{6}(?=[\da-f])/gi,
  // Emoji.
  /:(?=[\w+-]+:)/g,
];

/**
 * Words as GitHub's Markdown that says them and nothing else: one line, no mark-up, no HTML, no
 * formula, no one called, nothing linked.
 */
export function inert(words: string): string {
  const plain = words
    .replace(UNSEEN, ' ')
    .replace(/[\\`*_{}[\]<>|~]/g, '\\$&')
    .replaceAll('&', '&amp;');
  return (
    LINKED.reduce((text, pattern) => text.replace(pattern, (found) => found + BREAK), plain)
      // So GitHub's manual says it for a dollar that begins no formula.
      .replaceAll('$', '<span>$</span>')
  );
}

/** Longer names are cut in their middle, so that no name pushes out the rest of a comment. */
const LONGEST_NAME = 200;

/** A name as code, in one line. */
export function inCode(name: string): string {
  const plain = name.replace(UNSEEN, ' ').replace(/[`|]/g, ' ');
  const half = LONGEST_NAME / 2;
  const short =
    plain.length > LONGEST_NAME ? `${plain.slice(0, half)} … ${plain.slice(-half)}` : plain;
  return `\`${short}\``;
}
