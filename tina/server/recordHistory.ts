import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fieldChanges } from '../../content/compare/fieldChanges.ts';
import { inWords, itemNamer } from '../../content/compare/fieldReview.ts';
import { gitIn, tryGit } from '../../content/compare/git.ts';
import { openObjects } from '../../content/compare/objects.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import { decode } from '../../content/load/read/decode.ts';
import { readFields } from '../../content/load/read/record.ts';
import { type Fields, isFields } from '../../content/load/read/schemaWalk.ts';
import { locateContent } from '../../content/load/translations/locateContent.ts';
import type { Collection } from '../../content/schema/collections.ts';
import { recordNames } from '../proposals/contentFiles.ts';
import type { Version } from '../shared/answers.ts';
import { toValues } from '../shared/toValues.ts';

interface Commit extends Pick<Version, 'who' | 'when' | 'why'> {
  hash: string;
  file: string;
}

/** The most versions that are shown. */
const MOST = 30;

const [RECORD, UNIT] = ['\u001e', '\u001f'];

/** The commits that a folder comes from: the folder of their Git, and the newest of them. */
interface Commits {
  readonly repository: string;
  readonly head: string;
}

/**
 * What became of a record, the newest first: what is not proposed yet, and its commits.
 * @param root the folder that holds content/
 * @param commits those of the working copy in `root` unless it says otherwise
 * @throws {Refusal} where no record can lie there
 */
export async function recordHistory(
  root: string,
  file: string,
  commits: Commits = { repository: root, head: 'HEAD' },
): Promise<Version[]> {
  const content = locateContent(file)?.content;
  if (!content || !/^content\/[\w-]+\/[\w.-]+$/.test(file))
    throw new Refusal(404, 'There is no such record.');
  const states: { told: Partial<Commit>; text?: string; read?: ReturnType<typeof readText> }[] = [];
  const objects = openObjects(commits.repository);
  try {
    for (const told of await commitsOf(commits, file)) {
      const found = await objects.read(`${told.hash}:${told.file}`);
      const text = found && `${found.bytes}`.trim();
      states.push({ told, text, read: readText(content, file, text) });
    }
  } finally {
    objects.close();
  }
  const path = join(root, file);
  const now = existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
  if (now !== undefined && states[0]?.text !== now)
    states.unshift({ told: {}, read: readText(content, file, now) });
  const versions: Version[] = [];
  for (const [i, { told, read }] of states.entries()) {
    const { who, when, why } = told;
    versions.push({
      ...(who && { who, when, why }),
      changes: read?.data ? changesIn(root, content, states[i + 1]?.read?.data, read.data) : [],
      // What is of another shape than today's forms would break them.
      ...(read?.data && read.entry && { values: valuesOf(content, read.data) }),
    });
    // Between two versions the service answers others.
    await setImmediate();
  }
  return versions;
}

/**
 * A record as it is published, as the values of its form; undefined where it is not, or does not fit today's forms.
 * @param commits `head` is the commit that is published
 */
export async function publishedValues(
  { repository, head }: Commits,
  file: string,
): Promise<Fields | undefined> {
  const content = locateContent(file)?.content;
  if (!content) throw new Refusal(404, 'There is no such record.');
  const objects = openObjects(repository);
  try {
    const found = await objects.read(`${head}:${file}`);
    const read = found && readText(content, file, `${found.bytes}`.trim());
    return read?.data && read.entry && valuesOf(content, read.data);
  } finally {
    objects.close();
  }
}

async function commitsOf({ repository, head }: Commits, file: string): Promise<Commit[]> {
  const git = gitIn(repository);
  const format = `${RECORD}%H${UNIT}%an${UNIT}%aI${UNIT}%s`;
  const options = ['--follow', `-n${MOST}`, `--format=${format}`, '--name-only'];
  const told = await tryGit(git, ['log', ...options, head, '--', file]);
  return (told ?? '')
    .split(RECORD)
    .filter(Boolean)
    .map((entry) => {
      const [hash = '', who = '', when = '', rest = ''] = entry.split(UNIT);
      const [why = '', ...names] = rest.trim().split('\n');
      return { hash, who, when, why, file: names.at(-1) || file };
    });
}

function readText(content: Collection, file: string, text: string | undefined) {
  if (text === undefined) return undefined;
  const { data, entry } = readFields(file, content, decode(Buffer.from(text)));
  return { data: isFields(data) ? data : undefined, entry };
}

function changesIn(
  root: string,
  { schema }: Collection,
  before: Fields | undefined,
  after: Fields,
): Version['changes'] {
  const side = { nameOf: recordNames(root) };
  if (!before) return [];
  return fieldChanges(schema, before, after, itemNamer(side)).map((change) => ({
    path: change.path,
    shown: inWords(change, side, side),
  }));
}

/** A record as the values of its form. */
export const valuesOf = ({ schema }: Collection, data: Fields) => toValues(schema, data) as Fields;
