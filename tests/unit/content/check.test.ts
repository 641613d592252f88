import { describe, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import type { Problem } from '../../../content/load/read/diagnostic.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { reportText } from '../../../content/load/read/report.ts';
import { acrossFiles } from './damages/across-files.ts';
import { add, type Damage, EVENT, TALK } from './damages/damage.ts';
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

/** Applies the damage, and returns the expected problems. */
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
  it('reports nothing for valid content', () => {
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

  it('omits a warning that its record sets aside, but no error', () => {
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

  it('keeps a warning if the record’s entry matches another one too', () => {
    const raw = '“What the picture shows” contains Markdown (“**';
    const rulesWith = (warning: string, second = 'Two') => {
      const tree = new Map(VALID);
      const event = `${tree.get(EVENT)}`
        .replace('A l', '"**One**"')
        .replace('A l', () => `"**${second}**"`);
      tree.set(
        EVENT,
        event.replace('---\n\n', () => `setAside:\n  - warning: ${warning}\n---\n\n`),
      );
      return problemsOf(tree).map(({ rule }) => rule);
    };
    expect(rulesWith(raw)).toEqual([
      expect.stringContaining(`${raw}One`),
      expect.stringContaining(`${raw}Two`),
      `“${raw}” is set aside, and 2 warnings of this record begin so.`,
    ]);
    expect(rulesWith(raw, 'One')).toEqual([]);
    expect(rulesWith(`${raw}O`)).toEqual([expect.stringContaining(`${raw}Two`)]);
  });

  it('reports an unused entry only if all warnings are known', () => {
    const tree = new Map(VALID);
    const spare = { ...JSON.parse(`${tree.get('content/team/one-1.json')}`), name: 'Ada Spare' };
    const setAside = [{ warning: 'No page shows this record' }];
    tree.set('content/team/spare.json', `${JSON.stringify({ ...spare, setAside }, null, 2)}\n`);
    expect(problemsOf(tree)).toEqual([]);
    add(TALK, { title: '' })(tree);
    expect(problemsOf(tree).map(({ rule }) => rule)).toEqual(['“Title” is missing.']);
  });
});
