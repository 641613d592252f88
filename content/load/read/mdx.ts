import matter from 'gray-matter';
import {
  type ErrorCode,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import type { Document, Fault, Range } from './diagnostic.ts';
import { yamlLookAlike } from './lookAlikes.ts';
import { commentFaults, syntaxFaults, tokensOf, yamlDepthFault } from './yamlSyntax.ts';

interface Parts {
  readonly front: string;
  readonly frontAt: number;
  readonly body: string;
  readonly bodyAt: number;
}

type Yaml = ReturnType<typeof parseDocument>;

const FENCE = '---\n';

// gray-matter only splits the file. Its own YAML parser turns dates into timestamps, and its JavaScript front matter
// would run code from a record.
const SPLIT_ONLY = { engines: { yaml: { parse: () => ({}), stringify: () => '' } } };

/** Four times the longest front matter; parsers take seconds for 100 KB of line breaks. */
const MOST_FRONT = 20_000;

/** Splits a file into front matter and body, or returns the fault. */
function split(text: string): Parts | Fault {
  if (!text.startsWith(FENCE)) {
    return {
      rule: 'The file does not begin with front matter.',
      fix: 'Put the fields at its top, between two lines of three hyphens.',
      offset: 0,
      length: 1,
    };
  }
  const frontAt = FENCE.length;
  const frontEnd = text.indexOf('\n---', frontAt - 1) + 1;
  if (frontEnd === 0) {
    return {
      rule: 'The front matter has no end.',
      fix: 'Put a line of three hyphens between the fields and the text.',
      offset: 0,
      length: frontAt - 1,
    };
  }
  if (frontEnd - frontAt > MOST_FRONT) {
    return {
      rule: `The front matter has more than ${MOST_FRONT} characters.`,
      fix: 'Shorten it; texts belong under it.',
      offset: frontAt,
      length: 1,
    };
  }
  const { content } = matter(text, SPLIT_ONLY);
  const rest = text.length - content.length;
  const bodyAt = rest + (content.length - content.trimStart().length);
  return {
    front: text.slice(frontAt, frontEnd),
    frontAt,
    body: content.trim(),
    bodyAt,
  };
}

/** Parses an MDX record into its fields, the body among them. */
export function parseMdx(text: string): {
  data: unknown;
  faults: readonly Fault[];
  unquoted?: readonly Fault[];
} {
  const parts = split(text);
  if ('rule' in parts) return { data: undefined, faults: [parts] };
  const tokens = tokensOf(parts.front, parts.frontAt);
  const deep = yamlDepthFault(tokens);
  if (deep) return { data: undefined, faults: [deep] };
  const alike = yamlLookAlike(parts.front, parts.frontAt);
  if (alike) return { data: undefined, faults: [alike] };
  const yaml = parseDocument(parts.front, { logLevel: 'silent' });
  const cause =
    yaml.errors.length > 0 ? yamlLookAlike(parts.front, parts.frontAt, true) : undefined;
  if (cause) return { data: undefined, faults: [cause] };
  const faults = [
    ...yaml.errors.map((error) => yamlFault(error, yaml, parts.frontAt)),
    ...commentFaults(tokens),
  ];
  if (faults.length === 0) faults.push(...syntaxFaults(tokens));
  if (faults.length > 0) return { data: undefined, faults };
  if (yaml.contents !== null && !isMap(yaml.contents)) {
    const rule = 'The front matter is not a list of fields.';
    const fix = 'Write a field a line, as title: "Quant winter school".';
    return { data: undefined, faults: [{ rule, fix, offset: parts.frontAt, length: 1 }] };
  }
  return {
    data: { ...yaml.toJS(), body: parts.body },
    faults,
    unquoted: unquotedFaults(yaml, parts),
  };
}

/**
 * Unquoted values that YAML 1.1 reads differently from YAML 1.2: 18:30 as 1110, 2024-07-19 as a timestamp. Tina reads
 * YAML 1.1, and its form then refuses the record. The rest of the record can be read, and its canonical form has the
 * quotes.
 */
function unquotedFaults(yaml: Yaml, { front, frontAt }: Parts): Fault[] {
  const older = scalarsOf(parseDocument(front, { logLevel: 'silent', version: '1.1' }));
  return scalarsOf(yaml).flatMap(({ type, value, source = '', range }, index) => {
    if (type !== 'PLAIN' || !range || Object.is(older[index]?.value, value)) return [];
    const rule = `Without quotes, some programs read ${source} as another value.`;
    const [start, end] = range;
    return { rule, fix: `Write "${source}".`, offset: frontAt + start, length: end - start };
  });
}

function scalarsOf(yaml: Yaml): Scalar[] {
  const scalars: Scalar[] = [];
  visit(yaml, { Scalar: (_, scalar) => void scalars.push(scalar) });
  return scalars;
}

/** The most frequent YAML errors in an editor's terms. */
const TROUBLES: Partial<Record<ErrorCode, [rule: string, fix: string]>> = {
  DUPLICATE_KEY: ['This field is there twice in the front matter.', 'Delete one of the two.'],
  BLOCK_AS_IMPLICIT_KEY: [
    'This text holds a colon, which would begin a new field.',
    'Put the text in double quotes.',
  ],
  MISSING_CHAR: ['This text has no closing quote.', 'Close it with the quote that opens it.'],
  BAD_INDENT: [
    'This line is not indented like its neighbours.',
    'Indent the fields of one group by the same number of spaces.',
  ],
  UNEXPECTED_TOKEN: [
    'A sign before this is one of YAML’s own, such as * & ! % or @.',
    'Put the text that begins with it in double quotes.',
  ],
  TAB_AS_INDENT: ['This line is indented with a tab.', 'Indent it with spaces.'],
};

function yamlFault({ message, code, pos }: YAMLError, { contents }: Yaml, base: number): Fault {
  const [rule, fix] = TROUBLES[code] ?? [
    `The front matter cannot be read: ${message.split(/ at line |:?\n/)[0]}.`,
    'Put texts with special signs in double quotes.',
  ];
  // A text without a closing quote contains the rest of the file: its start is reported.
  const start = (code === 'MISSING_CHAR' && lastTextIn(contents)) || pos[0];
  return { rule, fix, offset: base + start, length: Math.max(1, pos[1] - start) };
}

/** The offset of the last text of the front matter. */
function lastTextIn(node: unknown): number | undefined {
  if (isMap(node)) return lastTextIn(node.items.at(-1)?.value);
  if (isSeq(node)) return lastTextIn(node.items.at(-1));
  return isScalar(node) ? node.range?.[0] : undefined;
}

/** Parses an MDX record with the position of every value. */
export function openMdx(text: string): Document {
  const parts = split(text);
  if ('rule' in parts) return { find: () => undefined };
  const yaml = parseDocument(parts.front, { logLevel: 'silent' });
  return {
    find(path, part) {
      if (path.length === 1 && path[0] === 'body') {
        return { offset: parts.bodyAt, length: parts.body.length };
      }
      const found = findInYaml(yaml, path, part);
      return found && { offset: found.offset + parts.frontAt, length: found.length };
    },
  };
}

function findInYaml(
  yaml: Yaml,
  path: readonly PropertyKey[],
  part: 'key' | 'value' | 'opening',
): Range | undefined {
  const group = yaml.getIn(path.slice(0, -1), true);
  const pairs = isMap(group) ? group.items : [];
  const key = pairs.find((pair) => isScalar(pair.key) && pair.key.value === path.at(-1))?.key;
  const value = yaml.getIn(path, true);
  const [first, other] = part === 'key' ? [key, value] : [value, key];
  const range = rangeIn(first) ?? rangeIn(other);
  if (!range) return path.length === 0 ? { offset: 0, length: 1 } : undefined;
  const [start, end] = range;
  return { offset: start, length: part === 'opening' ? 1 : Math.max(1, end - start) };
}

const rangeIn = (node: unknown) => (isNode(node) ? node.range : undefined);
