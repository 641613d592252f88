// What people decided and wrote at a pull request: by GitHub's own reviews and comments, or through the editor's
// server, whose comments begin with one of these lines.
import type { HostComment } from './ProposalHost.ts';

export const RETURNED = '<!-- editor: changes asked -->';
export const PROPOSED_AGAIN = '<!-- editor: proposed again -->';
export const COMMENTED = '<!-- editor: comment -->';

/** As much of a comment as the log keeps. */
const LONGEST_WORDS = 10_000;

/** The last word on a request. */
export interface Decision {
  readonly state: 'open' | 'changes-asked' | 'approved';
  readonly words?: string;
  readonly who?: string;
  /** Of an approval: the commit that was looked at. */
  readonly commit?: string;
}

interface Said {
  readonly id: number;
  readonly user?: { readonly login: string; readonly type?: string } | null;
  readonly body?: string | null;
}

interface Review extends Said {
  readonly state: string;
  readonly commit_id?: string | null;
  readonly submitted_at?: string;
}

interface Comment extends Said {
  readonly created_at: string;
  readonly performed_via_github_app?: { readonly id: number } | null;
  /** Of a comment at a line: its file. */
  readonly path?: string;
}

const nameOf = ({ user }: Said) => `${user?.login ?? 'A person'} on GitHub`;

/**
 * What people wrote: comments, also at lines, and reviews with words. What asks for changes is a decision, and what
 * programs write is for engineers.
 * @param app the number of the App, whose own comments are not read back
 */
export function commentsIn(
  reviews: readonly Review[],
  comments: readonly Comment[],
  lines: readonly Comment[],
  app: number,
): HostComment[] {
  const written = comments.filter(({ performed_via_github_app: by }) => by?.id !== app);
  const kinds = {
    comment: written,
    line: lines,
    review: reviews
      .filter(({ state }) => state !== 'CHANGES_REQUESTED')
      .map((one): Comment => ({ ...one, created_at: one.submitted_at ?? '' })),
  };
  return Object.entries(kinds)
    .flatMap(([kind, all]) =>
      all.map((one) => ({
        id: `${kind} ${one.id}`,
        who: nameOf(one),
        at: Date.parse(one.created_at) || Date.now(),
        words: isOwn(one) ? '' : (one.body ?? '').trim().slice(0, LONGEST_WORDS),
        file: one.path,
      })),
    )
    .filter(({ words }) => words)
    .toSorted((a, b) => a.at - b.at);
}

const isOwn = ({ user, body }: Said) => user?.type === 'Bot' || body?.startsWith('<!-- editor:');

/**
 * The last thing that was decided. A comment counts only where the App itself wrote it.
 * @param app the number of the App
 */
export function lastDecision(
  reviews: readonly Review[],
  comments: readonly Comment[],
  app: number,
): Decision | undefined {
  const decisions = [
    ...reviews.flatMap(fromReview),
    ...comments
      .filter(({ performed_via_github_app: by }) => by?.id === app)
      .flatMap(({ body, created_at }) => fromComment(body ?? '', created_at)),
  ];
  return decisions.toSorted((a, b) => a.when.localeCompare(b.when)).at(-1)?.decision;
}

interface Dated {
  readonly when: string;
  readonly decision: Decision;
}

/** Whether a review decides something. */
export const isDecision = ({ state }: Pick<Review, 'state'>) =>
  state === 'CHANGES_REQUESTED' || state === 'APPROVED';

function fromReview(review: Review): Dated[] {
  const { state, body, commit_id, submitted_at: when = '' } = review;
  const who = nameOf(review);
  if (state === 'CHANGES_REQUESTED')
    return [{ when, decision: { state: 'changes-asked', words: body || undefined, who } }];
  if (state !== 'APPROVED') return [];
  return [{ when, decision: { state: 'approved', commit: commit_id ?? '', who } }];
}

function fromComment(body: string, when: string): Dated[] {
  if (body.startsWith(PROPOSED_AGAIN)) return [{ when, decision: { state: 'open' } }];
  if (!body.startsWith(RETURNED)) return [];
  // After who asks, and an empty line.
  const words = body.split('\n').slice(3).join('\n').trim();
  return [{ when, decision: { state: 'changes-asked', words } }];
}
