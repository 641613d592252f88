import { styleText } from 'node:util';
import { plural } from '../../schema/explain.ts';
import type { Problem } from './diagnostic.ts';

type Style = Parameters<typeof styleText>[0];

/** How many errors and warnings there are, and in how many files. */
export function summarise(problems: readonly Problem[]) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const files = new Set(problems.map(({ file }) => file)).size;
  return { errors, warnings: problems.length - errors, files };
}

/** The first half of the summary line: `3 errors, 1 warning in 2 files`. */
export function countText(problems: readonly Problem[]): string {
  const { errors, warnings, files } = summarise(problems);
  return `${plural(errors, 'error')}, ${plural(warnings, 'warning')} in ${plural(files, 'file')}`;
}

/** A rule without its details: names, numbers and paths become … */
export const ruleOf = ({ rule }: Pick<Problem, 'rule'>): string =>
  rule
    .replace(/“[^”]*”/g, '“…”')
    .replace(/(?<=^|\s)(?:\/|content\/|public\/)[^\s,:;]*/g, '…')
    .replace(/\d[\d.]*/g, '…');

/** How often each rule is broken; errors first, then the most frequent. */
export function countsByRule(problems: readonly Problem[]): string {
  const counted = [
    ...Map.groupBy(problems, (one) => `${one.severity.padEnd(7)}  ${ruleOf(one)}`),
  ].map(([name, { length }]) => ({ name, length }));
  return counted
    .sort((a, b) => a.name.slice(0, 7).localeCompare(b.name.slice(0, 7)) || b.length - a.length)
    .map(({ name, length }) => `${String(length).padStart(6)}  ${name}`)
    .join('\n');
}

/** All problems as text for a terminal. */
export function reportText(problems: readonly Problem[], { colour = false } = {}): string {
  const paint = (style: Style, text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  return problems
    .map(({ file, line, column, severity, rule, fix, suggestion, frame }) =>
      [
        `${paint('bold', `${file}:${line}:${column}`)}  ${paint(severity === 'error' ? 'red' : 'yellow', severity)}  ${rule}`,
        ...(frame ? [frame.replace(/^/gm, '  ')] : []),
        `  ${paint('green', 'Fix:')} ${fix}`,
        ...(suggestion ? [`  ${paint('green', 'Did you mean')} ${suggestion}?`] : []),
      ].join('\n'),
    )
    .join('\n\n');
}
