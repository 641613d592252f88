import { EVENT, HOME, TALK } from '../damages/damage.ts';
import { type Attack, MARK } from './attack.ts';

type Edit = (
  name: string,
  find: string,
  put: string,
  more: Omit<Attack, 'name' | 'file' | 'bring'>,
) => Attack;

/** Attacks that replace a text of one file. */
const within =
  (file: string): Edit =>
  (name, find, put, more) => ({ name, file, bring: ({ edit }) => edit(file, find, put), ...more });

const inTalk = within(TALK);
const inEvent = within(EVENT);
const inHome = within(HOME);

const DEEP = 'Here begins a group inside more than 20 others.';
const PROTO = 'No field may be called __proto__: programs take it for their own.';

const MANY = { rule: 'The record holds more than 4000 values.', at: [1, 1] } as const;
const many = (field: string) =>
  Array.from({ length: 5_000 }, (_, index) => field.replace('$', () => `${index}`)).join(', ');

/** Records that attack the programs that read them. */
export const records: Attack[] = [
  ...['constructor', '__proto__', 'toString', '../../talks/Talk'].map((kind) =>
    inHome(`the kind ${kind} for a section`, '"_template": "hero"', `"_template": "${kind}"`, {
      rule: `“Kind” cannot be “${kind}”.`,
      at: [10, 20],
    }),
  ),
  inHome(
    'a section that changes what all objects are made of',
    '"_template": "hero"',
    `"__proto__": {"x": "${MARK}"},\n      "_template": "hero"`,
    { rule: PROTO, at: [10, 7] },
  ),
  inTalk(
    'a field that changes what all objects are made of',
    '"title"',
    `"__proto__": {"x": "${MARK}"},\n  "title"`,
    {
      rule: PROTO,
      at: [3, 3],
    },
  ),
  inTalk('the same, written in escapes', '"title"', '"\\u005f_proto__": 1,\n  "title"', {
    rule: PROTO,
    at: [3, 3],
  }),
  inTalk(
    'a field with the name of what every object has',
    '"title"',
    '"constructor": 1,\n  "title"',
    {
      rule: '“constructor” is not a field here.',
      at: [3, 3],
    },
  ),
  inTalk(
    'a list in twenty thousand lists',
    '"title"',
    `"x": ${'['.repeat(20_000)}${']'.repeat(20_000)},\n  "title"`,
    {
      rule: DEEP,
      at: [3, 27],
    },
  ),
  inTalk('lists that never close', '"title"', `"x": ${'['.repeat(20_000)}`, {
    rule: DEEP,
    at: [3, 27],
  }),
  inTalk('five thousand fields', '"title"', `${many('"f$": 1')}, "title"`, MANY),
  inTalk(
    'lists of ten thousand groups',
    '"title"',
    `"x": [${many('{}, {"y": []}')}], "title"`,
    MANY,
  ),
  inTalk('a carriage return that writes a heading into a comment', '"Talk 1"', '"Talk\\r# 1"', {
    rule: 'The text contains a carriage return (U+000D), which is invisible.',
    at: [3, 12],
  }),
  inTalk('an escape character that paints a terminal', '"Talk 1"', '"Talk \\u001b[2J1"', {
    rule: 'The text contains an escape character (U+001B), which is invisible.',
    at: [3, 12],
  }),
  inTalk('an escape character as it is', '"Talk 1"', '"Talk \u001b[2J1"', {
    rule: 'A text cannot contain this character as it is.',
    at: [3, 12],
  }),
  inTalk('signs that turn a text round', '"Talk 1"', '"Talk \u202e1 gnp.exe"', {
    rule: 'The text contains a control character (U+202E), which is invisible.',
    at: [3, 12],
  }),
  inTalk('a line break of another kind', '"Talk 1"', '"Talk\u2028# 1"', {
    rule: 'The text contains a line separator (U+2028), which is invisible.',
    at: [3, 12],
  }),
  ...(
    [
      ['\\u0000', 'a control character (U+0000)'],
      ['\\u000b', 'a control character (U+000B)'],
      ['\\ufffe', 'a character that is never assigned (U+FFFE)'],
      ['\\uffff', 'a character that is never assigned (U+FFFF)'],
      ['\\ud83f\\udffe', 'a character that is never assigned (U+1FFFE)'],
      ['\\ud800', 'half of a character (U+D800)'],
      ['\\udc00x', 'half of a character (U+DC00)'],
      ['\\ud83d x', 'half of a character (U+D83D)'],
      ['\ufffe', 'a character that is never assigned (U+FFFE)'],
    ] as const
  ).map(([written, name]) =>
    inTalk(`${JSON.stringify(written)}, which XML forbids`, '"Talk 1"', `"Talk ${written}1"`, {
      rule: `The text contains ${name}, which is invisible.`,
      at: [3, 12],
    }),
  ),
  ...(
    [
      ['\u200b', 'a zero-width space (U+200B)'],
      ['\u00ad', 'a soft hyphen (U+00AD)'],
      ['\u{e0041}', 'a format character (U+E0041)'],
      ['\ufe00', 'a variation selector (U+FE00)'],
      ['\ufe0f', 'a variation selector (U+FE0F)'],
      ['\u2060', 'a word joiner (U+2060)'],
      ['\u200d', 'a zero-width joiner (U+200D)'],
      ['\u200c', 'a zero-width non-joiner (U+200C)'],
      ['\u200f', 'a format character (U+200F)'],
      ['\u3164', 'a format character (U+3164)'],
      ['\u2800', 'a format character (U+2800)'],
      ['\ufff9', 'a format character (U+FFF9)'],
      ['\u{1d173}', 'a format character (U+1D173)'],
    ] as const
  ).map(([written, name]) =>
    inTalk(`${name}, which no one sees`, '"Talk 1"', `"Talk ${written}1"`, {
      rule: `The text contains ${name}, which is invisible.`,
      at: [3, 12],
    }),
  ),
  inEvent('a character in a body that XML forbids', 'A line of', 'A\ufffeline of', {
    rule: 'The text contains a character that is never assigned (U+FFFE), which is invisible.',
    at: [13, 2],
  }),
  inTalk('a tab in an address', 'https://partner', 'https://par\\ttner', {
    rule: 'The text contains a tab (U+0009), which is invisible.',
    at: [9, 15],
  }),
  inTalk('a carriage return in the name of a field', '"title"', '"mi\\rnutes": 1,\n  "title"', {
    rule: 'The name of a field contains a carriage return (U+000D), which is invisible.',
    at: [3, 3],
  }),
  inTalk(
    'an address that is a script',
    '"https://partner.example/page"',
    `"javascript:alert('${MARK}')"`,
    {
      rule: '“Link to the recording” is not an https:// address.',
      at: [9, 15],
    },
  ),
  inEvent('front matter that refers to itself', 'title:', 'x: &a [*a]\ntitle:', {
    rule: 'The value begins with *, which is syntax of YAML.',
    at: [2, 8],
  }),
  inEvent(
    'front matter that doubles with each line',
    'title:',
    'x: &a [y, y]\nz: [*a, *a]\ntitle:',
    {
      rule: 'The value begins with *, which is syntax of YAML.',
      at: [3, 5],
    },
  ),
  inEvent('a name for a value', 'title:', 'x: &a y\ntitle:', {
    rule: 'The value begins with &, which is syntax of YAML.',
    at: [2, 4],
  }),
  inEvent('a tag that runs a function', 'title: ', 'title: !!js/function ', {
    rule: 'This is a tag of YAML’s own, which turns the value into something that is not text.',
    at: [2, 8],
  }),
  inEvent('a tag of one’s own', 'title: ', 'title: !evil ', {
    rule: 'This is a tag of YAML’s own, which turns the value into something that is not text.',
    at: [2, 8],
  }),
  inEvent('brackets in nine thousand brackets', 'title:', `x: ${'['.repeat(9_000)}\ntitle:`, {
    rule: DEEP,
    at: [2, 24],
  }),
  inEvent(
    'a list in nine thousand lists on one line',
    'title:',
    `x:\n  ${'- '.repeat(9_000)}y\ntitle:`,
    {
      rule: DEEP,
      at: [3, 41],
    },
  ),
  inEvent(
    'groups that stand ever further to the right',
    'title:',
    `${Array.from({ length: 150 }, (_, depth) => `${' '.repeat(depth)}x:`).join('\n')}\ntitle:`,
    {
      rule: DEEP,
      at: [43, 43],
    },
  ),
  inEvent(
    'a field of front matter that changes all objects',
    'title:',
    '__proto__: {x: 1}\ntitle:',
    {
      rule: PROTO,
      at: [2, 1],
    },
  ),
  inEvent('a carriage return in a text', 'A line of', 'A\rline of', {
    rule: 'The text contains a carriage return (U+000D), which is invisible.',
    at: [13, 2],
  }),
  inEvent('a component with a script', 'A line of', `<script>alert('${MARK}')</script>`, {
    rule: 'HTML or a component is not allowed in this text.',
    at: [13, 1],
  }),
  ...['> ', '1. ', '- ', '*_', '[a](', '<a>{', '| '].map((sign) =>
    inEvent(
      `thirty thousand characters of ${sign.trim()} in a text`,
      'A line of',
      sign.repeat(30_000 / sign.length),
      {
        rule: /^“Description” has \d+ characters; it has to have at most 4000\.$/,
        at: [13, 1],
      },
    ),
  ),
  ...['\n', '# a\n', '!a ', '&a ', '%\n', '"a" '].map((sign) =>
    inEvent(
      `front matter of ${JSON.stringify(sign)} alone`,
      'title:',
      `${sign.repeat(90_000 / sign.length)}title:`,
      {
        rule: 'The front matter has more than 20000 characters.',
        at: [2, 1],
      },
    ),
  ),
  inTalk('a record of two megabytes', '"Talk 1"', `"${'a'.repeat(2_000_000)}"`, {
    rule: /^The file has 1\.9 MB; it may have 100 KB\.$/,
  }),
];
