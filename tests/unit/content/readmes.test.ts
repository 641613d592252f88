import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { remark } from 'remark';
import { describe, expect, it } from 'vitest';

const READMES = [
  ...globSync('{README,SECURITY,CHANGELOG}.md'),
  ...globSync('{components,content,scripts,supabase,tests,tina}/{,*/}README.md'),
  ...globSync('.github/CONTRIBUTING.md'),
].sort();

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json'));

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
const nodesOf = (file: string): Node[] => nodesIn(remark().parse(read(file)) as Node);

/** The anchors of a file's headings, as GitHub makes them. */
const anchorsOf = (file: string): string[] =>
  nodesOf(file)
    .filter(({ type }) => type === 'heading')
    .map((heading) =>
      nodesIn(heading)
        .map(({ value }) => value ?? '')
        .join('')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );

/** The fault of a link; undefined if it works. */
function fault(file: string, url: string): string | undefined {
  const [path = '', anchor] = url.split('#');
  const target = path ? join(dirname(file), path) : file;
  if (!existsSync(target)) return `${url}: there is no ${target}`;
  if (anchor && (statSync(target).isDirectory() || !anchorsOf(target).includes(anchor)))
    return `${url}: ${target} has no such heading`;
  return undefined;
}

/** A file or folder of code, or a pattern of them. Files that `npm run init` makes or removes are excluded. */
const CODE =
  /^(?:(?:components|pages|renderer|scripts|supabase|tests|tina)|content\/(?:compare|load|schema))\/(?!site|unit\/sample)[\w./*-]*$/;

/** The changelog mentions it. */
const REMOVED = 'scripts/artwork';

describe.each(READMES)('%s', (file) => {
  it('links only to files and headings that exist', () => {
    const urls = nodesOf(file).flatMap(({ url }) => url ?? []);
    const faults = urls.flatMap((url) => (/^\w+:/.test(url) ? [] : (fault(file, url) ?? [])));
    expect(faults).toEqual([]);
  });

  it('names only files and folders of code that exist', () => {
    const codes = nodesOf(file).flatMap(
      ({ type, value }) => (type === 'inlineCode' && value) || [],
    );
    const paths = codes.filter((text) => CODE.test(text) && text !== REMOVED);
    expect(paths.filter((path) => globSync(path).length === 0)).toEqual([]);
  });
});

it('README.md › has at most 6 KB', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(6 * 1024);
});

it('scripts/README.md › names every command of package.json', () => {
  const named = new Set(
    Array.from(read('scripts/README.md').matchAll(/`npm (?:run )?([\w:]+)/g), ([, name]) => name),
  );
  expect(Object.keys(manifest.scripts).filter((name) => !named.has(name))).toEqual([]);
});

it('CONTRIBUTING.md › gives a reason for each direct dependency, and for no other package', () => {
  const [, table = ''] = read('.github/CONTRIBUTING.md').split('\n## Dependencies\n');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    Array.from(`${row.split('|')[1]}`.matchAll(/`([^`]+)`/g), ([, name]) => `${name}`),
  );
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const direct = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const fits = (name: string) => (entry: string) => matchesGlob(name, entry);
  expect(direct.filter((name) => !named.some(fits(name)))).toEqual([]);
  expect(named.filter((entry) => !direct.some((name) => fits(name)(entry)))).toEqual([]);
  for (const row of rows) expect(row.split('|')[2]?.trim(), row).not.toBe('');
});
