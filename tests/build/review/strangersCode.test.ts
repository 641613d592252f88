import { existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gitIn } from '../../../content/compare/git.ts';
import { reportMarkdown } from '../../../content/compare/report/reportMarkdown.ts';
import { partOf } from '../../../content/compare/revisions.ts';
import { reportHtml } from '../../../scripts/content/review/render/reportHtml.ts';
import { review } from '../../../scripts/content/review/review.ts';
import { miniature, type Tree } from '../../unit/content/miniature.ts';
import { AUTHOR, fields, reviewOf, withHistory } from './history.ts';

const TALK = 'content/talks/one-1.json';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A site whose build tells, at the top of the working copy, what it knew. */
function site(): Tree {
  const tree = miniature();
  tree.set('package.json', JSON.stringify({ type: 'module', scripts: { build: 'node build.js' } }));
  tree.set('build.js', build('seen'));
  return tree;
}

const build = (name: string) => `
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/client', { recursive: true });
writeFileSync('dist/client/index.html', 'The same');
writeFileSync('../../../${name}.json', JSON.stringify(Object.keys(process.env)));
`;

const seen = (root: string, name: string): string[] =>
  JSON.parse(readFileSync(join(root, `${name}.json`), 'utf8'));

describe('what is neither a record nor a picture is code', () => {
  it.each([
    ['records', 'content/talks/one.json'],
    ['records', 'content/events/one.mdx'],
    ['pictures', 'public/images/logos/one.svg'],
    ['pictures', 'public/icon-192.png'],
    ['code', '.github/workflows/content.yml'],
    ['code', '.github/CODEOWNERS'],
    ['code', 'scripts/content/review.ts'],
    ['code', 'scripts/build/share/shareCard.ts'],
    ['code', 'README.md'],
    ['code', 'content/schema/talks.json'],
    ['code', 'content/package.json'],
    ['code', 'content/talks/one.ts'],
    ['code', 'content/talks/.gitattributes'],
    ['code', 'public/images/login.html'],
    ['code', 'public/images/x.js'],
    ['code', '.env'],
    ['code', 'dist/client/index.html'],
  ])('%s: %s', (part, file) => expect(partOf(file)).toBe(part));

  it('and stands first, in red, in the page and in the comment', async () => {
    const result = await reviewOf(miniature(), (tree) => {
      fields(tree, TALK, (talk) =>
        Object.assign(talk, { title: 'Anew', playLink: 'https://a.example' }),
      );
      tree.set('.github/workflows/content.yml', 'on: push\n');
      tree.set('CODEOWNERS', '* @nobody\n');
    });
    const comment = reportMarkdown(result);
    expect(comment).toMatch(
      /^## Code changes in 2 files; 1 record changes\n\n### Code\n\n> \[!CAUTION\]\n[\s\S]+> - New `\.github\/workflows\/content\.yml`\n> - New `CODEOWNERS`\n/,
    );
    expect(comment).toContain('- Code: **2 files changed**');
    expect(comment).not.toContain('unchanged');
    const html = await reportHtml(result);
    const parts = [...html.matchAll(/<h2>([^<]+)/g)].map(([, name]) => name);
    expect(parts.slice(0, 2)).toEqual(['Code', 'What to look at first']);
    expect(html).toMatch(/<section id="code" class="part code">/);
  });
});

describe('a proposal that brings code', () => {
  const change = (tree: Tree) => {
    fields(tree, TALK, (talk) => Object.assign(talk, { title: 'Anew' }));
    tree.set('build.js', build('strange'));
  };

  it('is not built, and the report says what would do it', async () => {
    await withHistory(site(), change, async (root) => {
      const result = await review({ root, range: 'HEAD^1..HEAD' });
      expect(result.unbuilt).toMatch(/brings code.+ --build-code builds it/);
      expect(existsSync(join(root, 'strange.json'))).toBe(false);
      expect(reportMarkdown(result)).toContain('--build-code');
      expect(result.content.records).toHaveLength(1);
    });
  });

  it('is built when that is asked for by name; no build sees the reviewer’s variables', async () => {
    vi.stubEnv('DEPLOY_HOOK_URL', 'https://host.example/secret');
    vi.stubEnv('GITHUB_TOKEN', 'secret');
    vi.stubEnv('EDITOR_SECRET', 'secret');
    await withHistory(site(), change, async (root) => {
      const result = await review({ root, range: 'HEAD^1..HEAD', buildCode: true });
      expect(result).toMatchObject({ same: 1, pages: [] });
      for (const name of ['seen', 'strange']) {
        expect(seen(root, name)).toContain('BUILD_TIME');
        expect(seen(root, name).filter((one) => /TOKEN|HOOK|SECRET/.test(one))).toEqual([]);
      }
    });
  });
});

const rename = (tree: Tree) => fields(tree, TALK, (talk) => Object.assign(talk, { title: 'Anew' }));

it('a proposal of content alone is built without being asked', async () => {
  await withHistory(site(), rename, async (root) => {
    expect(await review({ root, range: 'HEAD^1..HEAD' })).toMatchObject({ same: 1 });
    expect(seen(root, 'seen')).toContain('PATH');
  });
});

it('a link is code and leads nowhere; a site that comes built is not taken for one', async () => {
  await withHistory(site(), rename, async (root) => {
    const git = (...args: string[]) => gitIn(root)(args, { env: AUTHOR });
    writeFileSync(join(root, 'secret.txt'), '{"title": "The reviewer’s own"}');
    symlinkSync(join(root, 'secret.txt'), join(root, 'content/talks/link.json'));
    await git('add', '--force', 'content/talks/link.json');
    const files = { 'dist/published': 'forged', 'dist/client/index.html': 'Forged' };
    for (const [file, text] of Object.entries(files)) {
      const blob = await gitIn(root)(['hash-object', '-w', '--stdin'], { input: text });
      await git('update-index', '--add', '--cacheinfo', `100644,${blob.trim()},${file}`);
    }
    await git('commit', '--quiet', '--message', 'A link');
    const cache = join(root, '.cache/review');
    const result = await review({ root, range: 'HEAD^1..HEAD', cache, pages: false });
    expect(result.code.map(({ file }) => file)).toEqual([
      'content/talks/link.json',
      ...Object.keys(files).sort(),
    ]);
    expect(JSON.stringify(result.content)).not.toContain('The reviewer’s own');
    expect(globSync('revision-*/dist', { cwd: cache })).toEqual([]);
    expect(globSync('revision-*/content/talks/link.json', { cwd: cache })).toHaveLength(1);
  });
});
