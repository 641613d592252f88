/** Characters that are invisible, end lines or change their direction. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Dependabot breaks mentions with the same character; in code it would be visible. */
const BREAK = '\u200b';

/** What GitHub turns into a link, a mention or an emoji without any mark-up, and where each is broken. */
const LINKED: readonly RegExp[] = [
  // People, teams, email addresses; issues and pull requests.
  /[@#]/g,
  /\bGH-(?=\d)/gi,
  // URLs, with and without a scheme.
  /:(?=\/\/)/g,
  /www(?=\.)/gi,
  // Commits, which have at least seven characters.
  /[\da-f]{6}(?=[\da-f])/gi,
  // Emoji.
  /:(?=[\w+-]+:)/g,
];

/**
 * Escapes a text for GitHub's Markdown, so that it is displayed literally on one line: no mark-up, HTML, formulas,
 * mentions or links.
 */
export function inert(words: string): string {
  const plain = words
    .replace(UNSEEN, ' ')
    .replace(/[\\`*_{}[\]<>|~]/g, '\\$&')
    .replaceAll('&', '&amp;');
  return (
    LINKED.reduce((text, pattern) => text.replace(pattern, (found) => found + BREAK), plain)
      // GitHub's manual prescribes this for a dollar sign that does not begin a formula.
      .replaceAll('$', '<span>$</span>')
  );
}

/** Longer names lose their middle, so that no name takes the space of the rest of a comment. */
const LONGEST_NAME = 200;

/** A name as inline code, on one line. */
export function inCode(name: string): string {
  const plain = name.replace(UNSEEN, ' ').replace(/[`|]/g, ' ');
  const half = LONGEST_NAME / 2;
  const short =
    plain.length > LONGEST_NAME ? `${plain.slice(0, half)} … ${plain.slice(-half)}` : plain;
  return `\`${short}\``;
}
