import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../content/compare/refusal.ts';
import { inspect } from '../../../content/load/inspect.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { launchProblems } from '../../../scripts/content/check/launch.ts';
import { init } from '../../../scripts/init/init.ts';
import { askPhone } from '../../../scripts/init/phoneRule.ts';
import { miniature, type Tree, withProject } from '../../unit/content/miniature.ts';
import { edit, speakFrench, translate } from '../../unit/languages/speaking.ts';

const FIRM = {
  name: 'Tessel',
  url: 'https://www.tessel.example',
  today: '2026-11-24',
  place: { locale: 'en-GB', zone: 'Europe/London', country: 'GB' },
};

/** The words in every text of the miniature. */
const OLD_WORDS = 'A line of gold';

/** The miniature as a project with its own list of drawn pictures, sample tests and history. */
function project(): Tree {
  const tree = miniature();
  tree.set('scripts/content/check/pictures.json', '[]\n');
  tree.set('tests/unit/sample/words.test.ts', 'export {};\n');
  tree.set('tests/unit/kept.test.ts', 'export {};\n');
  tree.set(
    'public/images/talks/shown-nowhere.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
  );
  tree.set(
    'package.json',
    `${JSON.stringify({ name: 'sample', description: 'A sample.', scripts: { start: 'node b' } }, null, 2)}\n`,
  );
  tree.set('README.md', '# Sample\n\nAll about it.\n\n```sh\nnpm ci\n```\n');
  tree.set('SECURITY.md', 'Write to security@sample.example. Thank you.\n');
  return tree;
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

function committed<R>(use: (root: string) => R, tree = project()): R {
  return withProject(tree, (root) => {
    git(root, 'init', '--quiet');
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', 'Begin');
    return use(root);
  });
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

describe('npm run init', () => {
  it('sets the telephone rule of --phone, otherwise keeps the default', () => {
    const ruleAfter = (firm: Parameters<typeof init>[1]) =>
      committed((root) => {
        init(root, firm);
        return JSON.parse(read(root, 'content/forms/forms.json')).phone.rule;
      });
    const before = committed((root) => loadContent(root).forms.phone.rule);
    expect(ruleAfter(FIRM)).toEqual(before);
    expect(ruleAfter({ ...FIRM, phone: { least: 6, most: 12 } })).toEqual({
      least: 6,
      most: 12,
      abroad: true,
    });
  });

  it.each([
    ['GB', 'is asked', '\n', { least: 6, most: 12 }],
    ['DE', 'is asked', '7-11\n', { least: 7, most: 11 }],
    ['IN', 'has the default', '\n', undefined],
  ])('a terminal in %s %s for the telephone rule', async (country, _, said, rule) => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough();
    const answer = askPhone(country, input, output);
    input.write(said);
    expect(await answer).toEqual(rule && expect.objectContaining(rule));
    expect(`${output.read() ?? ''}`.includes(country)).toBe(rule !== undefined);
    input.isTTY = false;
    expect(await askPhone(country, input, output), 'nobody is there').toBeUndefined();
  });

  for (const [zone, short] of [
    ['Europe/London', 'London time'],
    ['America/Los_Angeles', 'Los Angeles'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['America/North_Dakota/New_Salem', 'New Salem'],
    ['America/Argentina/ComodRivadavia', 'GMT-3'],
    ['UTC', 'UTC'],
  ] as const)
    it(`writes the clock of ${zone} after the times of events as “${short}”`, () => {
      committed((root) => {
        const { problems } = init(root, { ...FIRM, place: { ...FIRM.place, zone } });
        expect(problems).toEqual([]);
        const sections = loadContent(root).pages.flatMap((page) => page.sections);
        const zones = sections.flatMap((one) => (one[TYPE] === 'upcoming' ? [one.zone] : []));
        expect(new Set(zones)).toEqual(new Set([short]));
      });
    });

  it('sets the country of the address, and names the approving teams after the firm', () => {
    const tree = project();
    tree.set('.github/CODEOWNERS', '*  @sample/engineers\n/content/  @sample/reviewers\n');
    committed((root) => {
      init(root, { ...FIRM, name: 'Tessel & Sons', place: { ...FIRM.place, country: 'CH' } });
      expect(loadContent(root).site.address.country).toBe('CH');
      expect(read(root, '.github/CODEOWNERS')).toBe(
        '*  @tessel-sons/engineers\n/content/  @tessel-sons/reviewers\n',
      );
    }, tree);
  });

  it('leaves valid content', () => {
    committed((root) => {
      const { problems } = init(root, FIRM);
      expect(problems).toEqual([]);
      expect(inspect(root).diagnostics).toEqual([]);
    });
  });

  it('leaves one language, and nothing of the others', () => {
    const tree = speakFrench(project());
    translate(tree, 'content/pages/about.json');
    const left = 'public/fonts/fr-text.woff2';
    tree.set(left, 'of the sample\n');
    committed((root) => {
      const { problems } = init(root, FIRM);
      expect(problems).toEqual([]);
      const { translations } = inspect(root);
      expect(translations).toEqual([]);
      expect(loadContent(root).brand.languages).toBeUndefined();
      expect(existsSync(join(root, left))).toBe(false);
    }, tree);
  });

  it('leaves every page with its address and its sections', () => {
    const outline = (root: string) =>
      // An article is a page too, and one of the sample's is removed.
      loadContent(root)
        .pages.filter(({ file }) => file.startsWith('content/pages/'))
        .map(({ slug, path, sections }) => [
          slug,
          path,
          sections.map((section) => [section[TYPE], section.anchor]),
        ]);
    committed((root) => {
      const before = outline(root);
      init(root, FIRM);
      expect(outline(root)).toEqual(before);
      expect(before.length).toBeGreaterThan(9);
    });
  });

  it('leaves no text, picture, number or address of the sample', () => {
    committed((root) => {
      init(root, FIRM);
      for (const { file, data } of inspect(root).readings) {
        const text = JSON.stringify(file === 'content/site/site.json' ? {} : data);
        expect(text, file).not.toContain(OLD_WORDS);
        expect(text, file).not.toMatch(/partner\.example|one\.svg/);
      }
      expect(existsSync(join(root, 'public/images/talks/shown-nowhere.svg'))).toBe(false);
      expect(existsSync(join(root, 'content/talks/one-1.json'))).toBe(false);
    });
  });

  it('content:launch names every placeholder, with a fix', () => {
    committed((root) => {
      init(root, FIRM);
      const all = launchProblems(root, inspect(root), {});
      const at = (title: string) => all.filter(({ rule }) => rule.startsWith(`${title}: `));
      const texts = inspect(root).readings.flatMap(
        ({ data }) => JSON.stringify(data).match(/"(?:Your |Words for )| goes here\b/g) ?? [],
      );
      expect(at('Words that are still to be written').length).toBe(texts.length);
      expect(at('Words that are still to be written')[0]?.fix).toContain('Write your own');
      expect(at('Sample pictures').length).toBeGreaterThan(10);
      for (const { rule } of at('Sample pictures')) expect(rule).toMatch(/” is a placeholder\.$/);
      expect(at('The address of the site').map(({ rule }) => rule)).toEqual([
        'The address of the site: “Address of the site” is “https://www.tessel.example”.',
      ]);
    });
  });

  it.each([
    ['de-DE', 'Zum Inhalt springen', 'Mitteleuropäische Zeit', 0],
    ['ar-EG', 'انتقل إلى المحتوى', 'توقيت وسط أوروبا', 0],
    ['fr-FR', 'Skip to content', 'heure d’Europe centrale', 1],
  ])(
    'has the words of controls in %s, and launch lists what is left in English',
    (locale, skip, clock, least) => {
      const tree = project();
      edit(tree, 'content/site/site.json', (site: { words: { skip: string } }) => {
        site.words.skip = 'Skip to content';
      });
      committed((root) => {
        const { problems } = init(root, {
          ...FIRM,
          place: { locale, zone: 'Europe/Berlin', country: 'DE' },
        });
        expect(problems).toEqual([]);
        const { site, brand } = loadContent(root);
        expect(site.words.skip).toBe(skip);
        expect(brand.place.clock).toBe(clock);
        const left = launchProblems(root, inspect(root), {}).filter(({ rule }) =>
          /^English words of controls .*“Skip to content”/.test(rule),
        );
        expect(left).toHaveLength(least);
      }, tree);
    },
  );

  it('names the firm, and removes the sample’s own files', () => {
    committed((root) => {
      const { removed } = init(root, FIRM);
      expect(removed).toEqual(
        expect.arrayContaining([
          'scripts/content/check/pictures.json',
          'tests/unit/sample',
          'content/talks',
        ]),
      );
      for (const path of ['scripts/content/check/pictures.json', 'tests/unit/sample'])
        expect(existsSync(join(root, path))).toBe(false);
      expect(existsSync(join(root, 'tests/unit/kept.test.ts'))).toBe(true);
      // The records that the editor's tests edit.
      expect(read(root, 'tests/site/content/talks/one-1.json')).toContain('"Talk 1"');
      expect(loadContent(root).brand).toMatchObject({ name: 'Tessel', url: FIRM.url });
      expect(loadContent(root).site.footer.copyright).toBe('© 2026 Tessel');
      expect(JSON.parse(read(root, 'package.json'))).toEqual({
        name: 'tessel',
        description: expect.stringContaining('The site of Tessel'),
        scripts: { start: 'node b' },
      });
      expect(read(root, 'README.md')).toMatch(/^# Tessel\n\nThe site of Tessel/);
      expect(read(root, 'README.md')).not.toContain('All about it');
      const domain = new URL(FIRM.url).hostname.replace('www.', '');
      expect(read(root, 'SECURITY.md')).toBe(`Write to security@${domain}. Thank you.\n`);
    });
  });

  it('gives each section with people or courses its own records', () => {
    committed((root) => {
      init(root, FIRM);
      const team = loadContent(root).pages.find(({ path }) => path === '/team');
      const members = team?.sections.flatMap((section) =>
        section[TYPE] === 'teamGroup' ? section.members.map(({ member }) => member) : [],
      );
      expect(members?.length).toBeGreaterThan(3);
      expect(new Set(members).size).toBe(members?.length);
    });
  });

  it('refuses uncommitted changes, and changes nothing', () => {
    committed((root) => {
      writeFileSync(join(root, 'notes.txt'), 'Not yet committed.\n');
      expect(() => init(root, FIRM)).toThrow(Refusal);
      expect(() => init(root, FIRM)).toThrow(/not committed.*\n\?\? notes\.txt\nCommit them/);
      expect(git(root, 'status', '--porcelain')).toBe('?? notes.txt\n');
    });
  });

  it('refuses a second run, committed or not', () => {
    committed((root) => {
      init(root, FIRM);
      expect(() => init(root, FIRM)).toThrow(/has begun already/);
      git(root, 'add', '--all');
      git(root, 'commit', '--quiet', '--message', 'Our own');
      expect(() => init(root, FIRM)).toThrow(/has begun already/);
      expect(git(root, 'status', '--porcelain')).toBe('');
    });
  });

  it('refuses to run without Git, where nothing could be undone', () => {
    withProject(project(), (root) => expect(() => init(root, FIRM)).toThrow(/no Git repository/));
  });
});
