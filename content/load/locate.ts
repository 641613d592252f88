import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from './decode.ts';
import type { Document, Range } from './document.ts';
import type { Finding, Place, Problem } from './finding.ts';
import { openJson } from './json.ts';
import { openMdx } from './mdx.ts';

const CONTEXT = 2;
const WIDTH = 100;

/** Gives findings their lines, columns and code frames, sorted as one reads: by file, then by line. */
export function locate(root: string, findings: readonly Finding[]): Problem[] {
  const open = opener(root);
  const problems = findings.map(({ place, ...finding }): Problem => {
    const source = place && open(finding.file);
    const range = source && rangeOf(source.document, place);
    if (!range) return { ...finding, line: 1, column: 1, endColumn: 2, frame: '' };
    return { ...finding, ...frameAt(source.text, range) };
  });
  return problems.sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

interface Source {
  readonly text: string;
  readonly document: Document;
}

/** Opens each file that has a problem once. */
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
    return { text, document: file.endsWith('.mdx') ? openMdx(text) : openJson(text) };
  } catch {
    // The file went away meanwhile; the finding is still worth telling without its line.
    return undefined;
  }
}

/** The range of a place, or of the nearest group around it that can be found. */
function rangeOf(document: Document, place: Place): Range | undefined {
  if ('offset' in place) return place;
  const exact = document.find(place.path, place.part);
  if (exact) {
    const { within } = place;
    return within ? { offset: exact.offset + within.offset, length: within.length } : exact;
  }
  return place.path.length > 0
    ? rangeOf(document, { path: place.path.slice(0, -1), part: 'opening' })
    : undefined;
}

function frameAt(text: string, { offset, length }: Range) {
  const before = text.slice(0, offset).split('\n');
  const lines = text.trimEnd().split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const rest = (lines[line - 1] ?? '').length - column + 1;
  const endColumn = column + Math.max(1, Math.min(length, rest));
  return { line, column, endColumn, frame: draw(lines, line, column, endColumn) };
}

function draw(lines: readonly string[], line: number, column: number, endColumn: number): string {
  const from = Math.max(1, line - CONTEXT);
  const to = Math.max(line, Math.min(lines.length, line + CONTEXT));
  const digits = String(to).length;
  // A long line is moved to the left until the place is on the screen.
  const cut = column > WIDTH * 0.8 ? column - Math.floor(WIDTH / 2) : 0;
  const drawn: string[] = [];
  for (let number = from; number <= to; number++) {
    const all = (lines[number - 1] ?? '').replaceAll('\t', ' ');
    const shown = all.slice(cut, cut + WIDTH);
    const code = `${cut > 0 && shown ? '…' : ''}${shown}${all.length > cut + WIDTH ? '…' : ''}`;
    const gutter = `${number === line ? '>' : ' '} ${String(number).padStart(digits)} |`;
    drawn.push(`${gutter} ${code}`.trimEnd());
    if (number !== line) continue;
    const indent = column - 1 - cut + (cut > 0 ? 1 : 0);
    const carets = Math.max(1, Math.min(endColumn - column, WIDTH - indent));
    drawn.push(`  ${' '.repeat(digits)} | ${' '.repeat(indent)}${'^'.repeat(carets)}`);
  }
  return drawn.join('\n');
}
