import type { Diagnostic } from '../../../content/load/diagnostic.ts';
import { inspect, inspectChanges } from '../../../content/load/inspect.ts';
import { placeFile } from '../../../content/load/placement.ts';
import { type Reading, readRecord } from '../../../content/load/record.ts';
import { changesBetween } from './changesBetween.ts';
import { refOf } from './clone.ts';
import { commitTo, type FileChange, MovedError } from './commit.ts';
import { bringForward } from './forward.ts';
import { isFull } from './git.ts';
import { planSave, type SavePlan, type SaveState } from './planSave.ts';
import {
  type LastChange,
  type Person,
  RepositoryRefusal,
  type Save,
  type SaveAnswer,
} from './Repository.ts';
import { recordNames } from './recordNames.ts';
import { editable, headShown, showMoved, type Workshop } from './Workshop.ts';

/** A branch that moves between two looks has been moved by hand; more often than that, something is wrong. */
const ATTEMPTS = 3;

const FULL =
  'The disk of the editor’s server is full: nothing was saved. What you typed is kept in this browser. Tell whoever runs the server, and save again then.';

/**
 * Saves records in one commit: all of them, or none. To be called in turn.
 * @returns the answers in order; where a save cannot be made, only those that stand in the way
 */
export async function saveRecords(
  shop: Workshop,
  id: string,
  person: Person,
  saves: readonly Save[],
): Promise<readonly SaveAnswer[]> {
  editable(shop, id);
  for (let attempt = 1; ; attempt++) {
    try {
      return await saveOnce(shop, id, person, saves);
    } catch (error) {
      if (isFull(error)) return [{ kind: 'refused', messages: [FULL] }];
      if (!(error instanceof MovedError)) throw error;
      if (attempt < ATTEMPTS) continue;
      throw new RepositoryRefusal(
        'This proposal is being changed from elsewhere at this moment: nothing was saved. Save once more.',
      );
    }
  }
}

async function saveOnce(
  shop: Workshop,
  id: string,
  person: Person,
  saves: readonly Save[],
): Promise<readonly SaveAnswer[]> {
  const { clone, worktrees, uploads, store } = shop;
  const head = await headShown(shop, id);
  const root = worktrees.pathOf(id);
  const state = stateAt(shop, head, root, saves);
  const plans: SavePlan[] = [];
  const refusals: SaveAnswer[] = [];
  for (const save of saves) {
    const plan = await planSave(state, save);
    if (plan.kind === 'plan') plans.push(plan);
    else refusals.push(plan);
  }
  if (refusals.length > 0) return refusals;
  // What a save writes itself counts more than what follows from another one.
  const texts = new Map([
    ...plans.flatMap((plan) => [...plan.texts]),
    ...plans.flatMap((plan) => [...plan.texts].filter(([file]) => file === plan.file)),
  ]);
  if (texts.size === 0) return answers(shop, plans, head);
  const faults = inspectChanges(root, texts);
  if (faults.length > 0) return [{ kind: 'refused', messages: sentences(root, faults, texts) }];

  const own = readingsOf(texts);
  const joined = picturesOf(own).filter((file) => uploads.waiting(id).includes(file));
  const commit = await commitTo(clone.git, {
    ref: refOf(id),
    parents: [head],
    changes: [
      ...[...texts].map(
        ([file, text]): FileChange =>
          text === undefined ? { file, deleted: true } : { file, bytes: Buffer.from(text) },
      ),
      ...uploads.changesFor(id, joined),
      ...(await leftOver(shop, head, root, own, texts)),
    ],
    message: subjectOf(plans),
    author: person,
    committer: shop.committer,
  });
  // From here on it is saved, whatever fails.
  uploads.drop(id, joined);
  await showMoved(shop, id, head, commit);
  const { state: before, conflicts } = store.change(id, { refused: undefined });
  if (before === 'closed') store.change(id, { state: 'draft', request: undefined, url: undefined });
  if (conflicts.length > 0) await bringForward(shop, id);
  shop.push(id);
  return answers(shop, plans, commit);
}

function stateAt(
  { clone: { git, objects } }: Workshop,
  head: string,
  root: string,
  saves: readonly Save[],
): SaveState {
  return {
    root,
    besides: new Set(saves.map(({ file }) => file)),
    async read(file) {
      const found = await objects.read(`${head}:${file}`);
      return found?.type === 'blob' ? { text: `${found.bytes}`, version: found.id } : undefined;
    },
    async text(version) {
      if (!/^[0-9a-f]{40,64}$/.test(version)) return undefined;
      const found = await objects.read(version);
      return found?.type === 'blob' ? `${found.bytes}` : undefined;
    },
    lastChange: (file) => lastChangeAt(git, head, file),
    async whereTo(file) {
      let name = file;
      let who: string | undefined;
      // A record may have been renamed more than once.
      for (let step = 0; step < 8; step++) {
        const format = ['--format=%H%x00%an', '--diff-filter=D', '--no-renames'];
        const told = await git(['log', '-1', ...format, '--end-of-options', head, '--', name]);
        const [commit = '', author] = told.trim().split('\0');
        if (!commit) break;
        who = author;
        const changes = await changesBetween(git, `${commit}^1`, commit);
        const to = changes.find(({ from }) => from === name)?.file;
        if (!to) return { who };
        name = to;
        if (await objects.read(`${head}:${name}`)) return { file: name, who };
      }
      return { who };
    },
  };
}

/** Who changed a file last, as a commit has it. */
export async function lastChangeAt(
  git: Workshop['clone']['git'],
  commit: string,
  file: string,
): Promise<LastChange | undefined> {
  const format = '--format=%an%x00%at%x00%H';
  const told = await git(['log', '-1', format, '--end-of-options', commit, '--', file]);
  const [who = '', seconds, id] = told.trim().split('\0');
  return id ? { who, when: Number(seconds) * 1000, commit: id } : undefined;
}

/** What the check says, for the person who saved. */
function sentences(
  root: string,
  faults: readonly Diagnostic[],
  texts: ReadonlyMap<string, string | undefined>,
): string[] {
  const names = recordNames(root);
  const isOne = texts.size === 1;
  return faults.map(({ file, rule, fix }) => {
    const said = `${rule} ${fix}`;
    return isOne && texts.has(file) ? said : `“${names(file)}”: ${said}`;
  });
}

const readingsOf = (texts: ReadonlyMap<string, string | undefined>): Reading[] =>
  [...texts].flatMap(([file, text]) => {
    const { placed } = placeFile(file);
    return placed && text !== undefined
      ? [readRecord(file, placed.slug, placed.collection, text)]
      : [];
  });

/** The picture files that records show. */
const picturesOf = (readings: readonly Reading[]): string[] => [
  ...new Set(
    readings.flatMap(({ mentions }) =>
      mentions.filter(({ meta }) => meta.widget === 'image').map(({ value }) => `public${value}`),
    ),
  ),
];

/**
 * Pictures that came with this proposal and that nothing shows any more after these changes. What is
 * published stays: to delete it is a decision of its own.
 */
async function leftOver(
  { clone }: Workshop,
  head: string,
  root: string,
  next: readonly Reading[],
  texts: ReadonlyMap<string, string | undefined>,
): Promise<FileChange[]> {
  const before = await Promise.all(
    [...texts.keys()].map(async (file) => [file, await objectText(clone, head, file)] as const),
  );
  const own = new Set(picturesOf(next));
  const gone = picturesOf(readingsOf(new Map(before))).filter((file) => !own.has(file));
  if (gone.length === 0) return [];
  const others = inspect(root).readings.filter(({ file }) => !texts.has(file));
  const shown = new Set(picturesOf(others));
  const changes: FileChange[] = [];
  for (const file of gone.filter((one) => !shown.has(one))) {
    const isPublished = await clone.objects.read(`${clone.mainRef}:${file}`);
    const isThere = await clone.objects.read(`${head}:${file}`);
    if (isThere && !isPublished) changes.push({ file, deleted: true });
  }
  return changes;
}

async function objectText({ objects }: Workshop['clone'], commit: string, file: string) {
  const found = await objects.read(`${commit}:${file}`);
  return found && `${found.bytes}`;
}

function subjectOf(plans: readonly SavePlan[]): string {
  const [first, ...others] = plans.filter(({ texts }) => texts.size > 0);
  if (!first) return 'Change nothing';
  if (others.length === 0) return first.subject;
  return `${first.subject}, and ${others.length} more\n\n${plans.map(({ subject }) => `- ${subject}`).join('\n')}`;
}

const answers = (
  { clone: { objects } }: Workshop,
  plans: readonly SavePlan[],
  commit: string,
): Promise<SaveAnswer[]> =>
  Promise.all(
    plans.map(async ({ file, texts, merged }): Promise<SaveAnswer> => {
      const found = await objects.read(`${commit}:${file}`);
      const [text, version] = found ? [`${found.bytes}`, found.id] : ['', ''];
      return { kind: 'saved', file, commit, version, text, merged, files: [...texts.keys()] };
    }),
  );
