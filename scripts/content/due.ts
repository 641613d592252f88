// `npm run content:due [-- --hours 6 --rebuild --deploy]`: what only time has changed on the site. A workflow runs it
// every hour.
import { spawnSync } from 'node:child_process';
import { inspect } from '../../content/load/inspect.ts';
import { buildTime } from '../../content/load/publish/clock.ts';
import { type Turn, turnsOf } from '../../content/load/publish/publication.ts';
import { timeText } from '../../content/schema/datetime.ts';
import { FOR_THE_BUILD } from '../../tina/server/site/SiteFolder.ts';
import { buildEnvironment } from '../lib/buildEnvironment.ts';
import { commandLine, runCommand, UsageError } from '../lib/runCommand.ts';

const USAGE = `Usage: npm run content:due [-- --hours 6] [--rebuild] [--deploy]
Lists which records were published or expired and which events ended in the last hours, and which come next. If there are
any, --rebuild builds the site, and --deploy calls the build hook of the host (DEPLOY_HOOK_URL).`;

const HOUR = 3_600_000;
const NEXT = 10;

const lines = (changes: readonly Turn[]) =>
  changes.map(
    ({ reading, what, time }) => `  ${timeText(time)}  ${what.padEnd(9)}  ${reading.file}`,
  );

async function main(): Promise<number> {
  const { values } = commandLine(USAGE, {
    // More than one hour, because the workflow's host sometimes skips a run.
    options: {
      hours: { type: 'string', default: '6' },
      rebuild: { type: 'boolean' },
      deploy: { type: 'boolean' },
    },
  });
  const hours = Number(values.hours);
  if (!(hours > 0)) throw new UsageError(`--hours is a number above 0, not “${values.hours}”.`);
  const now = buildTime();
  const changes = turnsOf(inspect(process.cwd(), now).readings);
  const due = changes.filter(({ time }) => time > now - hours * HOUR && time <= now);
  const next = changes.filter(({ time }) => time > now).slice(0, NEXT);
  if (due.length > 0)
    console.log([`Changed in the last ${hours} hours:`, ...lines(due)].join('\n'));
  else console.log(`Time has changed nothing in the last ${hours} hours.`);
  if (next.length > 0) console.log(['Next:', ...lines(next)].join('\n'));
  if (due.length === 0) return 0;
  // A build that fails here would fail at the host too.
  if (values.rebuild && !rebuild()) return 1;
  return values.deploy ? deploy() : 0;
}

function rebuild(): boolean {
  const shell = process.platform === 'win32';
  const env = buildEnvironment(process.env, FOR_THE_BUILD);
  return spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell, env }).status === 0;
}

async function deploy(): Promise<number> {
  const { DEPLOY_HOOK_URL: hook } = process.env;
  if (!hook) {
    console.log('No host was notified: set DEPLOY_HOOK_URL, and the host builds the site again.');
    return 0;
  }
  const { ok, status: answer } = await fetch(hook, { method: 'POST' });
  console.log(ok ? 'The host builds the site again.' : `The host refused to build: ${answer}.`);
  return ok ? 0 : 1;
}

await runCommand(main);
