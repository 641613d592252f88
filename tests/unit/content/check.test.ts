import { describe, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import type { Problem } from '../../../content/load/read/diagnostic.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { reportText } from '../../../content/load/read/report.ts';
import { acrossFiles } from './damages/across-files.ts';
import { type Damage, EVENT } from './damages/damage.ts';
import { fields } from './damages/fields.ts';
import { pages } from './damages/pages.ts';
import { publication } from './damages/publication.ts';
import { syntax } from './damages/syntax.ts';
import { texts } from './damages/texts.ts';
import { miniature, type Tree } from './miniature.ts';
import { oneProject } from './oneProject.ts';

const withProject = oneProject();

const MARK = '⟦';
const VALID = miniature();
const STACK = /^\s+at .+:\d+:\d+\)?$/m;

const problemsOf = (tree: Tree) =>
  withProject(tree, (root) => locate(root, inspect(root).diagnostics));

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

const damages = [...syntax, ...fields, ...texts, ...pages, ...acrossFiles, ...publication];

describe('the content check', () => {
  it('has nothing against valid content', () => {
    expect(problemsOf(VALID)).toEqual([]);
  });

  it.each(damages)('finds $name', (damage) => {
    const tree = new Map(VALID);
    const place = apply(damage, tree);
    const problems = problemsOf(tree);
    const { file, severity = 'error', rule, suggestion, others = 0 } = damage;
    expect(problems.map(told)).toContainEqual({ file, ...place, severity, rule, suggestion });
    expect(problems).toHaveLength(1 + others);
    expect(reportText(problems)).not.toMatch(STACK);
  });

  it('keeps back a warning that its record sets aside, and no error', () => {
    const tree = new Map(VALID);
    const bare = `${tree.get(EVENT)}`.replace(/images:\n(?: .*\n)+/, '');
    const aside = (words: string) => `setAside:\n  - warning: ${words}\n---\n\n`;
    tree.set(
      EVENT,
      bare.replace('---\n\n', () => aside('The event is over')),
    );
    expect(problemsOf(tree)).toEqual([]);
    tree.set(EVENT, bare.replace('---\n\n', () => aside('“Title” is')).replace(/title: .+\n/, ''));
    expect(problemsOf(tree).map(({ rule }) => rule)).toContain('“Title” is missing.');
  });
});
