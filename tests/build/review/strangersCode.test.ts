import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitIn } from '../../../content/compare/git.ts';
import { reportMarkdown } from '../../../content/compare/report/reportMarkdown.ts';
import { partOf } from '../../../content/compare/revisions.ts';
import { review } from '../../../scripts/content/review/review.ts';
import { miniature, type Tree } from '../../unit/content/miniature.ts';
import { AUTHOR, fields, reviewOf, withHistory } from './history.ts';

const TALK = 'content/talks/one-1.json';

describe('every file that is neither a record nor a picture is code', () => {
  it.each([
    ['records', 'content/talks/one.json'],
    ['records', 'content/events/one.mdx'],
    ['pictures', 'public/images/logos/one.svg'],
    ['pictures', 'public/icon-192.png'],
    ['code', '.github/workflows/content.yml'],
    ['code', '.github/CODEOWNERS'],
    ['code', 'scripts/content/review.ts'],
    ['code', 'renderer/drawing/shareCard.ts'],
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

  it('code comes first, in red', async () => {
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
  });
});

const rename = (tree: Tree) => fields(tree, TALK, (talk) => Object.assign(talk, { title: 'Anew' }));

it('a symbolic link is code and is not followed', async () => {
  await withHistory(miniature(), rename, async (root) => {
    const git = (...args: string[]) => gitIn(root)(args, { env: AUTHOR });
    writeFileSync(join(root, 'secret.txt'), '{"title": "The reviewer’s own"}');
    symlinkSync(join(root, 'secret.txt'), join(root, 'content/talks/link.json'));
    await git('add', '--force', 'content/talks/link.json');
    await git('commit', '--quiet', '--message', 'A link');
    const result = await review(root, 'HEAD^1..HEAD');
    expect(result.code.map(({ file }) => file)).toEqual(['content/talks/link.json']);
    expect(JSON.stringify(result.content)).not.toContain('The reviewer’s own');
  });
});
