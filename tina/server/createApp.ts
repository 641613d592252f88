import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { accountRoutes } from './accountRoutes.ts';
import { refuseMany } from './changeQueue.ts';
import { contentRoutes } from './contentRoutes.ts';
import { explainOver, inProposal } from './currentProposal.ts';
import { editorRoutes, openFiles } from './editorRoutes.ts';
import { answerError, countWaiting, memberOf, refuseOthers, secure, signedIn } from './guards.ts';
import { helpRoutes } from './helpRoutes.ts';
import { failByCallbacks } from './lastHandler.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { presenceRoutes } from './presence/presenceRoutes.ts';
import { linkRoutes, previewLinkRoutes } from './previewLinkRoutes.ts';
import { proposalActions } from './proposalActions.ts';
import { proposalRoutes } from './proposalRoutes.ts';
import { publishedRoutes } from './publishedRoutes.ts';
import type { Service } from './Service.ts';
import { signInRoutes } from './signInRoutes.ts';
import { snapshotRoutes } from './snapshots/snapshotRoutes.ts';
import { hookRoute } from './webhookRoute.ts';

/**
 * Answers that are made for one request are compressed at the fastest level. Measured with 10,000 talks: one opens in
 * 3.3 s instead of 3.9; gzip adds a seventh to their bytes.
 */
const QUICKLY = {
  level: constants.Z_BEST_SPEED,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
};

/** All addresses of the service. What stands above `signedIn` is there for everybody, and nothing else is. */
export function createApp(service: Service): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', service.settings.proxies);
  app.use(failByCallbacks, secure(service));
  app.use(compression(QUICKLY));
  app.get('/healthz', healthRoute(service));
  app.use(hookRoute(service));
  app.use(refuseOthers(service));
  app.use(openFiles(service));
  app.use(
    helpRoutes(async (text, ...visit) => {
      const me = await memberOf(service, ...visit);
      return service.built.views.helpPage({ site: service.site, me, text });
    }),
  );
  app.use(signInRoutes(service));
  app.use(previewLinkRoutes(service));
  app.use(signedIn(service), countWaiting(service));
  app.use(proposalRoutes(service), proposalActions(service));
  app.use(linkRoutes(service));
  app.use(publishedRoutes(service));
  app.use(peopleRoutes(service), accountRoutes(service));
  app.use(presenceRoutes(service));
  app.use(snapshotRoutes(service));
  app.use(contentRoutes([refuseMany, inProposal(service)]), explainOver(service));
  app.use(editorRoutes(service));
  app.use((_request, response) => {
    response.status(404).json({ code: 'REFUSED', message: 'There is nothing at this address.' });
  });
  app.use(answerError.bind(undefined, service));
  return app;
}

/** Bytes that have to be free in the data folder's file system. A save needs a small part of it. */
const LEAST_DISK = 50 * 1024 * 1024;
const DISK = 'The disk of the data folder is full: less than 50 MB are free. Free space on it.';

/** Milliseconds after which the service is looked at again, and until which the last answer is given meanwhile. */
const FRESH = 2_000;
const STALE = 10_000;

/**
 * Answers whether the service works. Anybody may ask, and a look reads every proposal: one look
 * answers all who ask within seconds, so that a busy service answers at once.
 */
function healthRoute(service: Service): RequestHandler {
  let last: { readonly at: number; readonly isHealthy: boolean } | undefined;
  let looking: Promise<boolean> | undefined;
  const look = async () => {
    try {
      const answer = await isHealthy(service);
      last = { at: performance.now(), isHealthy: answer };
      return answer;
    } catch (error) {
      last = undefined;
      throw error;
    } finally {
      looking = undefined;
    }
  };
  return async (_request, response) => {
    const age = last ? performance.now() - last.at : Number.POSITIVE_INFINITY;
    if (age > FRESH) looking ??= look();
    // An error of a check in the background is reported by the next one.
    looking?.catch(() => undefined);
    const isGood = last && age < STALE ? last.isHealthy : await looking;
    if (isGood) response.json({ ok: true });
    else response.status(503).json({ ok: false, problem: DISK });
  };
}

/** Whether Git answers, and the disk has space. @throws what Git says, or if it says nothing */
async function isHealthy({ repository, settings }: Service): Promise<boolean> {
  const late = wait(STALE, 'late' as const, { ref: false });
  if ((await Promise.race([repository.proposals(), late])) === 'late')
    throw new Error(`Git did not answer within ${STALE / 1000} s.`);
  const { blocks, bavail, bsize } = await statfs(settings.data);
  // Some network file systems report no sizes at all.
  return blocks === 0 || bavail * bsize >= LEAST_DISK;
}
