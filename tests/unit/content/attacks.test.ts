import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { inspect, inspectChanges } from '../../../content/load/inspect.ts';
import { ContentError, loadContent } from '../../../content/load/loadContent.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { reportText } from '../../../content/load/read/report.ts';
import { listFiles } from '../../../content/load/source/files.ts';
import { publishFiles } from '../../../scripts/build/pictures/encode.ts';
import { type Attack, MARK, type Project } from './attacks/attack.ts';
import { drawings } from './attacks/drawings.ts';
import { files } from './attacks/files.ts';
import { records } from './attacks/records.ts';
import { SVG, TALK } from './damages/damage.ts';
import { miniature, writeTree } from './miniature.ts';

const VALID = miniature();
const ATTACKS: readonly Attack[] = [...records, ...drawings, ...files];
const STACK = /^\s+at .+:\d+:\d+\)?$|\b(?:TypeError|RangeError|ReferenceError)\b/m;
const ORDERS_TO_TERMINALS = /(?!\n)\p{Cc}/u;

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** A valid project, and how to restore it: unchanged files are not checked again. */
function newProject() {
  const root = mkdtempSync(join(tmpdir(), 'attack-'));
  roots.push(root);
  writeTree(root, VALID);
  const touched = new Set<string>();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, content: string | Buffer) => {
    touched.add(file);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const edit = (file: string, find: string, put: string) => {
    expect(read(file)).toContain(find);
    write(
      file,
      read(file).replace(find, () => put),
    );
  };
  const restore = () => {
    for (const file of touched) {
      const valid = VALID.get(file);
      if (valid === undefined) rmSync(join(root, file), { recursive: true, force: true });
      else writeFileSync(join(root, file), valid);
    }
    touched.clear();
  };
  const touch = (file: string) => touched.add(file.replace('\u240a', '\n'));
  return { root, read, write, edit, touch, restore };
}

const filesIn = (folder: string) =>
  listFiles(dirname(folder), basename(folder), () => false).map(({ file }) =>
    file.slice(basename(folder).length + 1),
  );

/** Publishes the files of a project with a feed that names a picture. */
function publish(project: Project, shown: readonly string[]) {
  const site = join(project.root, 'dist');
  mkdirSync(site);
  writeFileSync(join(site, 'talks.xml'), '<url>https://site.example/images/talks/listed.svg</url>');
  const left = publishFiles(site, project.root, shown);
  return { site, left, published: filesIn(site) };
}

const problemsOf = ({ root }: Project) => locate(root, inspect(root).diagnostics);

describe('a malicious proposal of content', () => {
  const project = newProject();
  afterEach(project.restore);

  it.each(ATTACKS)(
    'is told in words: $name',
    ({ file, bring, rule, at: [line, column] = [1, 1] }) => {
      project.touch(file);
      bring(project);
      const problems = problemsOf(project);
      const own = problems.filter((problem) => problem.file === file);
      expect(own.map(({ rule }) => rule)).toContainEqual(
        typeof rule === 'string' ? rule : expect.stringMatching(rule),
      );
      expect(own).toContainEqual(expect.objectContaining({ line, column, severity: 'error' }));
      expect(reportText(problems)).not.toMatch(STACK);
      expect(reportText(problems)).not.toMatch(ORDERS_TO_TERMINALS);
      expect(() => loadContent(project.root)).toThrow(ContentError);
    },
  );

  it('is undone when its changes are reverted', () => {
    expect(problemsOf(project)).toEqual([]);
  });

  it('is reported when a record that uses it is saved; a good picture is not', () => {
    const saved = (name: string) =>
      inspectChanges(
        project.root,
        new Map([[TALK, project.read(TALK).replace('one.svg', () => name)]]),
      );
    project.write('public/images/talks/bad.svg', `<svg>${MARK}</svg>`);
    project.write('public/images/talks/good.svg', `${VALID.get(SVG)}`);
    expect(saved('bad.svg').map(({ file }) => file)).toEqual(['public/images/talks/bad.svg']);
    expect(saved('good.svg')).toEqual([]);
  });

  it('leaves nothing in the site after the refused files are removed', () => {
    const project = newProject();
    for (const { bring, file } of ATTACKS.filter(({ name }) => !/take for one/.test(name))) {
      // Some attacks change the same file.
      if (VALID.has(file)) writeTree(project.root, new Map([[file, `${VALID.get(file)}`]]));
      bring(project);
    }
    for (const { file } of problemsOf(project)) {
      rmSync(join(project.root, file.replace('\u240a', '\n')), { recursive: true, force: true });
    }
    writeTree(project.root, VALID);
    expect(JSON.stringify(loadContent(project.root))).not.toContain(MARK);
    const all = filesIn(join(project.root, 'public')).map((file) => `/${file}`);
    const { site, published } = publish(project, all);
    for (const file of published)
      expect(readFileSync(join(site, file), 'utf8')).not.toContain(MARK);
    expect(published).toContain('images/talks/one.svg');
  });
});

describe('the files of the site', () => {
  it('are the pictures that pages and feeds use, and those that code uses', () => {
    const project = newProject();
    for (const name of ['listed', 'unnamed'])
      project.write(`public/images/talks/${name}.svg`, `${VALID.get(SVG)}`);
    project.write('public/fonts/text.woff2', 'wOF2');
    project.write('public/images/.DS_Store', '');
    const { left, published } = publish(project, ['/images/talks/one.svg']);
    expect(published).toEqual([
      'fonts/text.woff2',
      'images/talks/listed.svg',
      'images/talks/one.svg',
      'talks.xml',
    ]);
    expect(left).toContain('/images/talks/unnamed.svg');
  });

  it('contain none of the attacker’s files, even if a page and another file name them', () => {
    const project = newProject();
    const brought = files.filter(({ file }) => file.startsWith('public/') && !VALID.has(file));
    for (const { bring } of brought) bring(project);
    const addresses = brought.map(({ file }) => file.replace(/^public/, ''));
    const bait = `<svg xmlns="http://www.w3.org/2000/svg"><text>${addresses.join(' ')} /images/team/one.svg</text></svg>`;
    project.write(SVG, bait);
    const { published } = publish(project, [
      '/images/talks/one.svg',
      '/images/talks/host.svg',
      '/images/new/x.js',
    ]);
    const whole = published.filter(
      (file) => !file.startsWith('fonts/') && !/^(?:favicon|site)\./.test(file),
    );
    expect(whole).toEqual(['images/talks/one.svg', 'talks.xml']);
  });
});
