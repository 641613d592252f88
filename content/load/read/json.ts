import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { countFault, isDeeper, jsonDepthFault } from './depth.ts';
import type { Document, Fault, Range } from './diagnostic.ts';
import { jsonLookAlike } from './lookAlikes.ts';
import { repeats } from './repeats.ts';

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

const EXPECTED: Record<string, [rule: string, fix: string]> = {
  PropertyNameExpected: [
    'Here a field’s name in double quotes was expected.',
    'Put the name in double quotes, or delete the comma before it.',
  ],
  ValueExpected: [
    'Here a value was expected.',
    'Write the value (text in double quotes), or delete the comma before it.',
  ],
  ColonExpected: [
    'Here a colon was expected.',
    'Put a colon between the field’s name and its value.',
  ],
  CommaExpected: ['Here a comma was expected.', 'Put a comma after the value before it.'],
  CloseBraceExpected: ['Here a closing } was expected.', 'Close the group with }.'],
  CloseBracketExpected: ['Here a closing ] was expected.', 'Close the list with ].'],
  EndOfFileExpected: ['Here the file should end.', 'Delete everything after the last }.'],
  InvalidCommentToken: ['A record cannot hold comments.', 'Delete the comment.'],
  UnexpectedEndOfString: [
    'This text has no closing quote on its line.',
    'Close it with a double quote; a line break inside a text is written \\n.',
  ],
  InvalidEscapeCharacter: [
    'This backslash does not begin a known sign.',
    'Write a backslash twice: \\\\.',
  ],
  InvalidCharacter: [
    'A text cannot contain this character as it is.',
    'Delete it; a tab is written \\t and a line break \\n.',
  ],
  InvalidSymbol: [
    'This is no value.',
    'Put text in double quotes; yes and no are written true and false.',
  ],
  InvalidNumberFormat: [
    'This is not a number.',
    'Write digits without spaces and signs, as 118 or 0.5.',
  ],
};

/** Parses JSON with the position of every value. Slow: only for files that have a problem. */
export function openJson(text: string): Document {
  const tree = parseTree(text, [], STRICT);
  return { find: (path, part) => find(tree, path, part) };
}

function faultsOf(text: string): Fault[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, STRICT);
  return tree && errors.length === 0 ? repeated(tree) : syntaxFaults(errors, text);
}

/** Parses JSON. Either the faults are empty, or the data is undefined. */
export function parseJson(text: string): { data: unknown; faults: readonly Fault[] } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const cause = jsonDepthFault(text) ?? jsonLookAlike(text);
    return { data: undefined, faults: cause ? [cause] : faultsOf(text) };
  }
  const deep = isDeeper(data) && jsonDepthFault(text);
  if (deep) return { data: undefined, faults: [deep] };
  const many = countFault(data);
  if (many) return { data: undefined, faults: [{ ...many, offset: 0, length: 1 }] };
  // A repeated field is legal JSON and silently loses its first value. Text that equals its canonical form has no
  // repeated field; only other text needs the slow check.
  const canonical = `${JSON.stringify(data, null, 2)}\n` === text;
  return { data, faults: canonical ? [] : faultsOf(text) };
}

/** Drops each fault that follows the one before it with nothing in between: it is only its consequence. */
function syntaxFaults(errors: readonly ParseError[], text: string): Fault[] {
  const faults: Fault[] = [];
  for (const error of errors) {
    const last = faults.at(-1);
    const fault = syntaxFault(error, text);
    if (!last || text.slice(last.offset + last.length, fault.offset).trim() !== '') {
      faults.push(fault);
    }
  }
  return faults;
}

function syntaxFault({ error, offset, length }: ParseError, text: string): Fault {
  const name = printParseErrorCode(error);
  const [rule, fix] = EXPECTED[name] ?? [
    `The JSON cannot be read: ${name}.`,
    'Correct the sign that is marked.',
  ];
  // A missing character is reported where the text before it ends, not where the next line begins.
  const missing = name === 'CommaExpected' || offset >= text.trimEnd().length;
  const at = missing ? text.slice(0, offset).trimEnd().length : offset;
  return { rule, fix, offset: at, length: missing ? 1 : Math.max(length, 1) };
}

/** Field names that occur twice in a group. */
function repeated({ children = [] }: Node): Fault[] {
  const keys = children.flatMap(({ type, children: [key] = [] }) =>
    type === 'property' && key ? key : [],
  );
  const again = repeats(keys, ({ value }) => value).map(({ item }) => twice(item));
  return [...again, ...children.flatMap(repeated)];
}

const twice = (key: Node): Fault => ({
  rule: `“${key.value}” is there twice in the same group.`,
  fix: 'Delete one of the two; only the last would count.',
  offset: key.offset,
  length: key.length,
});

function find(
  tree: Node | undefined,
  path: readonly PropertyKey[],
  part: 'key' | 'value' | 'opening',
): Range | undefined {
  const node = tree && findNodeAtLocation(tree, path as (string | number)[]);
  if (!node) return undefined;
  if (part === 'opening') return { offset: node.offset, length: 1 };
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const { offset, length } = part === 'key' && key ? key : node;
  return { offset, length };
}
