import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../content/load/finding.ts';
import { inspect } from '../../../content/load/inspect.ts';
import { locate } from '../../../content/load/locate.ts';
import { reportText } from '../../../content/load/report.ts';
import { FORMATS } from '../../../scripts/content/formats.ts';
import { acrossFiles } from './damages/across-files.ts';
import type { Damage } from './damages/damage.ts';
import { fields } from './damages/fields.ts';
import { publication } from './damages/publication.ts';
import { syntax } from './damages/syntax.ts';
import { texts } from './damages/texts.ts';
import { miniature, type Tree, withProject } from './miniature.ts';

const MARK = '⟦';
const VALID = miniature();
const STACK = /^\s+at .+:\d+:\d+\)?$/m;

const problemsOf = (tree: Tree) =>
  withProject(tree, (root) => locate(root, inspect(root).findings));

const told = ({ file, line, column, severity, rule, suggestion }: Problem) => ({
  file,
  line,
  column,
  severity,
  rule,
  suggestion,
});

/** Does the damage, and says where it has to be found. */
function apply({ file, edit, change, at: [line, column] = [1, 1] }: Damage, tree: Tree) {
  change?.(tree);
  if (!edit) return { line, column };
  const text = tree.get(file) as string;
  const [find, put] = edit;
  expect(text).toContain(find);
  const marked = text.replace(find, () => put);
  tree.set(file, marked.replace(MARK, ''));
  const before = marked.slice(0, Math.max(0, marked.indexOf(MARK))).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const damages = [...syntax, ...fields, ...texts, ...acrossFiles, ...publication];

/** What the check says of each damage, and where it has to be. */
const outcomes = new Map<Damage, ReturnType<typeof damaged>>();

function damaged(damage: Damage) {
  const tree = new Map(VALID);
  const place = apply(damage, tree);
  return { ...place, problems: problemsOf(tree) };
}

function outcomeOf(damage: Damage) {
  const outcome = outcomes.get(damage) ?? damaged(damage);
  outcomes.set(damage, outcome);
  return outcome;
}

describe('the content check', () => {
  it('has nothing against valid content', () => {
    expect(problemsOf(VALID)).toEqual([]);
  });

  it.each(damages)('finds $name', (damage) => {
    const { line, column, problems } = outcomeOf(damage);
    const { file, severity = 'error', rule, suggestion, others = 0 } = damage;
    expect(problems.map(told)).toContainEqual({ file, line, column, severity, rule, suggestion });
    expect(problems).toHaveLength(1 + others);
    expect(reportText(problems)).not.toMatch(STACK);
  });
});

/** Reads a workflow command as GitHub's runner does. */
function readAnnotation(text: string) {
  const [, severity, properties = '', message = ''] = /^::(\w+) (.*?)::(.*)$/.exec(text) ?? [];
  const pairs = properties.split(',').map((pair) => pair.split('=', 2) as [string, string]);
  const { file, line, col, title } = Object.fromEntries(
    pairs.map(([key, value]) => [key, plain(value)]),
  );
  return {
    severity,
    file,
    line: Number(line),
    column: Number(col),
    title,
    message: plain(message),
  };
}

const SIGNS = { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' };

const plain = (text: string) =>
  text.replace(/%(?:0D|0A|3A|2C|25)/g, (sign) => SIGNS[sign as keyof typeof SIGNS]);

describe('an annotation', () => {
  it.each(damages)('stands on the line of $name', (damage) => {
    const { line, column, problems } = outcomeOf(damage);
    const output = FORMATS.github(problems, { records: 0, milliseconds: 0 });
    const annotations = output.split('\n').map(readAnnotation);
    expect(annotations).toHaveLength(problems.length);
    const { file, severity = 'error', rule: title, suggestion } = damage;
    const { mend } = problems.find(({ rule }) => rule === title) as Problem;
    const message = suggestion ? `${mend}\nDid you mean ${suggestion}?` : mend;
    expect(annotations).toContainEqual({ severity, file, line, column, title, message });
  });
});
