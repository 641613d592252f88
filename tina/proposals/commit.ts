import type { ChangedFile } from '../../content/compare/changedFiles.ts';
import { type Git, GitError } from '../../content/compare/git.ts';
import type { Signature } from '../shared/Repository.ts';

/** What becomes of a file: other bytes, bytes that the repository holds, or nothing. */
export type FileChange =
  | { readonly file: string; readonly bytes: Buffer }
  | { readonly file: string; readonly blob: string }
  | { readonly file: string; readonly deleted: true };

export interface CommitOrder {
  readonly parents: readonly [string, ...string[]];
  /** Starts from this commit's files instead of the first parent's. */
  readonly filesOf?: string;
  readonly changes: readonly FileChange[];
  readonly message: string;
  readonly author: Signature;
  readonly committer: Signature;
}

/** A text as one line of a commit's message, so that it adds no trailer. What joins the letters of a word stays. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ').trim();

/** Git's id for “no commit”: given as the old value, `update-ref` creates a ref and never replaces one. */
export const NO_COMMIT = '0'.repeat(40);

/** A name that fast-import needs for a commit without a branch, and deletes. */
const NO_BRANCH = 'refs/service/commit';

/**
 * Makes a commit, and moves a ref to it in the same step: objects first, then the ref. Neither an index nor a file is
 * touched, so that a process that is killed here leaves the old state or the new one.
 * @param ref the full name of what is moved; without it no ref leads to the commit
 * @param isReplaced whether the ref may leave commits behind
 * @returns the commit's id
 * @throws GitError
 */
export async function writeCommit(
  git: Git,
  order: CommitOrder,
  ref = NO_BRANCH,
  isReplaced = false,
): Promise<string> {
  const { parents, filesOf, changes, message, author, committer } = order;
  const [from, ...merged] = parents;
  const tree = filesOf && (await git(['rev-parse', '--verify', `${filesOf}^{tree}`])).trim();
  const parts: (string | Buffer)[] = [
    'feature done\n',
    `commit ${ref}\nmark :1\n`,
    `author ${signed(author)}\n`,
    `committer ${signed(committer)}\n`,
    ...data(Buffer.from(message.endsWith('\n') ? message : `${message}\n`)),
    `from ${from}\n`,
    ...merged.map((parent) => `merge ${parent}\n`),
    ...(tree ? [`M 040000 ${tree} ""\n`] : []),
    ...changes.flatMap(lines),
    `\nget-mark :1\n${ref === NO_BRANCH ? `reset ${ref}\nfrom ${NO_COMMIT}\n\n` : ''}done\n`,
  ];
  const options = ['--quiet', '--done', '--date-format=raw', ...(isReplaced ? ['--force'] : [])];
  const input = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return (await git(['fast-import', ...options], { input })).trim();
}

/** What files hold from now on, by their texts; undefined for one that goes away. */
export const textChanges = (texts: ReadonlyMap<string, string | undefined>): FileChange[] =>
  [...texts].map(([file, text]) =>
    text === undefined ? { file, deleted: true } : { file, bytes: Buffer.from(text) },
  );

/** What turns a file of the earlier commit into that of the later one. */
export const asFiles = ({ file, from, after }: ChangedFile): FileChange[] => [
  ...(from ? [{ file: from, deleted: true as const }] : []),
  after ? { file, blob: after } : { file, deleted: true },
];

function lines(change: FileChange): (string | Buffer)[] {
  const { file } = change;
  // Nothing else needs to be quoted for Git, and nothing else is the path of a record or a picture.
  if (!/^[\w][\w./-]*$/.test(file) || file.includes('..')) {
    throw new GitError(`${JSON.stringify(file)} is no path of a record or a picture.`);
  }
  if ('deleted' in change) return [`D ${file}\n`];
  if ('blob' in change) return [`M 100644 ${change.blob} ${file}\n`];
  return [`M 100644 inline ${file}\n`, ...data(change.bytes)];
}

const data = (bytes: Buffer) => [`data ${bytes.length}\n`, bytes, '\n'];

/** Git takes `<`, `>` and line ends for its own. */
const plain = (text: string) =>
  text
    .replace(/[<>\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const signed = ({ name, email }: Signature) =>
  `${plain(name) || plain(email) || 'Nobody'} <${plain(email).replaceAll(' ', '')}> ${Math.floor(Date.now() / 1000)} +0000`;
