import express, { Router } from 'express';
import { z } from 'zod';
import { copyIds, withoutIds } from '../../content/compare/itemIds.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import { canonicalText } from '../../content/load/read/canonical.ts';
import { decode } from '../../content/load/read/decode.ts';
import { readRecord } from '../../content/load/read/record.ts';
import { onlyKnown, withUnknown } from '../../content/load/read/unknown.ts';
import { type Placed, placeFile } from '../../content/load/source/placement.ts';
import { readAhead } from '../../content/load/text/readAhead.ts';
import { type Collection, collections } from '../../content/schema/collections.ts';
import { valuesOf } from '../history/recordHistory.ts';
import type { Proposal, Repository, SaveAnswer } from '../proposals/Repository.ts';
import { change, type Fields, refuseLarge, SAVE_BYTES } from './Change.ts';
import { changeInTurn, refuseMany } from './changesInTurn.ts';
import { inProposal, proposalIn, TAB } from './currentProposal.ts';
import { whoIn } from './guards.ts';
import type { Service } from './Service.ts';

const save = change.extend({
  resolved: z.record(z.string().max(2_000), z.enum(['mine', 'theirs'])).optional(),
});

/** What the editor's page hears of a save: the repository's answer, and what its form holds from now on. */
export type Saved = SaveAnswer & { readonly values?: Record<string, unknown> };

/** Saves what a form holds. */
export function saveRoutes(service: Service): Router {
  const { repository, presence } = service;
  const router = Router();
  router.post(
    '/editor/save',
    refuseMany,
    express.json({ limit: SAVE_BYTES }),
    inProposal(service),
    async (request, response) => {
      const sent = save.safeParse(request.body);
      if (!sent.success) throw new Refusal(400, 'What was sent is no record.');
      const { file, record, opened, resolved } = sent.data;
      const { placed, diagnostics } = placeFile(file);
      if (!placed || diagnostics.length > 0)
        throw new Refusal(400, diagnostics.map(({ rule, fix }) => `${rule} ${fix}`).join(' '));
      for (const fields of [record, opened]) refuseLarge(fields);
      const proposal = proposalIn(response);
      const answer = await changeInTurn(whoIn(response), async () => {
        // In a worker with a deadline: no text stops the service for others.
        for (const fields of [record, opened]) if (fields) await readAhead(file, fields);
        const began = opened && (withoutIds(opened) as Fields);
        const base = began ? await baseOf(repository, proposal, placed, file, began) : null;
        const saved = presence.saving(String(request.headers[TAB]));
        return repository
          .save(proposal.id, whoIn(response), {
            file,
            record,
            opened,
            base,
            ...(resolved && { resolved }),
          })
          .finally(saved);
      });
      const isSaved = answer.kind === 'saved' && answer.text !== '';
      response.json({
        ...answer,
        ...(isSaved && { values: formValues(answer.file, answer.text, answer.record) }),
      });
    },
  );
  return router;
}

function formValues(file: string, text: string, ids: unknown): Record<string, unknown> | undefined {
  const { placed } = placeFile(file);
  if (!placed) return undefined;
  const { data } = readRecord(file, placed.slug, placed.collection, decode(Buffer.from(text)));
  return data && valuesOf(placed, copyIds(ids, data) as Fields);
}

/**
 * The version that a form began from, by what it held then: the one that is stored where it means the same, and
 * else those very words, kept as git keeps a file.
 */
async function baseOf(
  repository: Repository,
  { id }: Proposal,
  { collection: name, slug }: Placed,
  file: string,
  opened: Record<string, unknown>,
): Promise<string> {
  const collection: Collection = collections[name];
  const { schema } = collection;
  const stored = await repository.read(id, file);
  const meaning = (fields: unknown) => canonicalText(collection, onlyKnown(schema, fields));
  if (stored) {
    const { data } = readRecord(file, slug, name, decode(Buffer.from(stored.text)));
    if (data && meaning(data) === meaning(opened)) return stored.version;
  }
  const text = canonicalText(collection, opened);
  const input = stored ? withUnknown(collection, stored.text, text) : text;
  return repository.keepText(input);
}
