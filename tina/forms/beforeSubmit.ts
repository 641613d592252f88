import type { z } from 'zod';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import type { Place } from '../../content/load/read/diagnostic.ts';
import { issueDiagnostics } from '../../content/load/read/issues.ts';
import { fieldAt, shapeOf } from '../../content/load/read/schemaWalk.ts';
import { changedBlock } from '../../content/load/text/body.ts';
import { readTexts } from '../../content/load/text/mentions.ts';
import type { Collection } from '../../content/schema/collections.ts';
import { TYPE } from '../../content/schema/section.ts';
import { saveRecord } from '../browser/saveRecord.ts';
import { keepTyped } from '../patches/saving.ts';
import { identify, type Submitted } from './adopt.ts';
import { isTree, toRecord } from './toRecord.ts';

/**
 * The groups and items around a place, from the outermost: `Sections 3 (Levels) › Levels 1`; empty for a field
 * of the record itself.
 */
function placeInForm(schema: z.core.$ZodType, record: unknown, place?: Place): string {
  if (!place || !('path' in place)) return '';
  const around = place.part === 'opening' ? place.path : place.path.slice(0, -1);
  const words: string[] = [];
  for (const [i, step] of around.entries()) {
    const at = around.slice(0, i + 1);
    const field = fieldAt(schema, at, record);
    if (typeof step === 'number') {
      const isSection = TYPE in shapeOf(field?.schema);
      const kind = isSection && field?.meta?.label;
      words.push(`${words.pop() ?? ''} ${step + 1}${kind ? ` (${kind})` : ''}`.trim());
    } else words.push(field?.meta?.label ?? String(step));
  }
  return words.join(' › ');
}

type Values = Record<string, unknown>;

interface Submission {
  cms: Submitted['cms'];
  form: Submitted['form'];
  values: Values;
}

/**
 * Runs after Save is pressed. Saves the record, or refuses one that breaks the schema, alone or together with other
 * records; the form keeps what was typed. Removes cleared fields.
 */
export const beforeSubmit = (collection: Collection, save = saveRecord) =>
  async function submit({ cms, form, values }: Submission): Promise<Values> {
    const done = keepTyped(form);
    const wrong = schemaDiagnostics(collection, values);
    if (wrong.length > 0) {
      const message = ['Not saved.', ...wrong].join('\n');
      cms.alerts.error(message, UNTIL_CLOSED);
      throw new Error(message);
    }
    // Tina gets them with their ids too: without, the form would differ from what it sent.
    const identified = identify(form);
    await save({ cms, collection, form, values: identified });
    const sent = withoutCleared(identified);
    done(sent);
    return sent;
  };

const UNTIL_CLOSED = 0;

/** Trees of texts stay unchanged: their empty strings are significant. */
const withoutCleared = (values: Values) => withoutAbsent(values, isTree) as Values;

/** The texts that would read back differently from what the form shows, each with its place and first words. */
function changedTexts(schema: z.core.$ZodType, values: Values, record: unknown): string[] {
  const found: string[] = [];
  const visit = (value: unknown, path: (string | number)[]) => {
    const changed = isTree(value) ? changedBlock(value) : undefined;
    if (changed !== undefined) {
      const at = placeInForm(schema, record, { part: 'value', path });
      const label = fieldAt(schema, path, record)?.meta?.label ?? path.at(-1);
      const start = changed.length > EXCERPT ? `${changed.slice(0, EXCERPT)}…` : changed;
      found.push(
        `${at && `${at}: `}“${label}” would not be saved as it is shown, in the paragraph “${start}”. Remove its links, bold and italic, or type it again.`,
      );
    } else if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) visit(item, [...path, i]);
    } else if (typeof value === 'object' && value !== null && !isTree(value))
      for (const [key, field] of Object.entries(value)) visit(field, [...path, key]);
  };
  visit(values, []);
  return found;
}

const EXCERPT = 60;

/** The schema's diagnostics of a form's values, as sentences. */
function schemaDiagnostics(collection: Collection, values: Values): string[] {
  const record = withoutAbsent(toRecord(collection.schema, values));
  const { error } = collection.schema.safeParse(record, { reportInput: true });
  const diagnostics = issueDiagnostics('', collection, error?.issues ?? [], record);
  diagnostics.push(...readTexts('', collection, record).diagnostics);
  const sentences = diagnostics.map(({ rule, fix, place }) => {
    const at = placeInForm(collection.schema, record, place);
    return `${at && `${at}: `}${rule} ${fix}`;
  });
  return [...new Set([...sentences, ...changedTexts(collection.schema, values, record)])];
}
