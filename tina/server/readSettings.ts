import { randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { GitHubSettings } from '../shared/Repository.ts';

/** A provider that somebody who is invited can sign in with, besides a code by mail. */
export interface Provider {
  readonly id: 'github' | 'oidc';
  /** What its button says. */
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** OpenID Connect: where its discovery document lies. */
  readonly issuer?: string;
}

const PORT = 3300;
const DATA = '.data/editor';

/** How many characters a secret has at least. */
const SECRET_LENGTH = 32;

/** Everything that an operator decides. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads what the operator decided from the environment. Without `EDITOR_ADDRESS` it is the embedded form: an
 * editor for this machine, that needs no account anywhere.
 * @throws an `Error` that names all that is missing or wrong, with what to do
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const wrong: string[] = [];
  const read = (name: string) => env[name]?.trim() || undefined;
  const port = Number(read('EDITOR_PORT') ?? PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    wrong.push(`EDITOR_PORT is “${read('EDITOR_PORT')}”, which is no port.`);
  const [address, site] = [read('EDITOR_ADDRESS'), read('EDITOR_SITE')];
  const given = resolve(read('EDITOR_DATA') ?? DATA);
  // In the container the default is a link to the volume; Git compares real paths.
  const data = existsSync(given) ? realpathSync(given) : given;
  const settings = {
    port,
    /** The one folder to back up: people, sessions, the repository with its proposals. */
    data,
    /** The network address that is listened on. */
    host: read('EDITOR_HOST') ?? (address ? '0.0.0.0' : '127.0.0.1'),
    /** Where people open the editor: an origin, without a slash at its end. */
    address: originOf('EDITOR_ADDRESS', address ?? `http://localhost:${port}`, 'edit', wrong),
    /** Nothing where codes are printed in the terminal. */
    mail: mailOf(read, address !== undefined, wrong),
    /** A repository elsewhere; nothing where the editor keeps its own. */
    origin: repositoryOf(read, wrong),
    providers: providersOf(read, wrong),
    /** The first admin, where no one is invited yet: a name and an email address. */
    admin: adminOf(read('EDITOR_ADMIN'), wrong),
    /** The origin of the published site, where the service can ask which commit is live. */
    site: site && originOf('EDITOR_SITE', site, 'www', wrong),
    /** A symbolic link, where the service itself builds the site. */
    siteFolder: siteFolderOf(read('EDITOR_SITE_FOLDER'), wrong),
    /** What makes the host build the site, if it has to be asked. */
    deployHook: read('DEPLOY_HOOK_URL'),
    /** Whether forms are saved by the button alone. */
    isAutosaveOff: read('EDITOR_AUTOSAVE') === 'no' || undefined,
    /** How many proxies stand before it: so many addresses at the end of `X-Forwarded-For` are believed. */
    proxies: Number(read('EDITOR_PROXIES') ?? (address ? 1 : 0)),
    /** Signs the cookies. */
    secret: read('EDITOR_SECRET') ?? '',
  };
  if (/^http:\/\/(?!localhost(?::|$))/.test(settings.address))
    wrong.push(
      'EDITOR_ADDRESS has to begin with https: over http anybody on the way reads the session.',
    );
  if (address && settings.secret.length < SECRET_LENGTH)
    wrong.push(
      `EDITOR_SECRET signs the sessions and has to be ${SECRET_LENGTH} random characters or more: openssl rand -hex 32.`,
    );
  if (wrong.length > 0)
    throw new Error(
      [
        'The editor cannot start with these settings (tina/README.md, “Host the editor”):',
        ...wrong,
      ].join('\n  '),
    );
  return { ...settings, secret: settings.secret || ownSecret(data) };
}

type Read = (name: string) => string | undefined;

/** @returns the address, without a slash at its end */
function originOf(name: string, address: string, host: string, wrong: string[]): string {
  const url = URL.parse(address);
  const isOrigin =
    /^https?:$/.test(url?.protocol ?? '') && url?.origin === address.replace(/\/$/, '');
  if (!isOrigin)
    wrong.push(`${name} is “${address}”. It is an origin, such as https://${host}.example.org.`);
  return url?.origin ?? address;
}

function siteFolderOf(path: string | undefined, wrong: string[]): string | undefined {
  const folder = path && resolve(path);
  const isOwn = folder && lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() === false;
  if (isOwn)
    wrong.push(
      `EDITOR_SITE_FOLDER is ${folder}, where something else is. Name a path at which the editor makes a link.`,
    );
  return folder;
}

function mailOf(read: Read, isNeeded: boolean, wrong: string[]) {
  const [smtp, from] = [read('SMTP_URL'), read('MAIL_FROM')];
  if (smtp && from) return { smtp, from };
  if (isNeeded || smtp || from) {
    if (!smtp)
      wrong.push(
        'SMTP_URL is missing: it sends the codes, smtps://user:password@mail.example.org.',
      );
    if (!from) wrong.push('MAIL_FROM is missing: who the codes come from, editor@example.org.');
  }
  return undefined;
}

function repositoryOf(read: Read, wrong: string[]) {
  const url = read('EDITOR_ORIGIN');
  const gitHub = gitHubOf(read, wrong);
  if (!url && gitHub) wrong.push('EDITOR_ORIGIN is missing: the address of the repository.');
  return url ? { origin: url, main: read('EDITOR_MAIN'), gitHub } : undefined;
}

const GITHUB = {
  GITHUB_REPOSITORY: 'owner/name',
  GITHUB_APP_ID: 'the number of the GitHub App',
  GITHUB_APP_KEY: 'its private key, or the file that holds it',
  GITHUB_APP_INSTALLATION: 'the number of its installation',
  GITHUB_WEBHOOK_SECRET: 'what its messages are signed with',
};

function gitHubOf(read: Read, wrong: string[]): GitHubSettings | undefined {
  const names = Object.keys(GITHUB) as (keyof typeof GITHUB)[];
  if (!read('GITHUB_APP_ID')) return undefined;
  for (const name of names) if (!read(name)) wrong.push(`${name} is missing: ${GITHUB[name]}.`);
  const key = read('GITHUB_APP_KEY') ?? '';
  return {
    api: read('GITHUB_API_URL'),
    repository: read('GITHUB_REPOSITORY') ?? '',
    appId: read('GITHUB_APP_ID') ?? '',
    privateKey: existsSync(key) ? readFileSync(key, 'utf8') : key.replaceAll('\\n', '\n'),
    installationId: Number(read('GITHUB_APP_INSTALLATION')),
    webhookSecret: read('GITHUB_WEBHOOK_SECRET') ?? '',
  };
}

function providersOf(read: Read, wrong: string[]): Provider[] {
  const providers: Provider[] = [];
  const add = (id: Provider['id'], prefix: string, name: string, issuer?: string) => {
    const [clientId, clientSecret] = [read(`${prefix}_CLIENT_ID`), read(`${prefix}_CLIENT_SECRET`)];
    if (clientId && clientSecret) providers.push({ id, name, clientId, clientSecret, issuer });
    else if (clientId || clientSecret)
      wrong.push(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together: set both.`);
    return clientId;
  };
  add('github', 'GITHUB', 'GitHub');
  const issuer = read('OIDC_ISSUER');
  const asked = add('oidc', 'OIDC', read('OIDC_NAME') ?? 'your organisation', issuer);
  if (asked && !issuer) wrong.push('OIDC_ISSUER is missing: the address of the provider.');
  return providers;
}

function adminOf(text: string | undefined, wrong: string[]) {
  if (!text) return undefined;
  const [, name = '', email = ''] = /^(.+?)\s*<([^<>\s]+@[^<>\s]+)>$/.exec(text) ?? [];
  if (!email)
    wrong.push(
      `EDITOR_ADMIN is “${text}”. It is a name and an address: Mia Rao <mia@example.org>.`,
    );
  return { name, email };
}

/** The embedded form makes its own, and keeps it: who is signed in stays so over a restart. */
function ownSecret(data: string): string {
  const file = join(data, 'secret');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
