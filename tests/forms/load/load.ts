// `npm run bench:forms [-- --submissions 10000 --clients 50]`: a bounded load on PostgREST and the system's
// PostgreSQL, on the loopback address only. PostgreSQL crashes and restarts half-way. An accepted submission
// must be one row, a refused one none. Then it prints the part `forms` of `npm run bench`.
import { connect } from '../../../renderer/serve/backend/connect.ts';
import { bootstrapSql, migrations } from '../../../renderer/serve/backend/database.ts';
import { startPostgrest } from '../../../renderer/serve/backend/postgrest.ts';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { commandLine, wholeNumber } from '../../../scripts/lib/runCommand.ts';
import { FORMS } from '../../../scripts/submissions/Submission.ts';
import { table, type Values } from '../../bench/lib/table.ts';
import { forms } from '../../bench/parts/forms.ts';
import { deliver, type Outcome } from './client.ts';
import { findPostgres, POOL, startCluster } from './cluster.ts';
import { mailWorker, type Told } from './mailWorker.ts';
import { LIMIT, type Planned, plan } from './plan.ts';
import { judgeRun, type Stored } from './verdict.ts';

const MAX_SUBMISSIONS = 100_000;

const { count, clients, rounds } = commandLine(
  'Usage: npm run bench:forms [-- --submissions 10000] [--clients 50] [--rounds 3]',
  {
    options: {
      submissions: { type: 'string', default: '10000' },
      clients: { type: 'string', default: '50' },
      rounds: { type: 'string', default: '3' },
    },
  },
  ({ values }) => ({
    count: wholeNumber('--submissions', values.submissions, 1, MAX_SUBMISSIONS),
    clients: wholeNumber('--clients', values.clients, 1, 1_000),
    rounds: wholeNumber('--rounds', values.rounds, 0, 100),
  }),
);
const ALL_ROWS = `select 'contact' as form, * from contact union all select 'request_demo', * from request_demo`;

/** The load comes from one network, so the other budgets are raised out of the way. */
const ONE_ADDRESS_ALONE = `
  update form_guard.settings set address_header = 'x-forwarded-for';
  update form_guard.budgets set submissions =
    case name when 'address' then ${LIMIT} else ${2 * MAX_SUBMISSIONS} end`;

const bin = findPostgres();
if (bin) {
  await main(bin);
  if (rounds > 0) await compare(rounds);
} else console.log('Skipped: this load needs PostgreSQL (on Debian: apt-get install postgresql).');

async function main(bin: string): Promise<void> {
  const cluster = await startCluster(bin);
  const { sql, close } = connect(cluster.socket);
  try {
    await sql(bootstrapSql());
    for (const migration of migrations()) await sql(migration.sql);
    await sql(ONE_ADDRESS_ALONE);
    const worker = await mailWorker(cluster.socket, sql);
    const postgrest = await startPostgrest({
      databaseUri: `host=${cluster.host} user=authenticator dbname=postgres`,
      port: await freePort(),
      pool: POOL,
    });
    try {
      const began = performance.now();
      const outcomes = await load(postgrest.url, plan(count), clients, cluster.crash);
      const seconds = (performance.now() - began) / 1000;
      const [version] = await sql('show server_version');
      console.log(
        `${count} submissions from ${clients} clients in ${seconds.toFixed(1)} s, ` +
          `PostgreSQL ${version?.server_version}, crashed and restarted once`,
      );
      const stored = await sql<Stored>(ALL_ROWS);
      report(outcomes, stored);
      const ids = stored.map(({ form, id }) => `${FORMS[form].letter}${id}`);
      reportMails(await worker.finish(ids));
    } finally {
      await postgrest.close();
    }
  } finally {
    await close();
    await cluster.close();
  }
}

/** Prints the medians of the benchmark's part. */
async function compare(runs: number): Promise<void> {
  const rows = new Map<string, Values[]>();
  await forms.measure({ runs }, (row, values) => rows.set(row, [...(rows.get(row) ?? []), values]));
  console.log(`\n${forms.about}\n\n${table(rows)}`);
}

/** Sends the planned submissions; each client takes the next one when it is done. */
async function load(
  url: string,
  planned: Planned[],
  clients: number,
  crash: () => Promise<unknown>,
) {
  const outcomes: Outcome[] = [];
  let restart: Promise<unknown> | undefined;
  const queue = planned.values();
  const client = async () => {
    for (const next of queue) {
      if (outcomes.length >= planned.length / 2) restart ??= crash();
      const sent = Array.from({ length: next.twice ? 2 : 1 }, () => deliver(url, next));
      const ended = await Promise.all(sent);
      // Of a submission that was sent twice, the worse outcome.
      outcomes.push(...ended.sort(({ result }) => (result === 'accepted' ? 1 : -1)).slice(0, 1));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  await restart;
  return outcomes;
}

function report(outcomes: Outcome[], stored: Stored[]): void {
  console.log('\nsent            became');
  const kinds = tally(
    outcomes.map(({ planned, result, reason }) => `${planned.kind} → ${result}: ${reason}`),
  );
  for (const [kind, times] of kinds) console.log(`${String(times).padStart(6)}  ${kind}`);
  console.log('\nsent again, because');
  for (const [why, times] of tally(outcomes.flatMap(({ retries }) => retries))) {
    console.log(`${String(times).padStart(6)}  ${why}`);
  }
  const accepted = outcomes.filter(({ result }) => result === 'accepted').length;
  const refused = outcomes.filter(({ result }) => result === 'refused').length;
  const verdict = judgeRun(outcomes, stored);
  console.log(`\naccepted ${accepted}, rows ${stored.length}, refused ${refused}`);
  for (const [wrong, times] of Object.entries(verdict)) {
    console.log(`${String(times).padStart(6)}  ${wrong.replace(/[A-Z]/g, ' $&').toLowerCase()}`);
  }
  const wrong = Object.values(verdict).some((times) => times > 0);
  if (wrong || stored.length !== accepted) process.exitCode = 1;
}

function reportMails({ mails, neverTold, toldTwice }: Told): void {
  console.log(
    `\nmailed in ${mails} mails\n     ${neverTold}  never mailed\n     ${toldTwice}  mailed twice`,
  );
  if (neverTold + toldTwice > 0) process.exitCode = 1;
}

function tally(words: string[]): [string, number][] {
  return [...Map.groupBy(words, (word) => word)]
    .map(([word, all]): [string, number] => [word, all.length])
    .sort();
}
