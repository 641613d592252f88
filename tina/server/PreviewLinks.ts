import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../../content/compare/refusal.ts';
import { EventLog } from '../proposals/EventLog.ts';
import type { Member, People } from './people/People.ts';

/** Where a link leads. */
export const PREVIEW_LINKS = '/editor/shown';

/** How many days a link may be valid. */
export const LINK_DAYS = [1, 7, 30] as const;
const DAY_MS = 86_400_000;

/** How many links of a proposal are valid at a time. */
const MOST_LINKS = 20;

/** The number of the event that made the link, and its secret. */
const TOKEN = /^(\d{1,15})-([\w-]{43})$/;

/** A link that shows a proposal to people without an account. */
export interface ShownLink {
  readonly number: number;
  /** The name of the person who made it. */
  readonly who: string;
  /** When it ends, in milliseconds. */
  readonly until: number;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

export type PreviewLinks = ReturnType<typeof previewLinks>;

/**
 * Links that show proposals. The log is all that is stored of them: it has a hash of each link's secret.
 * @param address the origin of the editor
 */
export function previewLinks(
  database: DatabaseSync,
  people: Pick<People, 'find'>,
  address: string,
) {
  const log = new EventLog(database);
  const addresses = new Map<string, string>();

  /** The number of the last event that closed an account: links from before stay dead if it is opened again. */
  const closedAt = (email: string) =>
    log.history(email).findLast(({ kind, detail }) => kind === 'account' && detail.disabled)
      ?.number ?? 0;

  /** The valid links of a proposal. One ends with the account of the person who made it. */
  const of = (proposal: string, now = Date.now()) => {
    const links = new Map<number, ShownLink & { readonly hash: string }>();
    for (const event of log.history(proposal)) {
      const { kind, number = 0, who, email = '' } = event;
      const { hash = '', until = 0, link = 0 } = event.detail;
      if (kind === 'unlinked') links.delete(link);
      const isValid = () =>
        until > now && people.find(email)?.disabled === false && closedAt(email) < number;
      if (kind === 'linked' && isValid()) links.set(number, { number, who, until, hash });
    }
    return [...links.values()];
  };

  return {
    of,

    /** Makes a link; `made` returns its address once. @throws a `Refusal` if the proposal has as many as it may */
    make(proposal: string, { id, name: who, email }: Member, days: number, at = Date.now()): void {
      if (of(proposal, at).length >= MOST_LINKS)
        throw new Refusal(
          409,
          `${MOST_LINKS} links show this proposal. Withdraw one before you make another.`,
        );
      const secret = randomBytes(32).toString('base64url');
      const detail = { hash: hashOf(secret).toString('hex'), until: at + days * DAY_MS };
      const number = log.add({ at, who, email, kind: 'linked', about: proposal, detail });
      addresses.set(id, `${address}${PREVIEW_LINKS}/${number}-${secret}`);
    },

    /** The address of the link that a person made last. It is returned once. */
    made({ id }: Member): string | undefined {
      const made = addresses.get(id);
      addresses.delete(id);
      return made;
    },

    withdraw(proposal: string, { name: who, email }: Member, link: number): void {
      if (!of(proposal).some(({ number }) => number === link)) return;
      const event = { at: Date.now(), who, email, about: proposal, detail: { link } };
      log.add({ ...event, kind: 'unlinked' });
    },

    /** The proposal that a token opens; undefined if the link ended, was withdrawn, or never was. */
    find(token: string, now = Date.now()): string | undefined {
      const [, number, secret = ''] = TOKEN.exec(token) ?? [];
      const [event] = number ? log.read('number = ?', Number(number)) : [];
      const link = event && of(event.about, now).find((one) => one.number === event.number);
      const hash = link ? Buffer.from(link.hash, 'hex') : hashOf('');
      return timingSafeEqual(hashOf(secret), hash) && link ? event?.about : undefined;
    },
  };
}
