// What reviewers decided on a pull request: by GitHub's own reviews, or through the editor's server, which
// leaves comments that begin with one of these lines.

export const RETURNED = '<!-- editor: changes asked -->';
export const PROPOSED_AGAIN = '<!-- editor: proposed again -->';

/** The last word on a request. */
export interface Decision {
  readonly state: 'open' | 'changes-asked' | 'approved';
  readonly words?: string;
  /** Of an approval: the commit that was looked at. */
  readonly commit?: string;
}

interface Review {
  readonly state: string;
  readonly body?: string | null;
  readonly commit_id?: string | null;
  readonly submitted_at?: string;
}

interface Comment {
  readonly body?: string | null;
  readonly created_at: string;
  readonly performed_via_github_app?: { readonly id: number } | null;
}

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

function fromReview({ state, body, commit_id, submitted_at = '' }: Review): Dated[] {
  if (state === 'CHANGES_REQUESTED') {
    return [{ when: submitted_at, decision: { state: 'changes-asked', words: body || undefined } }];
  }
  if (state !== 'APPROVED') return [];
  const decision: Decision = { state: 'approved', commit: commit_id ?? '' };
  return [{ when: submitted_at, decision }];
}

function fromComment(body: string, when: string): Dated[] {
  if (body.startsWith(PROPOSED_AGAIN)) return [{ when, decision: { state: 'open' } }];
  if (!body.startsWith(RETURNED)) return [];
  // After who asks, and an empty line.
  const words = body.split('\n').slice(3).join('\n').trim();
  return [{ when, decision: { state: 'changes-asked', words } }];
}
