import { describe, expect, it } from 'vitest';
import { changedFiles } from '../../../content/compare/changedFiles.ts';
import { gitIn } from '../../../content/compare/git.ts';
import { openObjects } from '../../../content/compare/objects.ts';
import { review } from '../../../scripts/content/review/review.ts';
import { mergeTrees } from '../../../tina/proposals/merge/mergeTrees.ts';
import { miniature, type Tree } from '../../unit/content/miniature.ts';
import { AUTHOR, fields, withHistory } from './history.ts';
import { problems, told } from './told.ts';

const TALK = 'content/talks/one-1.json';
const OTHER = 'content/talks/one-2.json';
const MOVED = 'content/talks/moved.json';
const MOVED_TOO = 'content/talks/moved-too.json';
const PERSON = 'content/team/one-1.json';

const LONG =
  'How much of a plan is left after the first bad week, and what to do then. Asha Rao looks back on ten years of small losses and what each of them taught the desk about size.';
const SHORT = 'How much of a plan is left after the first bad week, and what to do then.';
const SHORT_REWRITTEN =
  'An hour about risk for people who trade by rule, with the order book of one bad morning open.';
const REWRITTEN =
  'An hour about risk for people who trade by rule. We open the order book of one bad morning, follow three strategies through it line by line, and measure which of their limits held and which of them were only hoped for on paper, by the people who wrote them.';

interface Talk {
  id: number;
  title: string;
  description: string;
}

/** A site with two talks of usual length. */
function site(): Tree {
  const tree = miniature();
  fields<Talk>(tree, TALK, (talk) => Object.assign(talk, { description: LONG }));
  fields<Talk>(tree, OTHER, (talk) =>
    Object.assign(talk, {
      description: 'Where prices jump there is nothing between to hedge at.',
      date: '2025-08-30',
      playLink: 'https://partner.example/other',
      minutes: 86,
      type: 'podcast',
    }),
  );
  return tree;
}

/** Moves a record to another file, with other fields. */
function move(tree: Tree, from: string, to: string, change: Partial<Talk> = {}): void {
  tree.set(to, `${tree.get(from)}`);
  tree.delete(from);
  fields(tree, to, (record) => Object.assign(record, change));
}

/** The differences between the two commits, one line per file. */
const changesAt = async (root: string) =>
  (await changedFiles(root, 'HEAD^', 'HEAD')).map(
    ({ what, from, file }) => `${what} ${from ? `${from} → ` : ''}${file}`,
  );

const changesOf = (change: (tree: Tree) => void, tree = site()) =>
  withHistory(tree, change, changesAt);

/** Git's similarity of the renamed file, in percent; 0 below its limit of one. */
const likenessAt = async (root: string) => {
  const list = ['diff-tree', '-r', '-M1%', '--diff-filter=R', '--name-status', 'HEAD^', 'HEAD'];
  return Number(/^R(\d+)/.exec(await gitIn(root)(list))?.[1] ?? 0);
};

/** Merges an edit of the first talk with the last commit. */
async function mergeEdit(root: string) {
  const git = gitIn(root);
  const theirs = (await git(['rev-parse', 'HEAD'])).trim();
  await git(['checkout', '--quiet', '-b', 'mine', 'HEAD^']);
  const text = await git(['show', `HEAD:${TALK}`]);
  const edited = `${JSON.stringify({ ...JSON.parse(text), minutes: 47 }, null, 2)}\n`;
  const blob = await git(['hash-object', '-w', '--stdin'], { input: edited });
  await git(['update-index', '--cacheinfo', `100644,${blob.trim()},${TALK}`]);
  await git(['commit', '--quiet', '--message', 'Edit'], { env: AUTHOR });
  const objects = openObjects(root);
  try {
    return await mergeTrees(
      { repository: root, git, objects, nameOf: (file) => file },
      { base: `${theirs}^`, mine: 'mine', theirs },
      {},
    );
  } finally {
    objects.close();
  }
}

describe('a talk whose file is renamed and whose description is rewritten', () => {
  it.each([
    { of: 'two thirds', from: 60, to: 70, before: SHORT, after: SHORT_REWRITTEN },
    { of: 'less than half', from: 40, to: 49, before: LONG, after: REWRITTEN },
  ])(
    'is a rename for its reviewer and for the merge, with $of of its lines unchanged',
    async (talk) => {
      const tree = site();
      fields<Talk>(tree, TALK, (record) => Object.assign(record, { description: talk.before }));
      const rename = (head: Tree) => move(head, TALK, MOVED, { description: talk.after });
      await withHistory(tree, rename, async (root) => {
        const likeness = await likenessAt(root);
        expect(likeness).toBeGreaterThanOrEqual(talk.from);
        expect(likeness).toBeLessThanOrEqual(talk.to);
        const result = await review(root, 'HEAD^1..HEAD');
        expect(told(result)).toEqual([
          [`renamed ${TALK} → ${MOVED}`, expect.stringMatching(/^changed Description: /)],
        ]);
        expect(problems(result)).toEqual([]);
        const { changes, conflicts } = await mergeEdit(root);
        expect(conflicts).toEqual([]);
        const merged = changes.find(({ file }) => file === MOVED);
        const record = JSON.parse(`${merged && 'bytes' in merged && merged.bytes}`);
        expect(record).toMatchObject({ minutes: 47, description: talk.after });
      });
    },
  );
});

describe('the number of a record', () => {
  it('that another talk has taken over does not make it a rename', async () => {
    const reuse = (tree: Tree) => {
      move(tree, TALK, MOVED, {
        title: 'Something else',
        description: REWRITTEN,
        ...{ date: '2025-06-01', playLink: 'https://partner.nikash.example/x', minutes: 77 },
        ...{ type: 'podcast', alt: 'A tree' },
      });
    };
    await withHistory(site(), reuse, async (root) => {
      expect(await changesAt(root)).toEqual([`added ${MOVED}`, `removed ${TALK}`]);
      const result = await review(root, 'HEAD^1..HEAD');
      expect(problems(result)).toContain(
        `warning ${MOVED} “Number” is 1, which belonged to ${TALK}, removed by this change.`,
      );
      const { conflicts } = await mergeEdit(root);
      expect(conflicts).toMatchObject([{ file: TALK, fields: [{ label: ['The whole record'] }] }]);
    });
  });

  it('that two talks swap renames neither', async () => {
    const swap = (tree: Tree) => {
      fields<Talk>(tree, TALK, (talk) => Object.assign(talk, { id: 2 }));
      fields<Talk>(tree, OTHER, (talk) => Object.assign(talk, { id: 1 }));
    };
    expect(await changesOf(swap)).toEqual([`changed ${TALK}`, `changed ${OTHER}`]);
  });

  it('that two renamed talks swap is ignored: they are matched by their lines', async () => {
    const swap = (tree: Tree) => {
      move(tree, TALK, MOVED, { id: 2 });
      move(tree, OTHER, MOVED_TOO, { id: 1 });
    };
    expect((await changesOf(swap)).sort()).toEqual([
      `renamed ${TALK} → ${MOVED}`,
      `renamed ${OTHER} → ${MOVED_TOO}`,
    ]);
  });

  it('distinguishes two renamed talks that swap their long texts, which Git confuses', async () => {
    const tree = site();
    fields<Talk>(tree, OTHER, (talk) => Object.assign(talk, { description: REWRITTEN.repeat(4) }));
    fields<Talk>(tree, TALK, (talk) => Object.assign(talk, { description: LONG.repeat(4) }));
    const swap = (head: Tree) => {
      move(head, TALK, MOVED, { description: REWRITTEN.repeat(4) });
      move(head, OTHER, MOVED_TOO, { description: LONG.repeat(4) });
    };
    expect((await changesOf(swap, tree)).sort()).toEqual([
      `renamed ${TALK} → ${MOVED}`,
      `renamed ${OTHER} → ${MOVED_TOO}`,
    ]);
  });

  it('of a renamed talk that a new one has taken over is ignored: the talk is matched by its lines', async () => {
    const take = (tree: Tree) => {
      tree.set(MOVED_TOO, `${tree.get(OTHER)}`);
      fields<Talk>(tree, MOVED_TOO, (talk) => Object.assign(talk, { id: 1, title: 'New' }));
      move(tree, TALK, MOVED, { id: 9 });
    };
    expect((await changesOf(take)).sort()).toEqual([
      `added ${MOVED_TOO}`,
      `renamed ${TALK} → ${MOVED}`,
    ]);
  });
});

describe('a record without a number', () => {
  const to = 'content/team/moved.json';

  it('is matched by its lines', async () => {
    const rename = (tree: Tree) => move(tree, PERSON, to, { title: 'x' });
    expect(await changesOf(rename)).toContain(`renamed ${PERSON} → ${to}`);
  });

  it('is another one if most of its lines differ', async () => {
    const replace = (tree: Tree) => {
      tree.delete(PERSON);
      tree.set(to, `${JSON.stringify({ name: 'Somebody else', description: LONG }, null, 2)}\n`);
    };
    const changes = await changesOf(replace);
    expect(changes).toEqual([`added ${to}`, `removed ${PERSON}`]);
  });
});
