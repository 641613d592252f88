import { Lexer } from 'yaml';
import { DEEPEST, depthFault } from './depth.ts';
import type { Fault } from './diagnostic.ts';

// YAML syntax that a record may not use: anchors and aliases, which can repeat or refer to themselves without end;
// tags, which are types other than text; and comments.
/** A token of front matter that is syntax, not text. */
interface Token {
  readonly text: string;
  /** In the file. */
  readonly offset: number;
  /** How many spaces its line begins with. */
  readonly indent: number;
}

/** The lexer's own characters: the start of a document or text, a byte order mark, a broken line. */
const TEXT_FOLLOWS = '\u001f';
const LEXER_CHARACTERS = new Set(['\u0002', TEXT_FOLLOWS, '\u0018']);

/**
 * The syntax tokens of front matter, in order.
 * @param base the offset of the front matter in the file
 */
export function tokensOf(front: string, base: number): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  let before = '';
  let lineAt = 0;
  for (const text of new Lexer().lex(front)) {
    // The lexer marks the start of a text by a character of its own, which is not in the file.
    const isText = before === TEXT_FOLLOWS;
    before = text;
    if (LEXER_CHARACTERS.has(text)) continue;
    if (!isText) {
      const line = front.slice(lineAt, offset);
      tokens.push({ text, offset: base + offset, indent: line.length - line.trimStart().length });
    }
    const newline = text.lastIndexOf('\n');
    if (newline >= 0) lineAt = offset + newline + 1;
    offset += text.length;
  }
  return tokens;
}

/** The position at which front matter is nested too deeply: in brackets, in lists on one line, or by indentation. */
export function yamlDepthFault(tokens: readonly Token[]): Fault | undefined {
  let brackets = 0;
  let onLine = 0;
  for (const { text, offset, indent } of tokens) {
    if (text === '[' || text === '{') brackets += 1;
    else if (text === ']' || text === '}') brackets -= 1;
    else if (text === '-' || text === '?') onLine += 1;
    else if (text.includes('\n')) onLine = 0;
    if (brackets + onLine + indent / 2 > DEEPEST) return depthFault(offset);
  }
  return undefined;
}

/** Comments are lost as soon as a program writes the record, so they are not allowed. */
export const commentFaults = (tokens: readonly Token[]): Fault[] =>
  tokens
    .filter(({ text }) => text.startsWith('#'))
    .map(({ text, offset }) => ({
      rule: 'A record cannot hold comments.',
      fix: 'Delete the comment, or put the text that it cuts off in double quotes.',
      offset,
      length: text.length,
    }));

const SYNTAX: Readonly<Record<string, string>> = {
  '!': 'This is a tag of YAML’s own, which turns the value into something that is not text.',
  '&': 'The value begins with &, which is syntax of YAML.',
  '*': 'The value begins with *, which is syntax of YAML.',
};

/** Tags, anchors and aliases, and texts that begin like one. */
export const syntaxFaults = (tokens: readonly Token[]): Fault[] =>
  tokens.flatMap(({ text, offset }) => {
    const rule = SYNTAX[text[0] ?? ''];
    const fix = `Delete ${text}; if it belongs to the text, put the text in double quotes.`;
    return rule ? [{ rule, fix, offset, length: text.length }] : [];
  });
