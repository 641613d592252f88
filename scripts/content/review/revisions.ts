import { createHash } from 'node:crypto';
import { gitIn } from '../propose/git.ts';
import { UsageError } from '../runCommand.ts';

/** One of the two states of the project that a review compares. */
export interface Revision {
  /** As it was asked for: a branch, a tag, `HEAD^1`. */
  readonly name: string;
  readonly commit: string;
  readonly subject: string;
  /** Of the commit, as 2026-11-21. */
  readonly day: string;
  /** Every file and the hash of what it holds. */
  readonly files: ReadonlyMap<string, string>;
}

/** No name of a revision holds two dots in a row. */
const RANGE = /^(?<base>.*?)(?<dots>\.{2,3})(?<head>.*)$/;

/**
 * The two revisions of `BASE..HEAD`, or of `BASE...HEAD`: what HEAD changed since the two parted. A
 * side that is left out is HEAD, as Git has it.
 * @throws UsageError, GitError
 */
export function readRange(root: string, range: string): { base: Revision; head: Revision } {
  const { groups } = RANGE.exec(range) ?? {};
  if (!groups) throw new UsageError(`“${range}” is no range of revisions: write BASE..HEAD.`);
  const [base, head] = [groups.base || 'HEAD', groups.head || 'HEAD'];
  const since = groups.dots === '...' ? gitIn(root)(['merge-base', base, head]).trim() : base;
  return { base: readRevision(root, since, base), head: readRevision(root, head) };
}

function readRevision(root: string, revision: string, name = revision): Revision {
  // A name that begins with a hyphen would be an option.
  const names = ['--end-of-options', `${revision}^{commit}`, '--'];
  const line = gitIn(root)(['log', '-1', '--format=%H%x00%s%x00%cs', ...names]);
  const [commit = '', subject = '', day = ''] = line.trim().split('\0');
  const tree = gitIn(root)(['ls-tree', '-r', '-z', '--full-tree', commit]);
  const files = tree
    .split('\0')
    .filter(Boolean)
    .map((line): [string, string] => {
      const [facts = '', file = ''] = line.split('\t');
      return [file, facts.split(' ')[2] ?? ''];
    });
  return { name, commit, subject, day, files: new Map(files) };
}

/** What the files of a revision have to do with its pages. */
export type Part = 'records' | 'pictures' | 'code' | 'other';

const SCHEMA = /^content\/(?:schema|load)\//;

/** Whether a file holds the rules that records obey. */
export const isSchema = ({ file }: { readonly file: string }): boolean => SCHEMA.test(file);

const PARTS: readonly [Part, RegExp][] = [
  ['code', SCHEMA],
  ['records', /^content\//],
  ['pictures', /^public\/images\//],
  // What is read, checked or run beside the build.
  [
    'other',
    /^(?:\.ci|\.github|\.vscode|supabase|tests|scripts\/(?:artwork|bench|content|fonts))\/|^(?:README\.md|CODEOWNERS|biome\.json|imports\.grit|(?:playwright|vitest)[\w.]*\.ts)$/,
  ],
  ['code', /^/],
];

/** The part that a file belongs to. */
export const partOf = (file: string): Part =>
  PARTS.find(([, pattern]) => pattern.test(file))?.[0] ?? 'other';

/** A name for all that some parts of a revision hold: the same files, the same name. */
export function fingerprint({ files }: Revision, parts: readonly Part[]): string {
  const hash = createHash('sha256');
  for (const [file, blob] of files) {
    if (parts.includes(partOf(file))) hash.update(`${file}\0${blob}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
