import { GitError } from '../../../content/compare/git.ts';
import { Refusal } from '../../../content/compare/refusal.ts';
import type { Signature } from '../../shared/Repository.ts';
import { type Clone, isAncestor } from '../clone.ts';
import { writeCommit } from '../commit.ts';
import type { ProposalHost } from './ProposalHost.ts';

/**
 * A host that needs no account: what is asked and decided is in the log, and accepting merges a proposal's
 * branch into main at origin, whatever that is.
 */
export const embeddedHost = (
  { git, objects, toOrigin, main, mainRef }: Clone,
  committer: Signature,
): ProposalHost => ({
  async accept(_request, { head, reviewer, title, trailers }) {
    const onto = (await objects.read(mainRef))?.id;
    if (!onto || !(await isAncestor({ git }, onto, head))) {
      throw new Refusal(409, 'The proposal has changed meanwhile: look at it again.');
    }
    try {
      const merge = await writeCommit(git, {
        parents: [onto, head],
        filesOf: head,
        changes: [],
        message: `${title}\n\n${trailers}`,
        author: reviewer,
        committer,
      });
      const lease = `--force-with-lease=refs/heads/${main}:${onto}`;
      await toOrigin(['push', '--quiet', lease, 'origin', `${merge}:refs/heads/${main}`]);
      return merge;
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      throw new Refusal(409, `It could not be published: ${error.message}`);
    }
  },
});
