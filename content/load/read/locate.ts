import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visible, visibleLine } from './characters.ts';
import { decode } from './decode.ts';
import type { Diagnostic, Document, Problem, Range, SourceLocation } from './diagnostic.ts';
import { openJson } from './json.ts';
import { openMdx } from './mdx.ts';

const CONTEXT = 2;
const WIDTH = 100;
const ELLIPSIS = '…';

/** Adds lines, columns and code frames to diagnostics, sorted by file and line. */
export function locate(root: string, diagnostics: readonly Diagnostic[]): Problem[] {
  const open = opener(root);
  const problems = diagnostics.map(({ at, ...diagnostic }): Problem => {
    const source = at && open(diagnostic.file);
    const range = source && rangeOf(source.open, at);
    const found = range ? frameAt(source.text, range) : NOWHERE;
    return shown({ ...diagnostic, ...found });
  });
  return problems.sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column);
}

const NOWHERE = { line: 1, column: 1, endColumn: 2, frame: '' };

/** Replaces control characters: the text is shown in terminals and comments, where some have an effect. */
const shown = ({ rule, fix, suggestion, frame, ...problem }: Problem): Problem => ({
  ...problem,
  file: visibleLine(problem.file),
  rule: visibleLine(rule),
  fix: visibleLine(fix),
  suggestion: suggestion && visibleLine(suggestion),
  frame: visible(frame),
});

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

interface Source {
  readonly text: string;
  readonly open: () => Document;
}

/** Returns a function that parses each file with a problem once. */
function opener(root: string) {
  const opened = new Map<string, Source | undefined>();
  return (file: string) => {
    if (!opened.has(file)) opened.set(file, openSource(root, file));
    return opened.get(file);
  };
}

function openSource(root: string, file: string): Source | undefined {
  try {
    const text = decode(readFileSync(join(root, file)));
    // A range needs no parsed document: a file that is not a record, or is nested too deeply, cannot be parsed.
    let document: Document | undefined;
    const open = () => {
      document ??= file.endsWith('.mdx') ? openMdx(text) : openJson(text);
      return document;
    };
    return { text, open };
  } catch {
    // Without its file, a diagnostic has no line.
    return undefined;
  }
}

/** The range of a location, or of the innermost enclosing group that can be found. */
function rangeOf(open: () => Document, at: SourceLocation): Range | undefined {
  if ('offset' in at) return at;
  const exact = open().find(at.path, at.part);
  if (exact) {
    const { within } = at;
    return within ? { offset: exact.offset + within.offset, length: within.length } : exact;
  }
  return at.path.length > 0
    ? rangeOf(open, { path: at.path.slice(0, -1), part: 'opening' })
    : undefined;
}

function frameAt(text: string, { offset, length }: Range) {
  const before = text.slice(0, offset).split('\n');
  const lines = text.trimEnd().split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const rest = (lines[line - 1] ?? '').length - column + 1;
  const endColumn = column + Math.max(1, Math.min(length, rest));
  return { line, column, endColumn, frame: frameOf(lines, line, column, endColumn) };
}

/** A paragraph is one long line: it is shifted to the left until the position is on the screen. */
function frameOf(lines: readonly string[], line: number, column: number, endColumn: number) {
  const cut = column > WIDTH * 0.8 ? column - WIDTH / 2 : 0;
  const start = column - cut + (cut > 0 ? ELLIPSIS.length : 0);
  const end = Math.min(start + endColumn - column, WIDTH + 1);
  const last = Math.min(Math.max(line, lines.length), line + CONTEXT);
  const frame: string[] = [];
  for (let at = Math.max(1, line - CONTEXT); at <= last; at++) {
    const gutter = ` ${String(at).padStart(String(last).length)} |`;
    const shown = cropped(lines[at - 1] ?? '', cut).replace(/\r$/, '');
    frame.push(`${at === line ? '>' : ' '}${gutter}${shown && ` ${shown}`}`);
    if (at !== line) continue;
    // Tabs stay, so that the carets are below the marked text for any tab width.
    const indent = shown.slice(0, start - 1).replaceAll(/[^\t]/g, ' ');
    frame.push(
      ` ${gutter.replaceAll(/\d/g, ' ')} ${indent}${'^'.repeat(Math.max(1, end - start))}`,
    );
  }
  return frame.join('\n');
}

function cropped(line: string, cut: number): string {
  const shown = line.slice(cut, cut + WIDTH);
  return `${cut > 0 && shown ? ELLIPSIS : ''}${shown}${line.length > cut + WIDTH ? ELLIPSIS : ''}`;
}
