import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inCode, inert } from '../../../content/compare/report/inert.ts';
import { reportMarkdown } from '../../../content/compare/report/reportMarkdown.ts';
import type { Report } from '../../../content/compare/report/say.ts';
import { miniature } from '../../unit/content/miniature.ts';
import { fields, reviewOf } from './history.ts';

const ATTACKS = [
  'www.evil.example and WWW.evil.example',
  'https://evil.example/?a=b http://evil.example ftp://evil.example',
  'mail asha@evil.example or xmpp:asha@evil.example',
  '@asha @nikash/engineers, (@asha) and _@asha_',
  '#12 nikash/site#12 GH-12 gh-12',
  '0123abc 33e18c5aa0d2ac9b4c5f0f4d8f1f6f7a8b9c0d1e nikash@33e18c5',
  '<img src=x onerror=alert(1)> <!-- --> <b>x</b> <https://evil.example>',
  '[x](https://evil.example) ![x](//evil.example/x.png) [x]: //evil.example',
  '**bold** __bold__ *x* _x_ ~~x~~ `code` $x$ $`x`$ :tada: | a | b |',
  'one\r## Heading\r\n- item\n\n> quote\u2028# Heading\u2029---\u0085***\u000b\u000c1. x',
  '# Heading',
  'turned \u202eround\u202c and \u2066over\u2069',
  '\\@asha \\<b> &lt;b&gt; &#64;asha &commat;asha',
];

/** What GitHub links after it has parsed the Markdown. */
const CALLS = /[@#][\w/-]|GH-\d|\b[\da-f]{7,40}\b|:\w+:/i;

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

describe.each(ATTACKS)('%j', (words) => {
  it('is displayed literally', () => {
    const tree = remark()
      .use(remarkGfm)
      .parse(`- **Title**: <ins>${inert(words)}</ins>`) as Node;
    const own = nodesOf(tree).filter(
      ({ type }) => !/^(?:root|list|listItem|paragraph)$/.test(type),
    );
    const kinds = new Set(own.map(({ type, value }) => (type === 'html' ? value : type)));
    expect([...kinds].toSorted()).toEqual(
      [
        ...new Set([
          '</ins>',
          '<ins>',
          ...(words.includes('$') ? ['<span>', '</span>'] : []),
          'strong',
          'text',
        ]),
      ].toSorted(),
    );
    for (const { type, value } of own) {
      if (type === 'text') expect(value).not.toMatch(CALLS);
    }
    expect(inert(words)).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  });

  it('is displayed literally as a name', () => {
    const [, ...inner] = nodesOf(remark().use(remarkGfm).parse(inCode(words)) as Node);
    expect(inner.map(({ type }) => type)).toEqual(['paragraph', 'inlineCode']);
  });
});

describe('the comment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'comment-'));
  let review: Report;
  beforeAll(async () => {
    review = await reviewOf(miniature(), (tree) => {
      fields(tree, 'content/talks/one-1.json', (talk) =>
        Object.assign(talk, { title: 'One\r### Approved by @asha, see www.evil.example' }),
      );
      tree.set('CODEOWNERS', '* @nobody\n');
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (text: string) => {
    const file = join(folder, 'review.md');
    writeFileSync(file, text);
    return spawnSync(process.execPath, [resolve('scripts/content/comment.ts'), file], {
      encoding: 'utf8',
      env: { ...process.env, GITHUB_TOKEN: '' },
    });
  };

  it('is printed on a laptop instead of sent', () => {
    const { status, stdout, stderr } = run(reportMarkdown(review));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('> - New `CODEOWNERS`');
    const headings = stdout.split(/[\r\n]+/).filter((line) => line.startsWith('#'));
    expect(headings.filter((line) => line.includes('Approved'))).toEqual([
      expect.stringMatching(/^#### Changed: One #\u200b#\u200b#\u200b Approved/),
    ]);
  });

  it('names code even if it is cut, and says that it was', () => {
    const file = (i: number) => `content/${'x'.repeat(3000)}/${i}.ts`;
    const code = Array.from({ length: 500 }, (_, i) => ({
      what: 'added' as const,
      file: file(i),
      part: 'code' as const,
    }));
    const problems = Array.from({ length: 400 }, (_, line) => ({
      severity: 'error' as const,
      rule: 'r'.repeat(300),
      fix: 'f',
      file: 'content/a.json',
      line,
      column: 1,
      endColumn: 1,
      frame: '',
    }));
    const text = reportMarkdown({ ...review, code, content: { ...review.content, problems } });
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain('> - and 400 more');
    expect(text).toMatch(/\nThis text ends here; it would be longer than a comment can be\.\n$/);
  });
});
