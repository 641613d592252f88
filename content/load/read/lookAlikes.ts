import { codeOf } from './characters.ts';
import type { Fault } from './diagnostic.ts';

// Characters that word processors and foreign keyboards produce in place of the syntax of JSON and YAML. A parser would
// report only the consequences; these faults name the character itself.

const KINDS: readonly (readonly [characters: RegExp, name: string, meant: string])[] = [
  [
    /[\u2018-\u201f\u00ab\u00bb\u2039\u203a\u300c-\u300f\uff02]/,
    'a typographic quotation mark',
    '"',
  ],
  [/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/, 'a special space', 'a normal space'],
  [/[\u200b-\u200f\u2060\ufeff]/, 'an invisible character', 'nothing'],
  [/[\uff1a\ufe55]/, 'a full-width colon', ':'],
  [/[\uff0c\u3001\ufe50]/, 'a full-width comma', ','],
];

const join = (kinds: typeof KINDS) => kinds.map(([{ source }]) => source.slice(1, -1)).join('');
const ANY = join(KINDS);
const QUOTES = join(KINDS.slice(0, 1));
const SPACES = join(KINDS.slice(1, 3));
const COLONS = join(KINDS.slice(3, 4));

function fault(character: string, offset: number, others: number): Fault {
  const [, name = '', meant = ''] = KINDS.find(([one]) => one.test(character)) ?? [];
  const more = others > 0 ? `, and the ${others} more of this file` : '';
  const isNothing = meant === 'nothing';
  const misread = isNothing ? 'ignore' : `read as ${meant}`;
  return {
    rule: `This is ${name} (${codeOf(character)}), which programs do not ${misread}.`,
    fix: isNothing ? `Delete it${more}.` : `Write ${meant} in its place${more}.`,
    offset,
    length: 1,
  };
}

/** A quoted text, closed on its line or not, or a look-alike. */
const JSON_TOKEN = new RegExp(`"(?:[^"\\\\\\n]|\\\\.)*"?|[${ANY}]`, 'g');

/** The first look-alike in JSON that cannot be parsed: outside its texts, or in a text that is not closed. */
export function jsonLookAlike(text: string): Fault | undefined {
  const places = [...text.matchAll(JSON_TOKEN)].flatMap(({ 0: token, index }) => {
    if (!token.startsWith('"')) return index;
    const at = token.endsWith('"') && token.length > 1 ? -1 : token.search(`[${QUOTES}]`);
    return at < 0 ? [] : index + at;
  });
  const [first] = places;
  return first === undefined ? undefined : fault(text[first] ?? '', first, places.length - 1);
}

/** Positions before the name of a field, after its colon, or of the colon itself. */
const YAML_PLACE = new RegExp(
  `(?<=^ *(?:- *)*)[${SPACES}](?=[${SPACES} ]*[\\w-]+:)|(?<=^[ -]*[\\w-]+:)[${SPACES}]|(?<=^[ -]*[\\w-]+)[${COLONS}]`,
  'gm',
);

/** A value that begins with a quotation mark. */
const YAML_QUOTE = new RegExp(`(?<=^[ -]*[\\w-]+: *)[${QUOTES}]`, 'gm');

/**
 * The first look-alike outside the texts of front matter.
 * @param isBroken whether YAML cannot be parsed: otherwise a text may begin with any quotation mark
 */
export function yamlLookAlike(front: string, base: number, isBroken = false): Fault | undefined {
  const found = [
    ...front.matchAll(YAML_PLACE),
    ...(isBroken ? front.matchAll(YAML_QUOTE) : []),
  ].sort((a, b) => a.index - b.index);
  const [first] = found;
  return first && fault(first[0], base + first.index, found.length - 1);
}

const IN_QUOTES = new RegExp(`^([${QUOTES}]).*[${QUOTES}]$`, 's');

/** The same for an invalid value that is enclosed in look-alikes. */
export function quotedValueFault(value: unknown): Pick<Fault, 'rule' | 'fix'> | undefined {
  const [, mark] = (typeof value === 'string' && IN_QUOTES.exec(value)) || [];
  if (!mark) return undefined;
  const { rule } = fault(mark, 0, 0);
  return { rule, fix: 'Write " in its place, and at the end of the value.' };
}
