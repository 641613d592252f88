import { bytes, type Damage, EVENT, inFile, TALK } from './damage.ts';

const TYPOGRAPHIC = (code: string) =>
  `This is a typographic quotation mark (${code}), which programs do not read as ".`;
const SPECIAL = (code: string) =>
  `This is a special space (${code}), which programs do not read as a normal space.`;
const COLON = 'This is a full-width colon (U+FF1A), which programs do not read as :.';

function otherEncoding(text: string, name: string): Buffer {
  if (name === 'utf-32')
    return Buffer.from([...text].flatMap((one) => [0, 0, 0, one.charCodeAt(0)]));
  const little = Buffer.from(name.endsWith('mark') ? text : `\ufeff${text}`, 'utf16le');
  return name === 'utf-16be' ? little.swap16() : little;
}

const wholeLines = (text: string) => text.replaceAll('\n', '\r\n');

/** Files that cannot be parsed, or not completely. */
export const syntax: Damage[] = [
  ...inFile(TALK, [
    {
      name: 'JSON without a comma',
      edit: ['"Talk 1",\n  "description"', '"Talk 1"⟦\n  "description"'],
      rule: 'Here a comma was expected.',
    },
    {
      name: 'JSON with a comma too many',
      edit: ['"alt": "A."\n}', '"alt": "A.",\n⟦}'],
      rule: 'Here a field’s name in double quotes was expected.',
    },
    {
      name: 'JSON without a closing quote',
      edit: ['"Talk 1",', '⟦"Talk 1,'],
      rule: 'This text has no closing quote on its line.',
    },
    {
      name: 'JSON without a colon',
      edit: ['"title": ', '"title" ⟦'],
      rule: 'Here a colon was expected.',
    },
    {
      name: 'JSON without its closing brace',
      edit: ['"A."\n}', '"A."⟦'],
      rule: 'Here a closing } was expected.',
    },
    {
      name: 'JSON with a comment',
      edit: ['  "title"', '  ⟦// shown first\n  "title"'],
      rule: 'A record cannot hold comments.',
    },
    {
      name: 'JSON with a stray word',
      edit: ['"minutes": 1', '"minutes": ⟦one'],
      rule: 'This is no value.',
    },
    {
      name: 'JSON with text after its end',
      edit: ['"A."\n}', '"A."\n}\n⟦}'],
      rule: 'Here the file should end.',
    },
    {
      name: 'an empty file',
      change: (tree) => tree.set(TALK, ''),
      rule: 'Here a value was expected.',
    },
    {
      name: 'a list in place of a record',
      change: (tree) => tree.set(TALK, '[]\n'),
      rule: '“The record” has to be a group of fields, and is a list.',
    },
    {
      name: 'a field that stands twice in JSON',
      edit: ['  "type"', '  ⟦"title": "Talk 1",\n  "type"'],
      rule: '“title” is there twice in the same group.',
    },
    {
      name: 'a byte order mark',
      change: bytes(TALK, (content) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), content])),
      rule: 'The file begins with an invisible byte order mark.',
    },
    {
      name: 'bytes that are not UTF-8',
      edit: ['"Talk 1"', '"Talk ⟦�"'],
      rule: 'These bytes are not UTF-8.',
    },
    {
      name: 'line endings of Windows',
      severity: 'warning',
      change: bytes(TALK, (content) => Buffer.from(wholeLines(`${content}`))),
      rule: 'The lines end as on Windows (CRLF).',
    },
  ]),
  ...inFile(TALK, [
    ...(
      [
        ['quotation marks', '"title"', '⟦“title”', TYPOGRAPHIC('U+201C')],
        ['a low quotation mark', '"title"', '⟦„title”', TYPOGRAPHIC('U+201E')],
        ['guillemets', '"Talk 1"', '⟦«Talk 1»', TYPOGRAPHIC('U+00AB')],
        ['a closing quotation mark', '"Talk 1"', '"Talk 1⟦”', TYPOGRAPHIC('U+201D')],
        ['a no-break space', '"title": ', '"title":⟦\u00a0', SPECIAL('U+00A0')],
        ['a space of East Asia', '"title": ', '"title":⟦\u3000', SPECIAL('U+3000')],
        ['a full-width colon', '"title":', '"title"⟦：', COLON],
      ] as const
    ).map(([name, find, put, rule]) => ({
      name: `${name} of a word processor in JSON`,
      edit: [find, put] as const,
      rule,
    })),
    ...(['utf16le', 'utf-16be', 'utf-16le without mark', 'utf-32'] as const).map((name) => ({
      name: `a file in ${name}`,
      change: bytes(TALK, (content) => otherEncoding(`${content}`, name)),
      rule: 'The file holds zero bytes between its characters: it is UTF-16, and not UTF-8.',
    })),
  ]),
  ...inFile(EVENT, [
    ...(
      [
        ['a no-break space after a colon', 'title: ', 'title:⟦\u00a0', SPECIAL('U+00A0')],
        ['a thin space after a colon', 'dates: ', 'dates:⟦\u2009', SPECIAL('U+2009')],
        ['a full-width colon', 'title:', 'title⟦：', COLON],
        [
          'a zero-width space before a field',
          'title:',
          '⟦\u200btitle:',
          'This is an invisible character (U+200B), which programs do not ignore.',
        ],
        ['quotation marks around a colon', 'title: Q', 'title: ⟦“A: Q', TYPOGRAPHIC('U+201C')],
        ['a quoted day', 'date: "2025-02-14"', 'date: ⟦“2025-02-14”', TYPOGRAPHIC('U+201C')],
      ] as const
    ).map(([name, find, put, rule]) => ({
      name: `${name} in front matter`,
      edit: [find, put] as const,
      rule,
    })),
    ...(
      [
        ['a day', '"2025-02-14"', '2025-02-14', 0],
        ['times', 'date:', 'starts: ⟦18:30\nends: "20:30"\ndate:', 0],
        ['an old switch', 'place: A.', 'place: ⟦No', 0],
        ['a time with seconds', 'place: A.', 'place: ⟦1:30:00', 0],
      ] as const
    ).map(([name, find, put, others]) => ({
      name: `${name} without quotes in front matter`,
      edit: [find, put.includes('⟦') ? put : `⟦${put}`] as const,
      others,
      rule: `Without quotes, some programs read ${/⟦?([\w:-]+)/.exec(put.slice(put.indexOf('⟦') + 1))?.[1]} as another value.`,
    })),
    {
      name: 'broken front matter',
      edit: ['place: A.', 'place: ⟦"A.'],
      rule: 'This text has no closing quote.',
    },
    {
      name: 'an unquoted colon in front matter',
      edit: ['title: Quant', 'title: ⟦Winter: Quant'],
      rule: 'This text holds a colon, which would begin a new field.',
    },
    {
      name: 'an asterisk at the beginning of front matter text',
      edit: ['place: A.', 'place: ⟦*Mumbai'],
      rule: 'The value begins with *, which is syntax of YAML.',
    },
    {
      name: 'an asterisk before more words in front matter',
      edit: ['title: Quant ', 'title: *Quant ⟦'],
      rule: 'A sign before this is one of YAML’s own, such as * & ! % or @.',
    },
    {
      name: 'a field that stands twice in front matter',
      edit: ['dates:', '⟦title: Again\ndates:'],
      rule: 'This field is there twice in the front matter.',
    },
    {
      name: 'a comment in front matter',
      edit: ['dates: 14 February 2025', 'dates: 14 February 2025 ⟦# ask Devika'],
      rule: 'A record cannot hold comments.',
    },
    {
      name: 'no front matter',
      change: (tree) => tree.set(EVENT, 'A school in winter.\n'),
      rule: 'The file does not begin with front matter.',
    },
    {
      name: 'front matter without an end',
      edit: ['---\n\nA line', '\nA line'],
      rule: 'The front matter has no end.',
    },
    {
      name: 'front matter that would run as a program',
      edit: ['---\n', '---js\n'],
      rule: 'The file does not begin with front matter.',
    },
  ]),
];
