import express, { Router } from 'express';
import { z } from 'zod';
import { Refusal } from '../../../content/compare/refusal.ts';
import { locateContent } from '../../../content/load/translations/locateContent.ts';
import type { Opened } from '../../shared/answers.ts';
import { memberOf, whoIn } from '../guards.ts';
import type { Service } from '../Service.ts';
import { standingOf } from './Presence.ts';

const BEAT_MS = 25_000;

/** How many pages of the editor somebody may have open. */
const MOST_TABS = 40;

const tabName = z.uuid();
/** A page gets the events of its own proposal, also after that is closed. */
const listening = z.object({ tab: tabName, proposal: z.string().regex(/^[\w-]{1,100}$/) });
const opened = z.strictObject({ tab: tabName, file: z.string().max(200).nullable() });

/** Who else is here: a stream of events for each open page of the editor. */
export function presenceRoutes(service: Service): Router {
  const { presence, choices, repository } = service;
  const router = Router();

  router.get('/editor/events', async (request, response) => {
    const asked = listening.safeParse(request.query);
    if (!asked.success) throw new Refusal(400, 'Which page asks?');
    const { tab, proposal } = asked.data;
    const member = whoIn(response);
    if (presence.tabsOf(member) >= MOST_TABS)
      throw new Refusal(429, `The editor is open in ${MOST_TABS} tabs. Close some of them.`);
    // The page may be gone before its session was read: its close was reported already.
    if (response.destroyed) return;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // Compressed, or by nginx, it would be kept back until there is more.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    const end = () => {
      clearInterval(beat);
      leave();
      response.end();
    };
    const leave = presence.join(tab, {
      member,
      proposal,
      tell: (told) => response.write(`data: ${JSON.stringify(told)}\n\n`),
    });
    const beat = setInterval(() => {
      // A closed account receives nothing more. If its session cannot be read, the page reconnects.
      memberOf(service, request, response).then(
        (still) => (still ? response.write(':\n\n') : end()),
        end,
      );
    }, BEAT_MS);
    // Before the first await: the connection may end in the meantime.
    response.on('close', end);
    response.write('retry: 3000\n\n');
    const standing = await standingOf(repository, proposal).catch((error: Error) => {
      end();
      throw error;
    });
    presence.stands(proposal, standing);
  });

  router.post('/editor/open', express.json({ limit: '4kb' }), async (request, response) => {
    const asked = opened.safeParse(request.body);
    if (!asked.success) throw new Refusal(400, 'Which record is open?');
    const { tab, file } = asked.data;
    const member = whoIn(response);
    const isRecord = file !== null && locateContent(file)?.diagnostics.length === 0;
    presence.open(tab, member, isRecord ? file : undefined);
    const { id } = await choices.current(member);
    const last = isRecord ? await repository.lastChange(id, file) : undefined;
    const comments = isRecord ? await repository.openComments(id, file) : [];
    const answer: Opened = { last: last ? { who: last.who, when: last.when } : null, comments };
    response.json(answer);
  });
  return router;
}
