import express, { Router } from 'express';
import { z } from 'zod';
import { placeFile } from '../../../content/load/placement.ts';
import { memberOf, Refused, whoIn } from '../server/guards.ts';
import type { Service } from '../server/Service.ts';

const BEAT_MS = 25_000;

const tabName = z.uuid();
const opened = z.strictObject({ tab: tabName, file: z.string().max(200).nullable() });

/** Who else is here: a stream of events for each open page of the editor. */
export function presenceRoutes(service: Service): Router {
  const { presence, choices, repository } = service;
  const router = Router();

  router.get('/editor/events', async (request, response) => {
    const tab = tabName.safeParse(request.query.tab);
    if (!tab.success) throw new Refused(400, 'Which page asks?');
    const member = whoIn(response);
    const { id: proposal } = await choices.current(member);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // nginx would keep it back until there is more.
      'X-Accel-Buffering': 'no',
    });
    const leave = presence.join(tab.data, {
      member,
      proposal,
      tell: (told) => response.write(`data: ${JSON.stringify(told)}\n\n`),
    });
    response.write('retry: 3000\n\n');
    const beat = setInterval(async () => {
      // Who was sent away hears no more.
      if (await memberOf(service, request)) response.write(':\n\n');
      else response.end();
    }, BEAT_MS);
    response.on('close', () => {
      clearInterval(beat);
      leave();
    });
  });

  router.post('/editor/open', express.json({ limit: '4kb' }), async (request, response) => {
    const asked = opened.safeParse(request.body);
    if (!asked.success) throw new Refused(400, 'Which record is open?');
    const { tab, file } = asked.data;
    const member = whoIn(response);
    const isRecord = file !== null && placeFile(file).diagnostics.length === 0;
    presence.open(tab, member, isRecord ? file : undefined);
    const { id } = await choices.current(member);
    const last = isRecord ? await repository.lastChange(id, file) : undefined;
    response.json({ last: last ? { who: last.who, when: last.when } : null });
  });
  return router;
}
