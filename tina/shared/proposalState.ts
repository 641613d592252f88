import type { EventDetail, EventKind, LoggedEvent } from './events.ts';
import { hasRole, type Role } from './Role.ts';

export type ProposalState =
  | 'draft'
  | 'open'
  | 'changes-asked'
  | 'approved'
  | 'scheduled'
  | 'publishing'
  | 'merged'
  | 'closed';

/** What is known of a proposal by its events. */
export interface Progress {
  /** Letters, digits and hyphens: it is part of addresses. */
  readonly id: string;
  readonly title: string;
  /** The id of the person who began it. */
  readonly owner: string;
  readonly begun: number;
  /** When something was saved last, in milliseconds. */
  readonly saved?: number;
  readonly takesBack?: EventDetail['takesBack'];
  readonly state: ProposalState;
  /** What the code host calls its request, and where that is shown. */
  readonly request?: string;
  readonly url?: string;
  /** Who sent it for review, and their note. */
  readonly proposer?: string;
  readonly note?: string;
  /** What a reviewer asks for. */
  readonly words?: string;
  /** The approval that counts. */
  readonly approval?: LoggedEvent;
  /** When it is to be published, in milliseconds; only while its approval counts. */
  readonly due?: number;
  /** Whose approval fell because of their account. */
  readonly fallen?: string;
  /** Whose approval fell because something was changed after it. */
  readonly outdated?: string;
  /** Why it was published later than it was scheduled. */
  readonly late?: string;
  /** Since when visitors see it, in milliseconds. */
  readonly live?: number;
  /** Who publishes it, and from which commit. */
  readonly publishing?: LoggedEvent;
  /** Why it could not be published. */
  readonly problem?: string;
  /** Its last commit, once it is published. */
  readonly head?: string;
  /** What it was when it was published, if it is a draft since: that stays when the draft is deleted. */
  readonly published?: Progress;
}

/** From which states an event leads to which state. In other states it leaves the state unchanged. */
const STEPS: Readonly<Partial<Record<EventKind, readonly [from: string, to: ProposalState]>>> = {
  saved: ['closed', 'draft'],
  proposed: ['draft changes-asked closed', 'open'],
  asked: ['open changes-asked approved scheduled closed', 'changes-asked'],
  approved: ['open changes-asked approved scheduled closed', 'approved'],
  scheduled: ['approved scheduled', 'scheduled'],
  withdrawn: ['scheduled', 'approved'],
  publishing: ['approved scheduled', 'publishing'],
  failed: ['publishing scheduled', 'approved'],
  published: ['open changes-asked approved scheduled publishing closed', 'merged'],
  continued: ['merged', 'draft'],
  closed: ['open changes-asked approved scheduled', 'closed'],
  reopened: ['changes-asked approved scheduled closed', 'open'],
};

/** Events after which an approval does not count any more; without one, what was approved is in review again. */
const ENDS_APPROVAL = new Set<EventKind>(['saved', 'changed', 'asked', 'reopened', 'closed']);

/**
 * A proposal after one more event; undefined before it is begun, and after it is
 * discarded if it was never published. This is the only place
 * that decides the state of a proposal.
 */
export function after(now: Progress | undefined, event: LoggedEvent): Progress | undefined {
  const { kind, about, at, detail } = event;
  if (kind === 'begun') {
    const { title = '', owner = '', takesBack } = detail;
    return { id: about, title, owner, begun: at, takesBack, state: 'draft' };
  }
  if (!now || kind === 'discarded') return now?.state === 'merged' ? now : now?.published;
  const [from = '', to = now.state] = STEPS[kind] ?? [];
  const isStep = from.split(' ').includes(now.state);
  const saved = kind === 'saved' ? at : now.saved;
  if (isStep && to === 'draft') {
    const { id, title, owner, begun, takesBack } = now;
    const published = now.state === 'merged' ? { ...now, published: undefined } : now.published;
    return { id, title, owner, begun, saved, takesBack, state: to, published };
  }
  const isFallen = losesApproval(now, event);
  const isOutdated = now.approval && (kind === 'saved' || kind === 'changed');
  const kept = isFallen || ENDS_APPROVAL.has(kind) ? undefined : sealed(now.approval, event);
  const approval = kind === 'approved' && isStep ? event : kept;
  const state = isStep ? to : now.state;
  const due = dueAfter(now.due, event, isStep);
  const isWaiting = state === 'approved' || state === 'scheduled';
  return {
    ...now,
    ...((isStep || kind === 'cleared') && { problem: undefined }),
    ...((isStep || kind === 'proposed') && said(event)),
    ...(isFallen && { fallen: now.approval?.who }),
    ...(kind === 'live' && { live: at }),
    ...(isOutdated && { outdated: now.approval?.who }),
    ...(isStep && { publishing: kind === 'publishing' ? event : undefined }),
    saved,
    approval,
    due: approval && due,
    state: isWaiting ? (!approval ? 'open' : due === undefined ? 'approved' : 'scheduled') : state,
  };
}

/** Another number changes no word that was approved (`renumber`). */
const sealed = (approval: LoggedEvent | undefined, { kind, detail: { seal } }: LoggedEvent) =>
  approval && kind === 'numbered' && seal
    ? { ...approval, detail: { ...approval.detail, seal } }
    : approval;

/** Events after which a time does not count any more. What failed at its time stays scheduled. */
const ENDS_TIME = new Set<EventKind>(['withdrawn', 'approved', 'published']);

const dueAfter = (due: number | undefined, { kind, detail }: LoggedEvent, isStep: boolean) => {
  if (kind === 'scheduled' && isStep) return detail.due;
  return isStep && ENDS_TIME.has(kind) ? undefined : due;
};

/** An approval counts until it is published, and only while its reviewer may approve. */
const losesApproval = ({ approval, state }: Progress, { kind, about, detail }: LoggedEvent) =>
  kind === 'account' &&
  approval?.email === about &&
  state !== 'merged' &&
  (detail.disabled || detail.role === 'editor');

/** What an event says, beside the state. */
function said({ kind, who, detail: { words, head, ...detail } }: LoggedEvent): Partial<Progress> {
  const { title, request, url } = detail;
  if (kind === 'proposed')
    return { ...(title && { title }), proposer: who, note: words, request, url, words: undefined };
  if (kind === 'asked') return { words };
  if (kind === 'failed') return { problem: words };
  const settled = { words: undefined, fallen: undefined, outdated: undefined };
  if (kind === 'approved') return settled;
  return kind === 'published' ? { ...settled, head, late: words } : {};
}

const REVIEWED = new Set<EventKind>(['asked', 'approved']);

/** What happened to a proposal since it was published last. */
export const sincePublished = (events: readonly LoggedEvent[]): readonly LoggedEvent[] =>
  events.slice(events.findLastIndex(({ kind }) => kind === 'published') + 1);

/** The last review of what is not published yet: a decision, or the reader's own comment; and what was done after it. */
export function lastReview(events: readonly LoggedEvent[], reader?: string) {
  const since = sincePublished(events);
  const at = since.findLastIndex(
    ({ kind, email }) =>
      REVIEWED.has(kind) || (kind === 'comment' && email !== undefined && email === reader),
  );
  const review = since[at];
  return review && { review, later: since.slice(at + 1) };
}

/** Whether a failure is of a time that is still to come: what causes it was found before. */
export const isAhead = ({ state, due = 0 }: Pick<Progress, 'state' | 'due'>, at: number) =>
  state === 'scheduled' && due > at;

/** A proposal before and after an event; undefined where there is none. */
export interface Step {
  readonly id: string;
  readonly before?: Progress | undefined;
  readonly now?: Progress | undefined;
}

/** Takes an event into all proposals: one of an account may end approvals of several. @returns those it is about */
export function takeEvent(all: Map<string, Progress>, event: LoggedEvent): Step[] {
  const ids = event.kind === 'account' ? [...all.keys()] : [event.about];
  return ids.map((id) => {
    const before = all.get(id);
    const now = after(before, event);
    if (now) all.set(id, now);
    else all.delete(id);
    return { id, before, now };
  });
}

/** The state of a proposal by all its events, the oldest first. */
export const progressOf = (events: readonly LoggedEvent[]): Progress | undefined =>
  events.reduce<Progress | undefined>(after, undefined);

/** How many proposals wait for a person: a reviewer’s decision, or what a reviewer asked the owner for. */
export const waitingFor = (
  { id, role }: { readonly id: string; readonly role: Role },
  proposals: readonly Pick<Progress, 'owner' | 'state'>[],
): number =>
  proposals.filter(({ owner, state }) =>
    owner === id ? state === 'changes-asked' : state === 'open' && hasRole(role, 'reviewer'),
  ).length;
