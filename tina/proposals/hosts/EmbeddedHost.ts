import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ask, GitError } from '../../../content/compare/git.ts';
import { Refusal } from '../../../content/compare/refusal.ts';
import { type Clone, PROPOSALS } from '../clone.ts';
import { commitTo, oneLine } from '../commit.ts';
import type { Approval, Person, Signature } from '../Repository.ts';
import { writeWhole } from '../writeWhole.ts';
import type { HostOrder, HostRequest, ProposalHost } from './ProposalHost.ts';

const stored = z.object({
  request: z.string(),
  branch: z.string(),
  title: z.string(),
  body: z.string(),
  state: z.enum(['open', 'changes-asked', 'merged', 'closed']),
  /** Who proposed it. */
  person: z.string(),
  head: z.string(),
  /** What reviewers wrote, in the order of time. */
  words: z.array(z.object({ person: z.string(), when: z.number(), text: z.string() })),
});

type StoredRequest = z.infer<typeof stored>;

/**
 * A host that needs nobody's account: requests are files in the data folder, and accepting one merges
 * its branch into main at origin, whatever that is.
 */
export class EmbeddedHost implements ProposalHost {
  readonly #folder: string;
  readonly #clone: Clone;
  readonly #committer: Signature;

  constructor(folder: string, clone: Clone, committer: Signature) {
    this.#folder = folder;
    this.#clone = clone;
    this.#committer = committer;
    mkdirSync(folder, { recursive: true });
  }

  async propose({ branch, title, body, head, person }: HostOrder): Promise<HostRequest> {
    const all = this.#all();
    const open = all.find((one) => one.branch === branch && isOpen(one));
    const number = Math.max(0, ...all.map(({ request }) => Number(request))) + 1;
    const request: StoredRequest = {
      request: open?.request ?? `${number}`,
      branch,
      title,
      body,
      state: 'open',
      person: person.name,
      head,
      words: open?.words ?? [],
    };
    this.#write(request);
    return shown(request);
  }

  async find(request: string): Promise<HostRequest | undefined> {
    const one = this.#all().find((other) => other.request === request);
    return one && shown(one);
  }

  async accept(
    request: string,
    head: string,
    reviewer: Person,
    { seal, reason }: Approval,
  ): Promise<void> {
    const one = this.#open(request);
    const { git, toOrigin, main, mainRef, copyRef } = this.#clone;
    const id = one.branch.slice(PROPOSALS.length);
    const [onto, copy] = [
      await ask(git, ['rev-parse', '--verify', mainRef]),
      await ask(git, ['rev-parse', '--verify', copyRef(id)]),
    ];
    const isForward = onto && (await ask(git, ['merge-base', '--is-ancestor', onto, head]));
    if (copy !== head || isForward === undefined) {
      throw new Refusal(409, 'The proposal has changed meanwhile: look at it again.');
    }
    const ref = `refs/service/accept-${id}`;
    try {
      await git(['update-ref', ref, onto as string]);
      const merge = await commitTo(git, {
        ref,
        parents: [onto as string, head],
        tree: (await git(['rev-parse', `${head}^{tree}`])).trim(),
        changes: [],
        message: [
          oneLine(one.title),
          '',
          ...(reason ? [`Published by an admin: ${oneLine(reason)}`, ''] : []),
          `Proposal: ${id}`,
          `Proposed-by: ${oneLine(one.person)}`,
          `Approved-by: ${oneLine(reviewer.name)} <${reviewer.email}>`,
          `Seal: ${seal}`,
        ].join('\n'),
        author: reviewer,
        committer: this.#committer,
      });
      const lease = `--force-with-lease=refs/heads/${main}:${onto}`;
      await toOrigin(['push', '--quiet', lease, 'origin', `${merge}:refs/heads/${main}`]);
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      throw new Refusal(409, `It could not be published: ${error.message}`);
    } finally {
      await git(['update-ref', '-d', ref]);
    }
    this.#write({ ...one, state: 'merged', head });
  }

  async giveBack(request: string, reviewer: Person, words: string): Promise<void> {
    const one = this.#open(request);
    const said = { person: reviewer.name, when: Date.now(), text: words };
    this.#write({ ...one, state: 'changes-asked', words: [...one.words, said] });
  }

  async close(request: string): Promise<void> {
    const one = this.#all().find((other) => other.request === request);
    if (one && isOpen(one)) this.#write({ ...one, state: 'closed' });
  }

  #open(request: string): StoredRequest {
    const one = this.#all().find((other) => other.request === request);
    if (one && isOpen(one)) return one;
    throw new Refusal(409, 'The proposal is closed. Its editor can propose it again.');
  }

  #all(): StoredRequest[] {
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => stored.parse(JSON.parse(readFileSync(join(this.#folder, name), 'utf8'))));
  }

  #write(request: StoredRequest): void {
    const text = `${JSON.stringify(request, null, 2)}\n`;
    writeWhole(join(this.#folder, `${request.request}.json`), text);
  }
}

const isOpen = ({ state }: StoredRequest) => state === 'open' || state === 'changes-asked';

const shown = ({ request, state, head, words }: StoredRequest): HostRequest => ({
  request,
  state,
  head,
  words: state === 'changes-asked' ? words.at(-1)?.text : undefined,
});
