import { describe, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { placeholders } from '../../../content/load/read/placeholders.ts';
import { countsByRule } from '../../../content/load/read/report.ts';
import { launchProblems } from '../../../scripts/content/check/launch.ts';
import { missing } from '../../../scripts/content/check/missing.ts';
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

/** The miniature with every placeholder domain replaced by a real one. */
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
  withProject(tree, (root) =>
    locate(root, launchProblems(root, inspect(root), env, new Set(drawn))),
  );

const told = (...args: Parameters<typeof list>) =>
  list(...args).map(({ file, line, rule }) => `${file}:${line} ${rule}`);

/** The same without what the kinds of problems are about: those of one kind. */
const toldOf = (title: string, ...args: Parameters<typeof list>) =>
  told(...args).filter((line) => line.includes(` ${title}: `));

describe('npm run content:launch', () => {
  it('reports nothing if everything is real', () => {
    expect(list(ready())).toEqual([]);
  });

  it.each([
    [
      '"https://cal.com/desk/30min"',
      '"https://meet.slotbook.example/desk/30min"',
      'The booking link: “Event of 30 minutes” is “https://meet.slotbook.example/desk/30min”.',
    ],
    [
      '"https://cal.com/desk/30min"',
      '"https://slots.org/desk/30min"',
      'The site knows no calendar of slots.org: visitors get a panel with the link.',
    ],
  ])('tells %s where it is %s', (find, put, rule) => {
    const [line] = told(edit(ready(), 'content/site/site.json', find, put));
    expect(line).toMatch(new RegExp(`^content/site/site.json:\\d+ ${rule}$`));
  });

  it('reports that the address of the site is a placeholder', () => {
    const own = ['"https://site.org"', '"https://nikash.example"'] as const;
    const [line] = told(edit(ready(), 'content/brand/brand.json', ...own));
    expect(line).toBe(
      'content/brand/brand.json:4 The address of the site: “Address of the site” is “https://nikash.example”.',
    );
  });

  it('reports that a legal text is a sample, until its switch is turned off', () => {
    const RISK = 'content/pages/risk.json';
    const kind = '"_template": "terms",';
    const sample = edit(ready(), RISK, kind, `${kind}\n      "sample": true,`);
    const line = `${sample.get(RISK)}`.split('"sample"')[0]?.split('\n').length;
    expect(told(sample)).toEqual([
      `${RISK}:${line} Sample legal texts: “Page risk” has no legal effect.`,
    ]);
    expect(told(edit(ready(), RISK, kind, `${kind}\n      "sample": false,`))).toEqual([]);
  });

  it('tells of the drawn pictures of a page beside its sample texts', () => {
    const isOfPages = (line: string) =>
      /^content\/pages\/\S+ Sample (?:pictures|legal texts): /.test(line);
    const before = told(ready(), { drawn: DRAWN }).filter(isOfPages);
    const [file = ''] = /content\/pages\/\w+\.json/.exec(before[0] ?? '') ?? [];
    const tree = ready();
    const page = JSON.parse(`${tree.get(file)}`);
    page.sections.push(JSON.parse(`${tree.get('content/pages/risk.json')}`).sections.at(-1));
    page.sections.at(-1).sample = true;
    tree.set(file, `${JSON.stringify(page, null, 2)}\n`);
    const after = told(tree, { drawn: DRAWN }).filter(isOfPages);
    expect(before).not.toEqual([]);
    expect(after.map((line) => line.split(' ')[2]).sort()).toEqual([
      'legal',
      ...before.map(() => 'pictures:'),
    ]);
  });

  it('finds email addresses and links, each on its line', () => {
    const tree = edit(ready(), 'content/site/site.json', 'desk@nikash.org', 'desk@nikash.example');
    edit(tree, 'content/courses/one-1.json', 'https://partner.org', 'https://shop.example');
    expect(told(tree)).toEqual([
      'content/courses/one-1.json:6 Links: “Link to the course” is “https://shop.example/page”.',
      expect.stringMatching(
        /^content\/site\/site.json:\d+ Mail addresses: “General enquiries” is “desk@nikash.example”\.$/,
      ),
    ]);
  });

  it('searches the text of an event', () => {
    const link = '[slides](https://slides.example/1) and [more](https://nikash.org).';
    const tree = edit(ready(), 'content/events/one-1.mdx', '---\n\n', `---\n\n${link}\n\n`);
    const line = `${tree.get('content/events/one-1.mdx')}`.split(link)[0]?.split('\n').length;
    expect(told(tree)).toEqual([
      `content/events/one-1.mdx:${line} Links: “Description” is “https://slides.example/1”.`,
    ]);
  });

  it('takes a person for a sample as long as the project draws the portrait', () => {
    const people = toldOf('Sample people', ready(), { drawn: DRAWN });
    expect(people.length).toBeGreaterThan(0);
    const tree = ready();
    const photograph = '/images/team/photograph.svg';
    tree.set(`public${photograph}`, '<svg xmlns="http://www.w3.org/2000/svg"/>\n');
    edit(tree, 'content/team/one-1.json', '/images/team/one.svg', photograph);
    const fewer = toldOf('Sample people', tree, { drawn: DRAWN });
    expect(people.filter((line) => !fewer.includes(line))).toEqual([
      expect.stringMatching(/^content\/team\/one-1.json:\d+ /),
    ]);
  });

  it('counts drawings that stand in for something real, and leaves those that are the design', () => {
    const files = toldOf('Sample pictures', ready(), { drawn: DRAWN });
    const kinds = new Set(files.map((line) => /instead of (.+)\.$/.exec(line)?.[1]));
    expect([...kinds].sort()).toEqual([
      'photographs of events',
      'photographs of the event',
      'screens of the real platform',
      'the logo of a real partner',
    ]);
  });

  it('reports missing keys with the file where to set them', () => {
    const tree = ready();
    tree.set('.env.example', '# Keys\nVITE_SUPABASE_URL=\nVITE_SUPABASE_ANON_KEY=\n');
    tree.set('.env', 'VITE_SUPABASE_URL=https://forms.example\n');
    const env = { VITE_SUPABASE_URL: 'https://forms.example' };
    expect(told(tree, { env })).toEqual([
      '.env:1 Keys of the forms: VITE_SUPABASE_URL is “https://forms.example”.',
      '.env.example:3 Keys of the forms: VITE_SUPABASE_ANON_KEY is not set.',
    ]);
    expect(told(ready(), { env: {} })[0]).toBe(
      '.env:1 Keys of the forms: VITE_SUPABASE_URL is not set.',
    );
  });

  it('tells what is open in the project that receives the forms, and a missing schedule as a warning', () => {
    const at = (kind: 'project' | 'forgetting') =>
      missing(kind, 'supabase/config.toml', undefined, 'Anybody can sign up');
    expect(at('project')).toMatchObject({
      severity: 'error',
      fix: expect.stringContaining('supabase config push'),
    });
    expect(at('forgetting').severity).toBe('warning');
  });

  it('has what the check refuses', () => {
    const tree = edit(ready(), 'content/talks/one-1.json', '"seminar"', '"lecture"');
    expect(told(tree)[0]).toMatch(/^content\/talks\/one-1.json:\d+ “Kind” cannot be “lecture”.$/);
  });

  it('counts what is of one kind, and says what to do about each', () => {
    const tree = ready();
    for (const number of [1, 2])
      edit(
        tree,
        `content/courses/one-${number}.json`,
        'https://partner.org',
        'https://shop.example',
      );
    const problems = list(tree);
    expect(countsByRule(problems)).toBe('     2  error    Links: “…” is “…”.');
    for (const { fix } of problems) expect(fix).toContain('Put in the real address');
  });

  it('names hidden records, which do not fail the command and may be unfinished', () => {
    const link = '"https://shop.example/page",\n  "draft": true';
    const tree = edit(ready(), 'content/courses/one-1.json', '"https://partner.org/page"', link);
    expect(told(tree)).toEqual([
      'content/courses/one-1.json:7 Records that visitors will not see: “Course 1” is a draft.',
    ]);
    expect(list(tree).map(({ severity }) => severity)).toEqual(['warning']);
  });

  it('takes no picture for drawn where the project has no list of them', () => {
    withProject(ready(), (root) => expect(launchProblems(root, inspect(root), KEYS)).toEqual([]));
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
