import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { inspect } from '../../../content/load/inspect.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { compareForms, rewrite } from '../../../scripts/lib/formatRecords.ts';
import { miniature, type Tree, withProject } from '../../unit/content/miniature.ts';

const TALK = 'content/talks/one-1.json';
const EVENT = 'content/events/one-1.mdx';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, reversed(field)]),
  );
};

/** Every record in the worst format: reversed keys, another indentation, no final newline. */
function untidy(): Tree {
  const tree = miniature();
  for (const [file, text] of tree) {
    if (file.endsWith('.json')) {
      tree.set(file, JSON.stringify(reversed(JSON.parse(`${text}`)), null, 4));
    } else if (file.endsWith('.mdx')) {
      const [, front = '', body] = `${text}`.split(/^---\n/m);
      tree.set(file, `---\n${stringify(reversed(parse(front)))}---\n${body?.trim()}`);
    }
  }
  return tree;
}

const records = (tree: Tree) => [...tree.keys()].filter((file) => file.startsWith('content/'));

const compared = (root: string) => compareForms(root, inspect(root).readings);

/** Formats a project and returns its files. */
const formatted = (tree: Tree) =>
  withProject(tree, (root) => {
    const { differing, unreadable } = compared(root);
    rewrite(root, differing);
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    return {
      rewritten: differing.map(({ file }) => file),
      refused: unreadable.map(({ file }) => file),
      again: compared(root).differing,
      texts: new Map(records(tree).map((file) => [file, read(file)])),
      diagnostics: inspect(root).diagnostics,
    };
  });

const tidy = formatted(miniature()).texts;

describe('the format of the content', () => {
  it('is the same for every writer and every collection', () => {
    const { rewritten, refused, again, texts, diagnostics } = formatted(untidy());
    expect(rewritten.sort()).toEqual(records(miniature()).sort());
    expect({ refused, again, diagnostics }).toEqual({ refused: [], again: [], diagnostics: [] });
    expect(texts).toEqual(tidy);
  });

  it('keeps fields that are in no schema', () => {
    const tree = miniature();
    tree.set(TALK, `${tree.get(TALK)}`.replace('{', '{ "colour": "teal",'));
    tree.set(EVENT, `${tree.get(EVENT)}`.replace('---\n', '---\ncolour: teal\n'));
    const { texts } = formatted(tree);
    expect(texts.get(TALK)).toMatch(/,\n {2}"colour": "teal"\n}\n$/);
    expect(texts.get(EVENT)).toMatch(/\ncolour: teal\n---\n\n/);
  });

  it('removes Windows’ byte order marks and line endings', () => {
    const tree = miniature();
    for (const file of [TALK, EVENT]) {
      tree.set(file, `\uFEFF${`${tidy.get(file)}`.replaceAll('\n', '\r\n')}`);
    }
    expect(formatted(tree).texts).toEqual(tidy);
  });

  it.each<[what: string, file: string, damage: (text: string) => string | Buffer]>([
    ['broken JSON', TALK, (text) => text.replace(',', '')],
    ['a field that stands twice', TALK, (text) => text.replace('{', '{"title": "First",')],
    ['broken front matter', EVENT, (text) => text.replace('title: ', 'title: "')],
    ['a comment in front matter', EVENT, (text) => text.replace('---\n', '---\n# Ask first.\n')],
    ['no front matter', EVENT, () => 'A school in winter.'],
    [
      'bytes that are no text',
      TALK,
      (text) => Buffer.from(text.replace('Talk 1', 'T\xe4lk'), 'latin1'),
    ],
  ])('leaves %s unchanged, and says so', (_, file, damage) => {
    const tree = miniature();
    const bytes = Buffer.from(damage(`${tree.get(file)}`) as string);
    tree.set(file, bytes);
    withProject(tree, (root) => {
      const { differing, unreadable } = compared(root);
      rewrite(root, differing);
      expect(unreadable.map((one) => one.file)).toContain(file);
      expect(readFileSync(join(root, file)).equals(bytes)).toBe(true);
    });
  });

  it('names the first line that differs', () => {
    const tree = miniature();
    tree.set(EVENT, `${tidy.get(EVENT)}`.trimEnd());
    tree.set(TALK, `${tidy.get(TALK)}`.replace('  "title"', '    "title"'));
    withProject(tree, (root) => {
      const diagnostics = compared(root).differing.map(({ diagnostic }) => diagnostic);
      const lines = locate(root, diagnostics).map(({ file, line }) => `${file}:${line}`);
      expect(lines).toContain(`${TALK}:3`);
      expect(lines).toContain(`${EVENT}:${`${tidy.get(EVENT)}`.trimEnd().split('\n').length}`);
    });
  });
});

describe('npm run content:format', () => {
  const run = (cwd: string, ...args: string[]) => {
    const command = [resolve('scripts/content/format.ts'), ...args];
    const { status, stdout } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
    return { status, stdout };
  };

  it('reports with --check, changes nothing, and finds nothing after it has written', () => {
    withProject(new Map([...miniature(), ...tidy, [TALK, `${tidy.get(TALK)} `]]), (root) => {
      const check = run(root, '--check', '--format', 'github');
      expect(check).toEqual({
        status: 1,
        stdout: expect.stringMatching(
          /^::error file=content\/talks\/one-1.json,line=\d+,.+::Run npm run content:format.\n$/,
        ),
      });
      expect(readFileSync(join(root, TALK), 'utf8')).toBe(`${tidy.get(TALK)} `);
      expect(run(root)).toEqual({
        status: 0,
        stdout: expect.stringMatching(
          /^content\/talks\/one-1.json\n1 of \d+ records rewritten.\n$/,
        ),
      });
      expect(run(root, '--check')).toMatchObject({ status: 0 });
    });
  });
});
