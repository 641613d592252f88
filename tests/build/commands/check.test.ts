import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { miniature, type Tree, withProject } from '../../unit/content/miniature.ts';

const COMMAND = resolve('scripts/content/check.ts');
const TALK = 'content/talks/one-1.json';
const STACK = /^\s+at /m;

function run(tree: Tree, ...args: string[]) {
  return withProject(tree, (cwd) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '', FORCE_COLOR: '' },
    });
    return { status, stdout, stderr };
  });
}

function broken(): Tree {
  const tree = miniature();
  tree.set(TALK, `${tree.get(TALK)}`.replace('"Talk 1"', '"Talk 1 "'));
  return tree;
}

describe('npm run content:check', () => {
  it('exits with 0 if there are no problems', () => {
    const { status, stdout, stderr } = run(miniature());
    expect(stdout).toMatch(/^No problems; \d+ records checked in \d+ ms\.\n$/);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('exits with 1 on an error, and counts the problems', () => {
    const { status, stdout, stderr } = run(broken());
    expect(stdout).toMatch(/\n1 error, 0 warnings in 1 file; \d+ records checked in \d+ ms\n$/);
    expect(stdout).not.toMatch(STACK);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  });

  it.each([
    ['{ "name": "Tessel", ', 'Here a field’s name in double quotes was expected.'],
    ['null\n', '“The record” has to be a group of fields, and is nothing.'],
    ['{ "place": { "locale": 5, "zone": "Atlantis" } }\n', '“Language and region” has to be text'],
  ])(
    'tells of a brand’s record that says %s, though the schemas are made with it',
    (text, rule) => {
      const { status, stdout, stderr } = run(miniature().set('content/brand/brand.json', text));
      expect(stdout).toMatch(/^content\/brand\/brand\.json:1:\d+ {2}error {2}/);
      expect(stdout).toContain(rule);
      expect(stdout).toContain('\n  Fix: ');
      expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    },
  );

  it('with --fix renames a picture by its format, and saves an SVG with a shadow as WebP, also in records', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f"><feGaussianBlur stdDeviation="1"/></filter><path filter="url(#f)" d="M0 0h9v9z"/></svg>';
    const plain = { width: 9, height: 9, channels: 3, background: 'red' } as const;
    const tree = miniature()
      .set('public/images/talks/one.svg', drawing)
      .set('public/images/talks/two.jfif', await sharp({ create: plain }).jpeg().toBuffer());
    const names = () => [...tree.values()].filter((text) => `${text}`.includes('talks/one.svg'));
    expect(names()).not.toEqual([]);
    withProject(tree, (cwd) => {
      const { stdout } = spawnSync(process.execPath, [COMMAND, '--fix'], { cwd, encoding: 'utf8' });
      expect(stdout).toContain(
        'Saved public/images/talks/one.svg as public/images/talks/one.webp.',
      );
      expect(stdout).toContain(
        'Saved public/images/talks/two.jfif as public/images/talks/two.jpg.',
      );
      const texts = globSync('content/**/*.{json,mdx}', { cwd }).map((file) =>
        readFileSync(join(cwd, file), 'utf8'),
      );
      expect(texts.filter((text) => text.includes('talks/one.svg'))).toEqual([]);
      expect(texts.filter((text) => text.includes('talks/one.webp'))).not.toEqual([]);
    });
  });

  it('with --fix cleans SVG files of design tools, and no other files', () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" viewBox="0 0 9 9"><path i:knockout="Off" d="M0 0h9"/></svg>';
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>\n';
    const tree = miniature()
      .set('public/images/talks/one.svg', drawing)
      .set('public/images/talks/two.svg', script);
    withProject(tree, (cwd) => {
      const check = (...args: string[]) =>
        spawnSync(process.execPath, [COMMAND, ...args], { cwd, encoding: 'utf8' });
      expect(check().stdout).toContain('one.svg:1:');
      const { stdout, status } = check('--fix');
      expect(stdout).toContain('Cleaned public/images/talks/one.svg.\n');
      expect(stdout).not.toContain('one.svg:1:');
      expect(stdout).toContain('The SVG holds a script.');
      expect(status).toBe(1);
      expect(readFileSync(join(cwd, 'public/images/talks/two.svg'), 'utf8')).toBe(script);
    });
  });

  it('exits with 0 if there are only warnings', () => {
    const tree = miniature();
    tree.set('public/images/talks/two.svg', `${tree.get('public/images/talks/one.svg')}`);
    expect(run(tree)).toMatchObject({ status: 0, stderr: '' });
  });

  it('writes annotations for GitHub, and escapes its control characters', () => {
    const tree = miniature();
    tree.set(TALK, `${tree.get(TALK)}`.replace('"seminar"', '"50%, or: podcasts"'));
    expect(run(tree, '--format', 'github').stdout).toBe(
      `::error file=${TALK},line=5,col=11,endColumn=30,title=` +
        '“Kind” cannot be “50%25%2C or%3A podcasts”.' +
        '::Choose one of “seminar”, “podcast”.\n',
    );
  });

  it('writes JSON for programs', () => {
    const answer = JSON.parse(run(broken(), '--format', 'json').stdout);
    expect(answer).toMatchObject({ errors: 1, warnings: 0, problems: [{ file: TALK, line: 3 }] });
  });

  it('reports only problems of the given paths', () => {
    expect(run(broken(), './content/courses/')).toMatchObject({ status: 0 });
    expect(run(broken(), 'content/talks')).toMatchObject({ status: 1 });
    expect(run(broken(), TALK)).toMatchObject({ status: 1 });
  });

  const HIDDEN = 'public/images/talks/two.svg';
  const withWarning = () => {
    const tree = miniature();
    return tree.set(HIDDEN, `${tree.get('public/images/talks/one.svg')}`);
  };

  it('omits warnings with --errors', () => {
    expect(run(withWarning()).stdout).toContain('No record uses this picture.');
    expect(run(withWarning(), '--errors').stdout).toMatch(/^No problems; /);
  });

  it('counts many problems by rule first, and lists all of one rule', () => {
    const tree = miniature();
    const record = `${tree.get(TALK)}`;
    for (let n = 3; n < 43; n += 1)
      tree.set(
        `content/talks/one-${n}.json`,
        record.replace('"Talk 1"', '""').replace(/"id": 1/, () => `"id": ${n}`),
      );
    const { stdout } = run(tree);
    expect(stdout).toMatch(/^ {4}40 {2}error {4}“…” is missing\.\n/);
    expect(stdout).toContain('20 more. To see those of a rule: --rule');
    expect(stdout.split('Fix:')).toHaveLength(21);
    expect(run(tree, '--rule', 'IS missing').stdout.split('Fix:')).toHaveLength(41);
    expect(run(tree, '--rule', 'no such words')).toMatchObject({ status: 0 });
  });

  it('repairs edges, line endings, byte order marks and quotes with --fix, and nothing else', () => {
    const tree = broken();
    const event = 'content/events/one-1.mdx';
    const other = 'content/talks/one-2.json';
    tree.set(event, `${tree.get(event)}`.replace('date: "2025-02-14"', 'date: 2025-02-14'));
    tree.set(other, `\ufeff${tree.get(other)}`.replaceAll('\n', '\r\n'));
    const { status, stdout } = run(tree, '--fix');
    expect(stdout.match(/^Repaired .+$/gm)).toEqual(
      [event, TALK, other].map((file) => `Repaired ${file}`),
    );
    expect(status).toBe(0);
    const minutes = broken();
    minutes.set(TALK, `${minutes.get(TALK)}`.replace('"minutes": 1', '"minutes": "one"'));
    expect(run(minutes, '--fix')).toMatchObject({ status: 1 });
    expect(run(miniature(), '--fix').stdout).toMatch(/^No problems; /);
  });

  it('repairs tabs, levels of subheadings and http:// with --fix, if there is only one correct form', () => {
    const event = 'content/events/one-1.mdx';
    const tree = miniature();
    const words =
      '# Before\n\nMore at http://old.example and [here](http://new.example/a).\n\n#### After\n\n-\tOne\n';
    tree.set(
      event,
      `${tree.get(event)}`.replace('---\n\n', (end) => `${end}${words}\n`),
    );
    tree.set(
      TALK,
      `${tree.get(TALK)}`
        .replace('"https://', '"http://')
        .replace(/"description": "/, '"description": "See\\thttp://old.example. '),
    );
    expect(run(tree).status).toBe(1);
    withProject(tree, (cwd) => {
      const { status, stdout } = spawnSync(process.execPath, [COMMAND, '--fix'], {
        cwd,
        encoding: 'utf8',
      });
      expect(stdout).toMatch(/^Repaired /);
      expect(status).toBe(0);
      const talk = readFileSync(join(cwd, TALK), 'utf8');
      expect(talk).toContain('"description": "See http://old.example. ');
      expect(talk).toContain('"https://');
      const body = readFileSync(join(cwd, event), 'utf8');
      expect(body).toContain('## Before\n\n');
      expect(body).toContain('old.example and [here](https://new.example/a)');
      expect(body).toMatch(/^## After$/m);
    });
  });

  it.each([
    [
      'an unknown format',
      ['--format', 'yaml'],
      '--format is one of text, github, json, not “yaml”.',
    ],
    ['an unknown option', ['--repair'], '“--repair” is not an argument of this command'],
    ['a path that is not there', ['content/none'], 'There is no file or folder content/none'],
  ])('explains the error for %s', (_, args, message) => {
    const { status, stdout, stderr } = run(miniature(), ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(STACK);
  });
});
