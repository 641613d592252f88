import { timeText } from '../../content/schema/datetime.ts';
import { KEPT_DAYS } from '../proposals/deletedProposals.ts';
import type { EventLog } from '../proposals/EventLog.ts';
import type { EventKind, LoggedEvent } from '../shared/events.ts';
import { isAhead, type Step } from '../shared/proposalState.ts';
import { commentAnchor, sinceWords } from '../shared/proposalWords.ts';
import { hasRole } from '../shared/Role.ts';
import type { Letter } from './mail/mailer.ts';
import type { Member, People } from './people/People.ts';

/** Why a mail is sent. Before it is sent, this says whether it is still so. */
export interface Cause {
  /** The proposal, or the address of the account. */
  readonly id: string;
  readonly number: number;
  readonly kind: EventKind;
  /** Whether the pause between two mails does not hold it up: someone waits for what will not come. */
  readonly isUrgent: boolean;
}

export interface Notice {
  readonly to: readonly Member[];
  readonly letter: Letter;
  readonly cause: Cause;
}

export interface Office {
  readonly people: People;
  readonly log: EventLog;
  /** The origin of the editor, and what the site is called. */
  readonly address: string;
  readonly site: string;
}

/** The states in which reviewers know of a proposal. */
const WAITS: ReadonlySet<string> = new Set(['open', 'approved', 'scheduled']);

/** Events that many read later as well as now. */
const CAN_WAIT = new Set<EventKind>(['proposed', 'published', 'live', 'comment', 'answered']);

/** What an event means for people. @param steps what it did to proposals */
export function noticesOf(office: Office, event: LoggedEvent, steps: readonly Step[]): Notice[] {
  const { kind, about, who, number = 0 } = event;
  const { people, log, address, site } = office;
  const notices = steps.flatMap((step) => noticeOf(office, event, step) ?? []);
  const member = kind === 'account' ? people.find(about) : undefined;
  const isFirst = member && log.history(about)[0]?.number === number;
  if (!isFirst || member.seen !== undefined) return notices;
  const letter = {
    title: `You can edit ${site} now.`,
    lines: [
      `${who} invited you. Open ${address} and type ${about}: a code to sign in comes by mail. You need no password.`,
    ],
    button: { label: 'Open the editor', address },
  };
  return [
    { to: [member], letter, cause: { id: about, number, kind, isUrgent: false } },
    ...notices,
  ];
}

function noticeOf(
  { people, log, address }: Office,
  { kind, who, at, number = 0, detail }: LoggedEvent,
  { id, before, now }: Step,
): Notice | undefined {
  const progress = now ?? before;
  if (!progress) return undefined;
  const history = log.history(id).filter((one) => (one.number ?? 0) <= number);
  const wanted = people.list().filter(({ email }) => people.wantsMail(email));
  const reviewers = wanted.filter(({ role }) => hasRole(role, 'reviewer'));
  const emails = history.filter((one) => ['begun', 'saved', 'proposed'].includes(one.kind));
  const editors = wanted.filter((one) => emails.some(({ email }) => email === one.email));
  const approver = wanted.filter((one) => one.email === before?.approval?.email);
  const concerned = [...new Set([...editors, ...approver])];
  const place = `${address}/editor/proposals/${id}`;
  const say = (
    to: readonly Member[],
    line: string,
    label: string,
    lines: readonly (string | false | undefined)[] = [],
    more: { readonly at?: string; readonly quote?: Letter['quote'] } = {},
  ): Notice => {
    const { at: address = place, ...rest } = more;
    const said = lines.filter((one) => typeof one === 'string' && one !== '') as string[];
    const title = `“${progress.title}” ${line}`;
    const letter = { title, lines: said, button: { label, address }, ...rest };
    return { to, letter, cause: { id, number, kind, isUrgent: !CAN_WAIT.has(kind) } };
  };
  const quote = detail.words ? { by: who, words: detail.words } : undefined;
  const placeOf = (comment: number | undefined) => `${place}#${commentAnchor(comment)}`;
  switch (kind) {
    case 'proposed': {
      // No mail for a changed title or note: reviewers have one already.
      if (before && WAITS.has(before.state)) return undefined;
      const since = sinceWords(history);
      const lines = [`${who} sent it.${since ? ` It is ${since}.` : ''}`];
      return say(reviewers, 'waits for review.', 'Review it', lines, { quote });
    }
    case 'asked':
      return say(editors, 'waits for you: changes are asked for.', 'See what to change', [], {
        quote,
      });
    case 'published': {
      const approved = before?.approval && `${before.approval.who} approved it.`;
      const late = detail.words && `${detail.words} It was published on ${timeText(at)}.`;
      return say(editors, 'is published.', 'See what was published', [approved, late]);
    }
    case 'live':
      return say(editors, `is live since ${timeText(at)}.`, 'See what was published');
    case 'failed': {
      const isEarly = now && isAhead(now, at);
      const line = isEarly ? 'would not be published at its time.' : 'could not be published.';
      return say(concerned, line, 'See what to do', [detail.words]);
    }
    case 'comment': {
      const { name, field = [] } = detail;
      const on = name && `On ${[name, ...field].join(' › ')}`;
      const more = { quote, at: placeOf(number) };
      return say(concerned, 'has a new comment.', 'Read and answer it', [on], more);
    }
    case 'answered': {
      const asked = history.find((one) => one.number === detail.comment)?.email;
      const to = wanted.filter(({ email }) => email === asked);
      const more = { quote, at: placeOf(detail.comment) };
      return say(to, 'has an answer to your comment.', 'Read the answer', [], more);
    }
    case 'discarded': {
      const kept = `${who} deleted it. It is kept for ${KEPT_DAYS} days: until then an engineer can restore it.`;
      const more = { at: `${address}/editor/proposals` };
      return say(concerned, 'is deleted.', 'See the other proposals', [kept], more);
    }
    case 'closed': {
      const closed = `${who} closed it where it is reviewed.`;
      return say(concerned, 'is closed.', 'See what to do', [closed]);
    }
  }
  const isLost =
    now && (before?.state === 'scheduled' || before?.state === 'approved')
      ? now.state === 'open' || (before.due !== undefined && now.due === undefined)
      : false;
  if (!isLost || now?.state === 'merged') return undefined;
  const lost = (to: readonly Member[], why: string) =>
    say(to, `is not ${before?.state} any more.`, 'See what to do', [why]);
  if (kind === 'withdrawn') return lost(concerned, `${who} withdrew the time.`);
  // Who approved it may be gone: all reviewers learn that it waits again.
  if (kind === 'account')
    return lost(
      [...new Set([...concerned, ...reviewers])],
      `The account of ${before?.approval?.who} may not approve any more. Another reviewer decides.`,
    );
  return lost(concerned, 'Its approval does not count any more. A reviewer decides again.');
}

/** Events that decide on a proposal, or end what kept it from being published. */
const DECIDES = new Set<EventKind>([
  'asked',
  'approved',
  'scheduled',
  'published',
  'closed',
  'discarded',
  'cleared',
]);

/** Whether a notice still says what is so: later events may have made it old. @param email of the person who reads it */
export function isStillSo({ log, people }: Office, { id, number, kind }: Cause, email: string) {
  if (kind === 'account' && id === email) return people.find(id)?.seen === undefined;
  const later = log.history(id).filter((one) => (one.number ?? 0) > number);
  if (kind === 'published' || kind === 'live' || kind === 'discarded') return true;
  if (kind === 'comment' || kind === 'answered')
    return !later.some(
      (one) => one.kind === 'discarded' || (one.detail.comment === number && one.email === email),
    );
  const isSentAgain = kind === 'asked' || kind === 'closed';
  return !later.some(
    (one) =>
      (DECIDES.has(one.kind) && one.kind !== kind) || (isSentAgain && one.kind === 'proposed'),
  );
}
