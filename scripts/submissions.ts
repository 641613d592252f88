// `npm run submissions [-- --help]`: lists, marks and erases submissions of the two forms, in the database of
// DATABASE_URL or in the embedded one of `npm start`.

import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { loadEnv } from 'vite';
import { CLOCK } from '../content/schema/locale.ts';
import type { RunSql } from '../renderer/serve/backend/connect.ts';
import { formSettings, settingsSql } from '../renderer/serve/backend/formSettings.ts';
import { DATA_DIR } from '../renderer/serve/backend/start.ts';
import { commandLine, UsageError } from './lib/runCommand.ts';
import { asCsv, asTable, unmailedOf } from './submissions/listing.ts';
import { erase, findSender, list, mark, weeks } from './submissions/queries.ts';
import { type Command, HELP, OPTIONS, readArguments } from './submissions/readArguments.ts';
import { FORM_NAMES, FORMS, siteTime } from './submissions/Submission.ts';
import { mailSettings, watch } from './submissions/watch/watch.ts';
import { type DatabasePlace, databaseUrl, withDatabase } from './submissions/withDatabase.ts';

const NOTHING = 'Nothing has arrived yet.';

const { command, dataDir = DATA_DIR } = commandLine(HELP, { options: OPTIONS }, ({ values }) => ({
  command: readArguments(values, userInfo().username),
  dataDir: values.data,
}));

try {
  const env = loadEnv('production', process.cwd(), ['DATABASE_URL', 'SMTP_URL', 'MAIL_']);
  const place = { url: databaseUrl(env.DATABASE_URL), dataDir };
  if (command.kind === 'watch') await watch(place, mailSettings(env));
  else await printAnswer(command, place);
} catch (error) {
  const { message, code } = error as Error & { code?: string };
  // Errors of the system and of databases have a code; those of this program explain themselves.
  console.error(code ? `The database reports an error: ${message || code}` : message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

type Question = Exclude<Command, { kind: 'watch' }>;

async function printAnswer(question: Question, place: DatabasePlace) {
  const output = await withDatabase(place, (sql) => answer(question, sql));
  const empty = question.kind === 'list' && question.as === 'json' ? '[]' : NOTHING;
  process.stdout.write(output?.endsWith('\n') ? output : `${output || empty}\n`);
}

/** The output of a command; empty if there is none. */
async function answer(command: Question, sql: RunSql): Promise<string> {
  switch (command.kind) {
    case 'list': {
      const rows = await list(sql, command.filter);
      if (command.as === 'json') return JSON.stringify(rows, null, 2);
      if (command.as === 'csv') return asCsv(rows);
      return asTable(rows);
    }
    case 'weeks':
      return (await weeks(sql))
        .map((one) =>
          FORM_NAMES.reduce((line, form) => `${line}  ${FORMS[form].label} ${one[form]}`, one.week),
        )
        .join('\n');
    case 'health': {
      const unmailed = unmailedOf(await list(sql, { state: 'new' }));
      if (unmailed) process.exitCode = 1;
      return unmailed || 'All submissions were mailed to the team.';
    }
    case 'settings': {
      const settings = formSettings();
      if (!settings) throw new UsageError('The content has errors: run npm run content:check.');
      await sql(settingsSql(settings));
      const { months, phone } = settings;
      return `Written: kept for ${months} months, telephone numbers of ${phone.least} to ${phone.most} digits.`;
    }
    case 'mark': {
      const done = await mark(sql, command.state, command.ids, command.by);
      const requested = command.ids.map(({ form, number }) => `${FORMS[form].letter}${number}`);
      const missing = requested.filter((id) => !done.includes(id));
      if (missing.length > 0) process.exitCode = 1;
      return [
        done.length > 0 && `${done.join(', ')}: ${command.state}, by ${command.by}.`,
        missing.length > 0 && `Not found: ${missing.join(', ')}.`,
      ]
        .filter(Boolean)
        .join('\n');
    }
    case 'erase':
      return eraseAll(command, sql);
  }
}

async function eraseAll(
  { email, by, isConfirmed }: Extract<Command, { kind: 'erase' }>,
  sql: RunSql,
): Promise<string> {
  const { own, others } = await findSender(sql, email);
  const left =
    others.length > 0 &&
    `Sent from other addresses, but contain ${email}: ${others.join(', ')}. These are not erased. ` +
      'Read them with --search, and erase each by its own address.';
  const lines = (...all: (string | false)[]) => all.filter(Boolean).join('\n');
  if (own.length === 0) return lines(`There are no submissions from ${email}.`, left);
  const question = lines(
    left,
    `Erase ${own.length} from ${email} (${own.join(', ')}), permanently? (yes/no) `,
  );
  if (!isConfirmed && !(await isAgreed(question))) return 'Nothing was erased.';
  const { id, erased_at, ...counts } = await erase(sql, email, by);
  const each = FORM_NAMES.map((form) => `${FORMS[form].label} ${counts[form]}`).join(', ');
  return lines(
    `Erased: ${each}. Receipt ${id} of ${siteTime(erased_at)} (${CLOCK}), which contains no name.`,
    left,
    'Mails in your mailboxes and copies in backups are not erased: delete the mails yourself.',
  );
}

async function isAgreed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const reply = await terminal.question(question).finally(() => terminal.close());
  return /^y(es)?$/i.test(reply.trim());
}
