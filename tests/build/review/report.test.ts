import { describe, expect, it } from 'vitest';
import { reportMarkdown } from '../../../content/compare/report/reportMarkdown.ts';
import { miniature, type Tree } from '../../unit/content/miniature.ts';
import { fields, reviewOf } from './history.ts';
import { told } from './told.ts';

const TALK = 'content/talks/one-1.json';
const titled = (title: string) =>
  reviewOf(miniature(), (tree) => fields(tree, TALK, (talk) => Object.assign(talk, { title })));

describe('the report in Markdown', () => {
  it('lists what changed, and where', async () => {
    const text = reportMarkdown(await titled('Talk one'));
    expect(text).toContain('## 1 record changes');
    expect(text).toContain('- Records: 1 changed');
    expect(text).toContain(`Talks, \`${TALK}\`; may be seen on \`/talks\`.`);
    expect(text).toContain('- **Title**: Talk <del>1</del> <ins>one</ins>');
  });

  it('mentions no one and renders no mark-up from records', async () => {
    const text = reportMarkdown(await titled('@asha [x](https://a.b) <img src=x> #12'));
    expect(text).not.toMatch(/@asha|[^\\]\]\(|[^\\]<img|#12/);
  });

  it('fits into a comment, for any number of changes', async () => {
    const tree: Tree = miniature();
    const files = Array.from({ length: 200 }, (_, i) => `content/talks/more-${i}.json`);
    for (const [i, file] of files.entries()) {
      tree.set(
        file,
        `${tree.get(TALK)}`.replace('"id": 1', () => `"id": ${i + 3}`),
      );
    }
    const review = await reviewOf(tree, (head) => {
      for (const file of files)
        fields(head, file, (talk) =>
          Object.assign(talk, {
            title: 'A longer title',
            alt: 'w'.repeat(170),
            description: 'd '.repeat(100).trim(),
          }),
        );
    });
    const text = reportMarkdown(review);
    expect(text.length).toBeLessThan(65_536);
    expect(text).toMatch(/And \d+ more records\./);
  });
});

it('a rewritten paragraph is marked by sentences, a changed word by itself', async () => {
  const [stays, before] = [
    'This sentence stays where it is.',
    'Nobody has ever seen such a curve before.',
  ];
  const after = 'It begins with five coins on an old wooden table!';
  const tree = miniature();
  fields(tree, TALK, (talk) =>
    Object.assign(talk, { description: `${stays} ${before} The end is gold.` }),
  );
  const review = await reviewOf(tree, (head) =>
    fields(head, TALK, (talk) =>
      Object.assign(talk, { description: `${stays} ${after} The end is brass.` }),
    ),
  );
  expect(told(review)[0]?.[1]).toContain(
    `: ${stays} -[${before}]+[${after}] The end is -[gold]+[brass].`,
  );
});
