import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Response, Router } from 'express';
import { Refusal } from '../../../content/compare/refusal.ts';
import { NOT_FOUND } from '../../../content/schema/pages.ts';
import { INERT } from '../../../renderer/headers/siteRules.ts';
import {
  addressOf,
  CHANGES,
  fileOf,
  PREFIX,
  pairOf,
  type Revisions,
  type Side,
  SNAPSHOT_SLOT,
} from '../../shared/Snapshot.ts';
import { STILL_POLICY } from '../adminPage.ts';
import type { Service } from '../Service.ts';

const PAIR = /^[0-9a-f]{40,64}-[0-9a-f]{40,64}$/;

interface Asked {
  pair: string;
  side: Side;
  path?: readonly string[];
}

const GONE = 'This page is not kept any more. Open the proposal again: that renders it once more.';

/** What proposals look like: pages of both sides to be walked, the changed parts of a page, and their pictures. */
export function snapshotRoutes({ snapshots }: Pick<Service, 'snapshots'>): Router {
  const router = Router();
  router.get('/editor/snapshots/:pair/:side{/*path}', async (request, response, next) => {
    const { pair, side, path = [] } = request.params as unknown as Asked;
    if (!PAIR.test(pair) || !['before', 'after'].includes(side)) return next();
    const isPart = CHANGES in request.query;
    if (!(await sendSnapshot(snapshots, response, { pair, side, path, isPart })))
      throw new Refusal(404, GONE);
  });
  return router;
}

/**
 * Sends a page or a picture of a snapshot.
 * @param prefix where its pages are served
 * @returns whether it is there
 */
export async function sendSnapshot(
  snapshots: Service['snapshots'],
  response: Response,
  { pair, side, path = [], isPart }: Asked & { readonly isPart?: boolean },
  prefix = addressOf(pair, side),
): Promise<boolean> {
  // A page of words asks for its pictures while they are rendered.
  await snapshots.wait(pair);
  const folder = snapshots.folderOf(pair);
  const route = `/${path.join('/')}`;
  if (path[0] === 'images') {
    const options = { root: join(folder, side, 'public'), cacheControl: false };
    response.set(INERT);
    return new Promise((resolve) =>
      response.sendFile(route, options, (error) => resolve(!error || response.headersSent)),
    );
  }
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined);
  const own = await read(fileOf(side, route, isPart));
  const page = own ?? (await read(fileOf(side, NOT_FOUND)));
  if (page === undefined) return false;
  response.status(own === undefined ? 404 : 200).set('Content-Security-Policy', STILL_POLICY);
  response.type('html').send(page.replaceAll(PREFIX, () => prefix));
  return true;
}

/**
 * What sends the page of a proposal: the words at once, and what it looks like where the page has a place for that, as
 * soon as it is rendered.
 */
export const snapshotSender =
  (
    { snapshots, built }: Pick<Service, 'snapshots' | 'built'>,
    response: Response,
    revisions: Revisions | undefined,
  ) =>
  async (page: string): Promise<void> => {
    const [words = '', rest] = page.split(SNAPSHOT_SLOT);
    if (!revisions || rest === undefined) return void response.send(page);
    response.type('html').write(words);
    response.flush();
    const snapshot = await snapshots.of(revisions);
    response.end(built.views.snapshotSection({ pair: pairOf(revisions), ...snapshot }) + rest);
  };
