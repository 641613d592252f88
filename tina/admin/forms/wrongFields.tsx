// What keeps a record from being saved, and the way to each of its fields.
import type { Form, TinaCMS } from 'tinacms';
import type { z } from 'zod';
import { withoutAbsent } from '../../../content/load/read/absent.ts';
import { issueDiagnostics } from '../../../content/load/read/issues.ts';
import { type Fields, fieldAt, fieldsIn, shapeOf } from '../../../content/load/read/schemaWalk.ts';
import { changedBlock } from '../../../content/load/text/body.ts';
import { readTexts } from '../../../content/load/text/mentions.ts';
import type { Collection } from '../../../content/schema/collections.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { openField } from '../panels.ts';
import { isTree, toRecord } from './toRecord.ts';

type Path = readonly PropertyKey[];

/** A field that keeps a record from being saved. */
interface Wrong {
  /** The names and places on the way to it. */
  readonly path: readonly string[];
  /** Where it is, what is wrong and what to do. */
  readonly words: string;
}

/**
 * The groups and items around a field, from the outermost: `Sections 3 (Levels) › Levels 1`; empty for a field
 * of the record itself.
 */
function placeInForm(schema: z.core.$ZodType, record: unknown, path: Path): string {
  const words: string[] = [];
  for (const [i, step] of path.slice(0, -1).entries()) {
    const field = fieldAt(schema, path.slice(0, i + 1), record);
    if (typeof step === 'number') {
      const isSection = TYPE in shapeOf(field?.schema);
      const kind = isSection && field?.meta?.label;
      words.push(`${words.pop() ?? ''} ${step + 1}${kind ? ` (${kind})` : ''}`.trim());
    } else words.push(field?.meta?.label ?? String(step));
  }
  return words.join(' › ');
}

/** The texts that would read back differently from what the form shows, each with its first words. */
const changedTexts = (schema: z.core.$ZodType, values: Fields) =>
  fieldsIn(schema, values).flatMap(({ value, meta: { label }, path }) => {
    const changed = isTree(value) ? changedBlock(value) : undefined;
    if (changed === undefined) return [];
    const start = changed.length > EXCERPT ? `${changed.slice(0, EXCERPT)}…` : changed;
    const words = `“${label}” would not be saved as it is shown, in the paragraph “${start}”. Remove its links, bold and italic, or type it again.`;
    return { path, words };
  });

const EXCERPT = 60;

/** The form's value for a day of which a part is missing, so that it is refused and not lost. */
export const HALF_DAY = 'a day of which a part is missing';

const HALF_DAY_WORDS =
  'is incomplete: pick all of it. A day needs its year, and a point in time its hour, such as 00:00 for the start of the day.';

/** How a record breaks its schema, in the sentences of the content check. */
export function faultsIn(collection: Collection, record: unknown) {
  const { schema } = collection;
  const { error } = schema.safeParse(record, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => {
    const { path, input } = issue;
    if (input === HALF_DAY)
      return { path, words: `“${fieldAt(schema, path, record)?.meta?.label}” ${HALF_DAY_WORDS}` };
    // A place is where a missing field would be written: the field itself is in the issue alone.
    return issueDiagnostics('', collection, [issue], record).map(({ rule, fix }) => ({
      path,
      words: `${rule} ${fix}`,
    }));
  });
}

/** All fields of a form that break the schema of its record, each once for a sentence. */
export function wrongFields(collection: Collection, values: Fields): Wrong[] {
  const { schema } = collection;
  const record = withoutAbsent(toRecord(schema, values));
  const texts = readTexts('', collection, record).diagnostics.map(({ at, rule, fix }) => ({
    path: at && 'path' in at ? at.path : [],
    words: `${rule} ${fix}`,
  }));
  const told = [...faultsIn(collection, record), ...texts, ...changedTexts(schema, values)];
  const all = told.map(({ path, words }) => {
    const at = placeInForm(schema, record, path);
    return { path: path.map(String), words: `${at && `${at}: `}${words}` };
  });
  return [...new Map(all.map((wrong) => [wrong.words, wrong])).values()];
}

const UNTIL_CLOSED = 0;

/** Closes the window that is open: what it says was true of the save before. */
let closeLast = () => {};

/** Opens a window with what is wrong in a form. Each entry leads to its field. */
export function tellWrong(cms: TinaCMS, form: Form, wrong: readonly Wrong[]): void {
  closeLast();
  closeLast = cms.alerts.error(
    () => (
      <>
        <p>
          Not saved: {wrong.length === 1 ? 'one field is' : `${wrong.length} fields are`} not right
          yet.
        </p>
        <ul>
          {wrong.map(({ path, words }) => (
            <li key={words}>
              <button
                type="button"
                onClick={() => {
                  closeLast();
                  openField(cms, form, path);
                }}
              >
                {words}
              </button>
            </li>
          ))}
        </ul>
      </>
    ),
    UNTIL_CLOSED,
  );
}
