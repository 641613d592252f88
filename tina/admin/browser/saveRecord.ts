import type { TinaCMS } from 'tinacms';
import { withoutAbsent } from '../../../content/load/read/absent.ts';
import { locateFile } from '../../../content/load/source/placement.ts';
import type { Saved } from '../../shared/answers.ts';
import { hashOf } from '../../shared/editorAddress.ts';
import type { Save, SaveAnswer } from '../../shared/Repository.ts';
import { setVersion, versionOf } from '../../shared/version.ts';
import { mergedWords, oldWords } from '../../shared/words.ts';
import { adopt, identify, type Submitted, takeIn } from '../forms/adopt.ts';
import { beginFrom } from '../forms/saving.ts';
import { toRecord } from '../forms/toRecord.ts';
import { collectionOf } from '../forms/unsavedForms.ts';
import { addPage } from '../records/pageRoutes.ts';
import { asSent, asShown } from '../translations/source.ts';
import { askConflict } from './askConflict.ts';
import { fetchJson, jsonBody } from './fetchJson.ts';
import { UNASKED } from './watchRequests.ts';

type Fields = Record<string, unknown>;

type Answer<Kind> = Extract<Saved, { readonly kind: Kind }>;

const UNTIL_CLOSED = 0;

/** How long a message stays that may soon be followed by the next: another person types. */
const BRIEF_MS = 5_000;

const KEPT = 'What you typed is still here, and kept in this browser.';

const DROP_OLD = 'Save without them? To copy their words into another field first, cancel.';
const COPY_OLD = 'Copy the words that you want to keep into another field, and save again.';
const OPEN_OLD = 'Open the record and save it there.';

/** An event of the window: a record is saved. */
export const SAVED = 'service:saved';

/** What a form holds, as it is sent. */
function saveOf({ collection: { schema }, form, values }: Submitted): Partial<Save> {
  const shaped = (fields: unknown) =>
    asSent(form, withoutAbsent(toRecord(schema, fields, true)) as Fields);
  const isNew = form.crudType === 'create';
  const opened = isNew ? undefined : shaped(form.initialValues);
  return { file: form.path, record: shaped(values), opened, base: versionOf(form) };
}

/** Saves what a form holds, and asks where others changed the same. */
export async function saveRecord(submitted: Submitted): Promise<void> {
  const { cms, form, values } = submitted;
  const isNew = form.crudType === 'create';
  let save = saveOf(submitted);
  for (;;) {
    const answer = await fetchJson<Saved>('/editor/save', jsonBody(save)).catch(
      ({ message }: Error) => refuse(cms, [message, KEPT]),
    );
    switch (answer.kind) {
      case 'saved':
        noteSaved(submitted, answer);
        if ((answer.merged.length > 0 || save.resolved) && answer.values)
          adopt(submitted, values, asShown(form, answer.values));
        return;
      case 'conflict': {
        const choices = await askConflict(answer.fields);
        if (!choices) return refuse(cms, ['Nothing was written. Go on typing, and save again.']);
        save = { ...save, resolved: { ...save.resolved, ...choices } };
        break;
      }
      case 'old':
        if (!window.confirm(oldWords(answer.fields, DROP_OLD)))
          return refuse(cms, [oldWords(answer.fields, COPY_OLD), KEPT]);
        save = { ...save, withoutOld: true };
        break;
      case 'gone':
        if (isNew || !window.confirm(`${answer.message}\n\nSave it as a new record now?`))
          return refuse(cms, [answer.message]);
        save = { ...save, opened: undefined, base: null };
        break;
      case 'taken':
        if (!isNew || !answer.free || !window.confirm(`${answer.message}\n\nTake that name?`))
          return refuse(cms, [answer.message]);
        // The editor leads to the record by this.
        form.path = answer.free;
        save = { ...save, file: answer.free };
        break;
      default:
        return refuse(cms, answer.messages);
    }
  }
}

/** What follows from each save at once. */
function noteSaved(
  { cms, form }: Submitted,
  { version, merged, file }: Answer<'saved'>,
  shownFor = UNTIL_CLOSED,
): void {
  setVersion(form, version);
  window.dispatchEvent(new Event(SAVED));
  if (merged.length > 0) cms.alerts.info(mergedWords(merged), shownFor);
  if (file !== form.path) leadTo(file, form);
}

/**
 * Saves what a form holds without a question: only the button asks.
 * @returns why it is not saved; nothing if it is
 * @throws {Unreachable} if nothing answers
 */
export async function autosaveRecord(submitted: Submitted): Promise<string | undefined> {
  const { form, values } = submitted;
  const save = { ...saveOf(submitted), isAutosave: true } as const;
  const { headers, ...request } = jsonBody(save);
  const unasked = {
    ...request,
    headers: { ...headers, [UNASKED]: 'yes' },
    // Sent also if the page closes: browsers do this for 64 KB.
    keepalive: String(request.body).length < KEEPALIVE_CHARACTERS,
  };
  const answer = await fetchJson<Saved>('/editor/save', unasked);
  if (answer.kind !== 'saved') return whyNot(answer, ASKS).join(' ');
  noteSaved(submitted, answer);
  if (answer.merged.length > 0 && answer.values)
    takeIn(submitted, values, asShown(form, answer.values));
  else beginFrom(form.finalForm, values);
  return undefined;
}

/** Brings what another person saved into a form without unsaved changes. It writes nothing. */
export async function refresh(cms: TinaCMS, form: Submitted['form']): Promise<void> {
  const values = identify(form);
  const submitted = { cms, collection: collectionOf(form), form, values };
  const answer = await fetchJson<Saved>('/editor/save', jsonBody(saveOf(submitted)));
  // A record that was renamed or deleted is asked about when it is saved.
  if (answer.kind !== 'saved' || answer.file !== form.path || !answer.values) return;
  noteSaved(submitted, answer, BRIEF_MS);
  takeIn(submitted, values, asShown(form, answer.values));
}

/** A character takes at most three bytes. */
const KEEPALIVE_CHARACTERS = 20_000;

const ASKS = 'The same field was changed elsewhere. Press Save to choose whose words stay.';

/** @throws always */
function refuse(cms: TinaCMS, words: readonly string[]): never {
  const message = ['Not saved.', ...words].join('\n');
  cms.alerts.error(message, UNTIL_CLOSED);
  throw new Error(message);
}

/** Saves records of a list in one step. @throws with the reasons, where nothing was saved */
export async function saveRecords(saves: readonly Partial<Save>[]): Promise<void> {
  const answers = await fetchJson<readonly SaveAnswer[]>('/editor/save', jsonBody(saves));
  const problems = answers.flatMap((answer) =>
    answer.kind === 'saved' ? [] : whyNot(answer, CHANGED),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const CHANGED = 'It was changed elsewhere meanwhile, and nothing was written. Look at it again.';

/** Why nothing was saved. @param conflict what to say where somebody has to decide */
function whyNot(answer: Exclude<Saved, Answer<'saved'>>, conflict: string): readonly string[] {
  if (answer.kind === 'refused') return answer.messages;
  if (answer.kind === 'old') return [oldWords(answer.fields, OPEN_OLD)];
  return [answer.kind === 'conflict' ? conflict : answer.message];
}

/** The record was renamed meanwhile: its form is another one. */
function leadTo(file: string, { finalForm }: Submitted['form']): void {
  window.alert(
    `Saved. This record was renamed elsewhere meanwhile: it is ${file} now, and opens under that name.`,
  );
  const kind = locateFile(file).placed?.collection ?? 'pages';
  if (kind === 'pages') addPage(file, finalForm.getState().values);
  setTimeout(() => {
    window.location.hash = hashOf({ record: file });
    window.location.reload();
  }, 1_000);
}
