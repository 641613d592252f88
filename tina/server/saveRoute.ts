import type { Request, Response } from 'express';
import { z } from 'zod';
import { copyIds, withoutIds } from '../../content/compare/itemIds.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import { decode } from '../../content/load/read/decode.ts';
import { countFault, isDeeper } from '../../content/load/read/depth.ts';
import { fieldsOf } from '../../content/load/read/record.ts';
import type { Fields } from '../../content/load/read/schemaWalk.ts';
import { sizeFault } from '../../content/load/source/oddFiles.ts';
import { locateFile } from '../../content/load/source/placement.ts';
import { locateContent } from '../../content/load/translations/locateContent.ts';
import { translationOf } from '../../content/load/translations/translationFiles.ts';
import type { Saved } from '../shared/answers.ts';
import type { Save, SaveAnswer } from '../shared/Repository.ts';
import { valuesOf } from './recordHistory.ts';
import { storeIn } from './Store.ts';

const file = z.string().regex(/^content\//);
const fields = z.record(z.string(), z.unknown());

/** A save as the editor's page sends it; see `Save`. Without a base it is merged with what is stored. */
const save = z.strictObject({
  file,
  record: fields.optional(),
  opened: fields.optional(),
  base: z.string().max(64).nullish(),
  deleted: z.literal(true).optional(),
  renamedFrom: file.optional(),
  withoutOld: z.literal(true).optional(),
  isAutosave: z.literal(true).optional(),
  resolved: z.record(z.string().max(2_000), z.enum(['mine', 'theirs'])).optional(),
});

/** Records of one step. A step is checked as a whole, and no one else is answered meanwhile. */
const MOST = 500;

const body = z.union([save, z.array(save).min(1)]);

/** Saves what a form holds, or several records of a list in one step. */
export async function saveRoute(request: Request, response: Response): Promise<void> {
  if (Array.isArray(request.body) && request.body.length > MOST)
    throw new Refusal(413, `One step changes at most ${MOST} records. Nothing was saved.`);
  const sent = body.safeParse(request.body);
  if (!sent.success) throw new Refusal(400, 'What was sent is no record.');
  const saves: Save[] = [];
  for (const { base, record, opened, ...one } of [sent.data].flat()) {
    const { placed, diagnostics } = locateFile(translationOf(one.file)?.of ?? one.file);
    if (!placed || diagnostics.length > 0)
      throw new Refusal(400, diagnostics.map(({ rule, fix }) => `${rule} ${fix}`).join(' '));
    if (!record && !one.deleted) throw new Refusal(400, 'What was sent is no record.');
    for (const fields of [record, opened]) refuseLarge(fields);
    const isNew = base === null || (base === undefined && !opened && !one.deleted);
    saves.push({ ...one, record, opened, base: isNew ? null : (base ?? '') } as Save);
  }
  const answers = (await storeIn(response).save(saves)).map(withValues);
  response.json(Array.isArray(sent.data) ? answers : answers[0]);
}

/**
 * Refuses a record that is too large, too deep or too full before anything reads it: the check of 2 MB takes seconds.
 * @throws {Refusal} 413
 */
export function refuseLarge(record: unknown): void {
  if (isDeeper(record)) throw new Refusal(413, 'The record has groups inside too many others.');
  const fault =
    countFault(record) ??
    sizeFault(Buffer.byteLength(JSON.stringify(withoutIds(record), null, 2) ?? ''));
  if (fault) throw new Refusal(413, `${fault.rule} ${fault.fix}`);
}

function withValues(answer: SaveAnswer): Saved {
  const content = locateContent(answer.kind === 'saved' ? answer.file : '')?.content;
  if (answer.kind !== 'saved' || answer.text === '' || !content) return answer;
  const { text, record } = answer;
  const data = fieldsOf(content, decode(Buffer.from(text)));
  return data ? { ...answer, values: valuesOf(content, copyIds(record, data) as Fields) } : answer;
}
