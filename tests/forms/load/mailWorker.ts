import { createTransport } from 'nodemailer';
import { connect, type RunSql } from '../../../renderer/serve/backend/connect.ts';
import { watchSubmissions } from '../../../scripts/submissions/watch/watchSubmissions.ts';
import { mailServer } from '../../mailServer.ts';

/** One mail a second, so that a load of a minute makes many. */
const GAP_SECONDS = 1;
const PATIENCE_MS = 60_000;

/** How a run's mails match the stored submissions. */
export interface Told {
  mails: number;
  neverTold: number;
  toldTwice: number;
}

/**
 * The worker that mails the team, with a login of the team's role.
 * @param owner runs SQL with all permissions
 */
export async function mailWorker(socket: string, owner: RunSql) {
  await owner('create role worker login in role forms_team');
  const server = await mailServer();
  const transport = createTransport(server.url);
  const ending = new AbortController();
  const { sql, listen, close } = connect(socket, 'worker');
  const log: string[] = [];
  const done = watchSubmissions({
    ask: (question) => question(sql),
    listen: (...told) => listen('form_submission', ...told),
    deliver: (mail) =>
      transport.sendMail({ from: 'site@load.example', to: 'team@load.example', ...mail }),
    say: (line) => log.push(line),
    signal: ending.signal,
    gapSeconds: GAP_SECONDS,
  });
  return {
    log,
    /** Waits until all stored submissions are mailed, and ends the worker. */
    async finish(stored: readonly string[]): Promise<Told> {
      const began = Date.now();
      const told = () => server.mailbox().flatMap(({ body }) => idsIn(body));
      while (new Set(told()).size < stored.length && Date.now() - began < PATIENCE_MS)
        await new Promise((resolve) => setTimeout(resolve, 100));
      ending.abort();
      await done;
      await close();
      transport.close();
      await server.close();
      const times = Map.groupBy(told(), (id) => id);
      return {
        mails: server.mailbox().length,
        neverTold: stored.filter((id) => !times.has(id)).length,
        toldTwice: [...times.values()].filter((all) => all.length > 1).length,
      };
    },
  };
}

/** The ids in a mail's text: from the headings, and from the list at the end. */
function idsIn(body: string): string[] {
  const [text = ''] = body.split('Answered?');
  const headings = [...text.matchAll(/^(?:Contact|Demo request) ([cd]\d+)$/gm)].map(
    ([, id]) => id ?? '',
  );
  const more = /^And \d+ more: (.+)$/m.exec(text)?.[1]?.trim().split(', ') ?? [];
  return [...headings, ...more];
}
