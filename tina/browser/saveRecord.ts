import type { TinaCMS } from 'tinacms';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import { placeFile } from '../../content/load/source/placement.ts';
import { collections } from '../../content/schema/collections.ts';
import { adopt, identify } from '../forms/adopt.ts';
import type { Submitted } from '../forms/saveThrough.ts';
import { tinaName } from '../forms/tinaName.ts';
import { toRecord } from '../forms/toRecord.ts';
import type { Choices } from '../proposals/Repository.ts';
import { addPage, recordPath } from '../records/pageRoutes.ts';
import type { Saved } from '../server/saveRoutes.ts';
import { askConflict } from './askConflict.ts';
import { mergedWords } from './words.ts';

type Fields = Record<string, unknown>;

const UNTIL_CLOSED = 0;

const KEPT = 'What you typed is still here, and kept in this browser.';
const OFFLINE = 'The editor cannot be reached just now: are you online?';

/** An event of the window: a record is saved. */
export const SAVED = 'service:saved';

/** Records that were saved here, and that Tina will ask its server to save in a moment. */
const done = new Set<string>();

/** Saves what a form holds, and asks where others changed the same. */
export async function saveRecord(submitted: Submitted): Promise<void> {
  const { cms, collection, form } = submitted;
  const values = identify(form);
  const { schema } = collection;
  const file = form.path;
  const shaped = (fields: unknown) => withoutAbsent(toRecord(schema, fields, true)) as Fields;
  const record = shaped(values);
  const isNew = form.crudType === 'create';
  let opened = isNew ? undefined : shaped(form.initialValues);
  let resolved: Choices = {};
  for (;;) {
    const answer = await send({ file: form.path, record, opened, resolved }).catch((error: Error) =>
      refuse(cms, [error instanceof TypeError ? OFFLINE : error.message, KEPT]),
    );
    switch (answer.kind) {
      case 'saved': {
        done.add(file);
        window.dispatchEvent(new Event(SAVED));
        if (answer.merged.length > 0) cms.alerts.info(mergedWords(answer.merged), UNTIL_CLOSED);
        if (answer.file !== form.path) leadTo(answer.file, form);
        const isMine = answer.merged.length === 0 && Object.keys(resolved).length === 0;
        if (!isMine && answer.values)
          adopt(submitted, values, merged(values, record, answer.values, shaped));
        return;
      }
      case 'conflict': {
        const choices = await askConflict(answer.fields);
        if (!choices) return refuse(cms, ['Nothing was written. Go on typing, and save again.']);
        resolved = { ...resolved, ...choices };
        break;
      }
      case 'gone':
        if (isNew || !window.confirm(`${answer.message}\n\nSave it as a new record now?`))
          return refuse(cms, [answer.message]);
        opened = undefined;
        break;
      case 'taken':
        if (!isNew || !answer.free || !window.confirm(`${answer.message}\n\nTake that name?`))
          return refuse(cms, [answer.message]);
        // The editor leads to the record by this.
        form.path = answer.free;
        break;
      default:
        return refuse(cms, answer.messages);
    }
  }
}

/** @throws always */
function refuse(cms: TinaCMS, words: readonly string[]): never {
  const message = ['Not saved.', ...words].join('\n');
  cms.alerts.error(message, UNTIL_CLOSED);
  throw new Error(message);
}

async function send(body: object): Promise<Saved> {
  const answer = await fetch('/editor/save', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What was typed, and what is written otherwise by now in the fields that others changed as well. */
function merged(
  typed: Fields,
  record: Fields,
  stored: Fields,
  shaped: (fields: unknown) => Fields,
): Fields {
  const now = shaped(stored);
  const others = Object.keys({ ...record, ...now }).filter((key) => !same(record[key], now[key]));
  return {
    ...typed,
    ...Object.fromEntries(others.map((key) => [tinaName(key), stored[tinaName(key)]])),
  };
}

/** Somebody gave the record another name meanwhile: its form is another one. */
function leadTo(file: string, { finalForm }: Submitted['form']): void {
  window.alert(
    `Saved. Somebody gave this record another name meanwhile: it is ${file} now, and opens under that.`,
  );
  const kind = placeFile(file).placed?.collection ?? 'pages';
  if (kind === 'pages') addPage(file, finalForm.getState().values);
  setTimeout(() => {
    window.location.hash = `#/~${recordPath(kind, file)}`;
    window.location.reload();
  }, 1_000);
}

/**
 * Tina: writes a record by a question to its server, once the form has been checked.
 * Here: it is saved by then, so that nothing is left to ask.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function skipSaved({ api: { tina } }: TinaCMS): void {
  if (!tina) return;
  const request = tina.request.bind(tina) as Ask;
  const ask: Ask = async (query, options) => {
    const [, mutation] = /\b(updateDocument|createDocument)\b/.exec(String(query)) ?? [];
    const { collection, relativePath = '' } = options.variables as Record<string, string>;
    const folder = collections[collection as keyof typeof collections]?.folder;
    if (mutation && done.delete(`content/${folder}/${bare(relativePath)}`))
      return { [mutation]: { __typename: 'DocumentNode' } };
    return request(query, options);
  };
  tina.request = ask as typeof tina.request;
}

/** Tina has no folders below a kind, and names the top one in several ways. */
const bare = (path: string) => path.replace(/^~?\/+/, '');

type Ask = (query: unknown, options: { variables: object }) => Promise<unknown>;
