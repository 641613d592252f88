import { describe, expect, it } from 'vitest';
import { placeholders } from '../../../content/load/read/placeholders.ts';
import { drawnPictures, launchList } from '../../../scripts/content/launch/launchList.ts';
import { holdsUp, launchText } from '../../../scripts/content/launch/launchText.ts';
import { obstacle } from '../../../scripts/content/launch/obstacle.ts';
import { miniature, type Tree } from './miniature.ts';
import { oneProject } from './oneProject.ts';

const withProject = oneProject();

const KEYS = {
  VITE_SUPABASE_URL: 'https://forms.nikash.org',
  VITE_SUPABASE_ANON_KEY: 'public-key',
};
const DRAWN = [
  'team',
  'testimonials',
  'events',
  'gallery',
  'logos',
  'tools',
  'courses',
  'talks',
].map((folder) => `/images/${folder}/one.svg`);

/** The miniature with every placeholder domain made real. */
function ready(): Tree {
  const tree = miniature();
  for (const [file, text] of tree) tree.set(file, `${text}`.replaceAll('.example', '.org'));
  return tree;
}

function edit(tree: Tree, file: string, find: string, put: string) {
  const text = `${tree.get(file)}`;
  expect(text).toContain(find);
  tree.set(
    file,
    text.replace(find, () => put),
  );
  return tree;
}

const list = (tree: Tree, { env = KEYS as Record<string, string>, drawn = [] as string[] } = {}) =>
  withProject(tree, (root) => launchList(root, { env, drawn: new Set(drawn) }));

const told = (...args: Parameters<typeof list>) =>
  list(...args).flatMap(({ kind, obstacles }) =>
    obstacles.map(({ file, line, rule }) => `${kind} ${file}:${line} ${rule}`),
  );

describe('npm run content:launch', () => {
  it('has nothing to say when all is real', () => {
    expect(list(ready())).toEqual([]);
    expect(launchText([])).toBe('Nothing is missing: this content can go live.');
  });

  it.each([
    [
      '"https://cal.com/desk/30min"',
      '"https://meet.slotbook.example/desk/30min"',
      'booking',
      'Event of 30 minutes: https://meet.slotbook.example/desk/30min',
    ],
    [
      '"https://cal.com/desk/30min"',
      '"https://slots.org/desk/30min"',
      'warnings',
      'The site knows no calendar of slots.org: visitors get a panel with the link.',
    ],
  ])('tells %s as a kind of its own where it is %s', (find, put, kind, rule) => {
    const [line] = told(edit(ready(), 'content/site/site.json', find, put));
    expect(line).toMatch(new RegExp(`^${kind} content/site/site.json:\\d+ ${rule}$`));
  });

  it('tells that the address of the site leads nowhere', () => {
    const own = ['"https://site.org"', '"https://nikash.example"'] as const;
    const [line] = told(edit(ready(), 'content/brand/brand.json', ...own));
    expect(line).toBe(
      'site content/brand/brand.json:4 Address of the site: https://nikash.example',
    );
  });

  it('tells that a legal text is a sample, until somebody stands for it', () => {
    const RISK = 'content/pages/risk.json';
    const kind = '"_template": "terms",';
    const sample = edit(ready(), RISK, kind, `${kind}\n      "sample": true,`);
    const line = `${sample.get(RISK)}`.split('"sample"')[0]?.split('\n').length;
    expect(told(sample)).toEqual([
      `legal ${RISK}:${line} Page risk: a sample without legal effect`,
    ]);
    expect(told(edit(ready(), RISK, kind, `${kind}\n      "sample": false,`))).toEqual([]);
  });

  it('tells of the drawn pictures of a page beside its sample texts', () => {
    const isOfPages = (line: string) => /^(?:pictures|legal) content\/pages\//.test(line);
    const before = told(ready(), { drawn: DRAWN }).filter(isOfPages);
    const [file = ''] = /content\/pages\/\w+\.json/.exec(before[0] ?? '') ?? [];
    const tree = ready();
    const page = JSON.parse(`${tree.get(file)}`);
    page.sections.push(JSON.parse(`${tree.get('content/pages/risk.json')}`).sections.at(-1));
    page.sections.at(-1).sample = true;
    tree.set(file, `${JSON.stringify(page, null, 2)}\n`);
    const after = told(tree, { drawn: DRAWN }).filter(isOfPages);
    expect(before).not.toEqual([]);
    expect(after.map((line) => line.split(' ')[0]).sort()).toEqual([
      'legal',
      ...before.map(() => 'pictures'),
    ]);
  });

  it('finds mail addresses and links, each on its line', () => {
    const tree = edit(ready(), 'content/site/site.json', 'desk@nikash.org', 'desk@nikash.example');
    edit(tree, 'content/courses/one-1.json', 'https://partner.org', 'https://shop.example');
    expect(told(tree)).toEqual([
      expect.stringMatching(
        /^mail content\/site\/site.json:\d+ General enquiries: desk@nikash.example$/,
      ),
      'links content/courses/one-1.json:6 Link to the course: https://shop.example/page',
    ]);
  });

  it('looks into the text of an event', () => {
    const link = '[slides](https://slides.example/1) and [more](https://nikash.org).';
    const tree = edit(ready(), 'content/events/one-1.mdx', '---\n\n', `---\n\n${link}\n\n`);
    const line = `${tree.get('content/events/one-1.mdx')}`.split(link)[0]?.split('\n').length;
    expect(told(tree)).toEqual([
      `links content/events/one-1.mdx:${line} Description: https://slides.example/1`,
    ]);
  });

  it('takes a person for a sample as long as the project draws the portrait', () => {
    const people = told(ready(), { drawn: DRAWN }).filter((line) => line.startsWith('people'));
    expect(people.length).toBeGreaterThan(0);
    const tree = ready();
    const photograph = '/images/team/photograph.svg';
    tree.set(`public${photograph}`, '<svg xmlns="http://www.w3.org/2000/svg"/>\n');
    edit(tree, 'content/team/one-1.json', '/images/team/one.svg', photograph);
    const fewer = told(tree, { drawn: DRAWN }).filter((line) => line.startsWith('people'));
    expect(people.filter((line) => !fewer.includes(line))).toEqual([
      expect.stringMatching(/^people content\/team\/one-1.json:\d+ /),
    ]);
  });

  it('counts drawings that stand in for something real, and leaves those that are the design', () => {
    const files = told(ready(), { drawn: DRAWN }).filter((line) => line.startsWith('pictures'));
    const kinds = new Set(files.map((line) => /Wanted: ([^;]+)/.exec(line)?.[1]));
    expect([...kinds].sort()).toEqual([
      'photographs of events',
      'photographs of the event',
      'screens of the real platform',
      'the logo of a real partner',
    ]);
  });

  it('asks for the keys where they would be filled in', () => {
    const tree = ready();
    tree.set('.env.example', '# Keys\nVITE_SUPABASE_URL=\nVITE_SUPABASE_ANON_KEY=\n');
    tree.set('.env', 'VITE_SUPABASE_URL=https://forms.example\n');
    const env = { VITE_SUPABASE_URL: 'https://forms.example' };
    expect(told(tree, { env })).toEqual([
      'keys .env:1 VITE_SUPABASE_URL is https://forms.example',
      'keys .env.example:3 VITE_SUPABASE_ANON_KEY is not set',
    ]);
    expect(told(ready(), { env: {} })[0]).toBe('keys .env:1 VITE_SUPABASE_URL is not set');
  });

  it('tells what is open in the project that receives the forms, and a missing schedule as a note', () => {
    const open = (kind: 'project' | 'forgetting') => {
      const project = [obstacle(kind, 'supabase/config.toml', undefined, 'Anybody can sign up')];
      return withProject(ready(), (root) =>
        launchList(root, { env: KEYS, drawn: new Set(), project }),
      );
    };
    expect(open('project').map(holdsUp)).toEqual([true]);
    expect(launchText(open('project'))).toContain('supabase config push');
    expect(open('forgetting').map(holdsUp)).toEqual([false]);
  });

  it('begins with what the check refuses', () => {
    const tree = edit(ready(), 'content/talks/one-1.json', '"seminar"', '"lecture"');
    expect(told(tree)[0]).toMatch(
      /^mistakes content\/talks\/one-1.json:\d+ “Kind” cannot be “lecture”.$/,
    );
  });

  it('prints an overview, the kinds apart, and the sum', () => {
    const tree = edit(ready(), 'content/site/site.json', 'desk@nikash.org', 'desk@nikash.example');
    const text = launchText(list(tree, { env: {} }));
    expect(text).toMatch(
      /^ {3}2 {2}Keys of the forms\n {3}1 {2}Mail addresses\n\nKeys of the forms \(2\)/,
    );
    expect(text).toMatch(/\n\n3 things are missing before this content can go live\.$/);
  });

  it('names what visitors will not see, holds nothing up for it, and lets it be unfinished', () => {
    const link = '"https://shop.example/page",\n  "draft": true';
    const tree = edit(ready(), 'content/courses/one-1.json', '"https://partner.org/page"', link);
    const groups = list(tree);
    expect(told(tree)).toEqual(['unpublished content/courses/one-1.json:7 “Course 1” is a draft']);
    expect(groups.some(holdsUp)).toBe(false);
    expect(launchText(groups)).toMatch(/\n\nNothing is missing: this content can go live\.$/);
  });
});

describe('a placeholder', () => {
  it.each([
    'https://nikash.example',
    'https://desk.nikash.example:8443/tour',
    'mailto:hello@nikash.example',
    'http://localhost:3000',
    'https://www.example.com/a',
    'someone@example.org',
    'https://staging.test/',
  ])('is %s', (address) => {
    expect(placeholders(address).map((one) => one.address)).toEqual([address]);
  });

  it.each(['https://example-trading.com', 'https://nikash.org/example.com', '/events', '@meerak'])(
    'is not %s',
    (address) => {
      expect(placeholders(address)).toEqual([]);
    },
  );
});

describe('the pictures that the project draws', () => {
  it('are none where it has no list of them', () => {
    expect([...withProject(miniature(), drawnPictures)]).toEqual([]);
  });
});
