// `npm run editor`: the editor as a service (tina/README.md, “Host the editor”). Without settings everything stays on
// this machine: its own repository, sign-in codes in the terminal, http://localhost:3300.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { gitIn, tryGit } from '../content/compare/git.ts';
import { BRAND } from '../renderer/vite/brandTokens.ts';
import { findBuilt } from '../tina/server/built/findBuilt.ts';
import { surviveErrors } from '../tina/server/lastHandler.ts';
import { mailProblem } from '../tina/server/mail/mailer.ts';
import { readSettings, type Settings } from '../tina/server/readSettings.ts';
import { ROLES } from '../tina/shared/Role.ts';
import { commandLine, runCommand, UsageError } from './lib/runCommand.ts';

const USAGE = `Usage: npm run editor [-- command]
  (nothing)                            builds what is new and starts
  build                                only builds: for an image
  people                               who may sign in
  invite "Mia Rao <mia@example.org>"   lets a person sign in; --role ${ROLES.join(', ')}
  role mia@example.org reviewer        changes what a person may do
  close mia@example.org                signs a person out for good
  reopen mia@example.org               lets them in again
The settings are in the environment or in .env: .env.example lists them. --env-file /etc/editor.env reads another file.`;

/** The commands of `npm run editor` other than starting it. */
const COMMANDS = ['build', 'people', 'invite', 'role', 'close', 'reopen'];

async function main(): Promise<number> {
  const { positionals, values } = commandLine(USAGE, {
    allowPositionals: true,
    options: { role: { type: 'string', default: 'editor' }, 'env-file': { type: 'string' } },
  });
  const [command, first = '', second = ''] = positionals;
  if (command !== undefined && !COMMANDS.includes(command))
    throw new UsageError(`There is no command “${command}”: ${COMMANDS.join(', ')}.`);
  if (command === 'build') {
    await findBuilt(console.log);
    return 0;
  }
  // Variables of the environment override the file.
  const file = values['env-file'];
  if (file || existsSync('.env')) process.loadEnvFile(file ?? '.env');
  const settings = await withFirstAdmin(readSettings(process.env));
  if (command === undefined) return start(settings);
  // Otherwise a new database would be created in a wrong folder.
  if (!existsSync(join(settings.data, 'people.sqlite')))
    throw new UsageError(
      `No editor has run with the data folder ${settings.data}. Name the service's settings: --env-file /etc/editor.env, or EDITOR_DATA.`,
    );
  const { migrateAccounts, openPeople } = await import('../tina/server/signIn/accounts.ts');
  const { database, people } = openPeople(settings.data);
  await migrateAccounts(database);
  const done: Record<string, () => string> = {
    people: () =>
      people
        .list()
        .map(
          ({ name, email, role, disabled }) => `${name} <${email}> ${disabled ? 'closed' : role}`,
        )
        .join('\n') || 'No one is invited yet.',
    invite: () => {
      const [, name = '', email = ''] = /^(.+?)\s*<(.+)>$/.exec(first) ?? [];
      people.invite(name, email || first, values.role);
      return `${first} may sign in at ${addressIn(settings)}.`;
    },
    role: () => `${people.setRole(first, second).name} is ${second} now.`,
    close: () => `${people.setDisabled(first, true).name} is signed out.`,
    reopen: () => `${people.setDisabled(first, false).name} may come in again.`,
  };
  console.log(done[command]?.());
  return 0;
}

/** The address of a data folder's service at its last start: another terminal may not have its settings. */
function addressIn({ data, address }: Settings): string {
  const file = join(data, ADDRESS);
  return existsSync(file) ? readFileSync(file, 'utf8') : address;
}

const ADDRESS = 'address';

/** Without settings, the person who starts the service is its admin. */
async function withFirstAdmin(settings: Settings): Promise<Settings> {
  if (settings.admin || settings.mail) return settings;
  const known = (name: string) => tryGit(gitIn('.'), ['config', `user.${name}`]);
  const name = (await known('name')) || 'Admin';
  const email = (await known('email')) || 'admin@example.org';
  return { ...settings, admin: { name, email } };
}

async function start(settings: Settings): Promise<number> {
  surviveErrors();
  // With it, React renders a large page in a fifth of the time.
  process.env.NODE_ENV ??= 'production';
  const built = await findBuilt(console.log);
  // By default, Node lets its heap grow to several times of what is in use before it collects garbage. Measured with
  // ten editors and a thousand records: 504 MB instead of 600.
  setFlagsFromString('--heap-growing-percent=15');
  const { startService } = await import('../tina/server/startService.ts');
  const brand = JSON.parse(readFileSync(BRAND, 'utf8'));
  const { service, stop } = await startService(settings, built, process.cwd(), brand);
  writeFileSync(join(settings.data, ADDRESS), settings.address);
  const admins = service.accounts.people.list().filter(({ role }) => role === 'admin');
  console.log(`
  Editor  ${settings.address}
  Data    ${settings.data}
  Admins  ${admins.map((one) => `${one.name} <${one.email}>`).join(', ') || 'no one yet: set EDITOR_ADMIN, or npm run editor -- invite "Mia Rao <mia@example.org>" --role admin'}
${settings.mail ? '' : '\n  Open it, type that address, and the code appears here.\n'}`);
  void mailProblem(settings).then((problem) => problem && console.error(`  ${problem}`));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
  await stop();
  return 0;
}

await runCommand(main);
