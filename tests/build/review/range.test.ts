import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitIn } from '../../../content/compare/git.ts';
import { Refusal } from '../../../content/compare/refusal.ts';
import { reportMarkdown } from '../../../content/compare/report/reportMarkdown.ts';
import { readRange } from '../../../content/compare/revisions.ts';
import { review } from '../../../scripts/content/review/review.ts';
import { miniature } from '../../unit/content/miniature.ts';
import { AUTHOR, fields, withHistory } from './history.ts';

const TALK = 'content/talks/one-1.json';
const OTHER = 'content/talks/one-2.json';

/** `mine` changes the first talk; `main` has changed the second in the meantime. */
const parted = (use: (root: string) => Promise<void>) =>
  withHistory(
    miniature(),
    (tree) => fields(tree, TALK, (talk) => Object.assign(talk, { title: 'Mine' })),
    async (root) => {
      const git = (...args: string[]) => gitIn(root)(args, { env: AUTHOR });
      await git('branch', 'mine');
      await git('reset', '--quiet', '--hard', 'HEAD^');
      const record = JSON.parse(await git('show', `HEAD:${OTHER}`));
      writeFileSync(join(root, OTHER), JSON.stringify({ ...record, title: 'Theirs' }, null, 2));
      await git('commit', '--quiet', '--all', '--message', 'Meanwhile');
      await git('checkout', '--quiet', '--orphan', 'stranger');
      await git('commit', '--quiet', '--message', 'No history');
      await use(root);
    },
  );

describe('a base with newer commits', () => {
  it('is mentioned in a comparison with two dots, and left out with three', () =>
    parted(async (root) => {
      const two = await review(root, 'main..mine');
      expect(two.content.records.map(({ file }) => file)).toEqual([TALK, OTHER]);
      const words = 'main has 1 commit that mine lacks; what it did is shown here as undone.';
      expect(reportMarkdown(two)).toContain(words);

      const three = await review(root, 'main...mine');
      expect(three.content.records.map(({ file }) => file)).toEqual([TALK]);
      expect(reportMarkdown(three)).not.toContain('undone');
    }));

  it('without a common history is refused with a reason', () =>
    parted(async (root) => {
      await expect(readRange(root, 'stranger...mine')).rejects.toThrow(Refusal);
      await expect(readRange(root, 'stranger...mine')).rejects.toThrow('share no commit here');
    }));
});
