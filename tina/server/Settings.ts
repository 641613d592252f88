import type { RepositorySettings } from '../proposals/Repository.ts';

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

/** Everything that an operator decides. */
export interface Settings {
  /** Where people open the editor: an origin, without a slash at its end. */
  readonly address: string;
  readonly port: number;
  /** The network address that is listened on. */
  readonly host: string;
  /** The one folder to back up: people, sessions, the repository with its proposals. */
  readonly data: string;
  /** Signs the cookies. */
  readonly secret: string;
  /** Nothing where codes are printed in the terminal. */
  readonly mail?: { readonly smtp: string; readonly from: string };
  /** A repository elsewhere; nothing where the editor keeps its own. */
  readonly origin?: Pick<RepositorySettings, 'origin' | 'main' | 'gitHub'>;
  readonly providers: readonly Provider[];
  /** The first admin, where nobody is invited yet: a name and an email address. */
  readonly admin?: { readonly name: string; readonly email: string };
  /** The origin of the published site, where the service can ask which commit is live. */
  readonly site?: string;
  /** A symbolic link, where the service itself builds the site. */
  readonly siteFolder?: string;
  /** What makes the host build the site, if it has to be asked. */
  readonly deployHook?: string;
  /** Whether nothing is saved but by the button. */
  readonly savesByButton?: boolean;
  /** How many proxies stand before it: so many addresses at the end of `X-Forwarded-For` are believed. */
  readonly proxies: number;
}
