import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from './writeWhole.ts';

const conflict = z.object({
  file: z.string(),
  name: z.string(),
  message: z.string(),
  fields: z.array(
    z.object({
      path: z.string(),
      at: z.array(z.union([z.string(), z.number()])),
      label: z.array(z.string()),
      base: z.unknown().optional(),
      mine: z.unknown().optional(),
      theirs: z.unknown().optional(),
      who: z.string().optional(),
      when: z.number().optional(),
    }),
  ),
});

const stored = z.object({
  id: z.string(),
  title: z.string(),
  owner: z.string(),
  begun: z.number(),
  state: z.enum(['draft', 'open', 'changes-asked', 'approved', 'merged', 'closed']),
  /** What the host calls its request. */
  request: z.string().optional(),
  url: z.string().optional(),
  words: z.string().optional(),
  /** What its editor wrote for the reviewers. */
  note: z.string().optional(),
  /** Its last commit, once its branch is gone. */
  head: z.string().optional(),
  /** The commit of main that it stands upon. */
  base: z.string(),
  /** The last commit that its copy at origin was seen at. */
  pushed: z.string().optional(),
  /** Why the copy at origin could not be renewed. */
  refused: z.string().optional(),
  conflicts: z.array(conflict),
});

/** What of a proposal is not in git. */
export type StoredProposal = z.infer<typeof stored>;

/** The proposals of a data folder: a file each, so that what becomes of one touches no other. */
export class ProposalStore {
  readonly #folder: string;
  readonly #known = new Map<string, StoredProposal>();

  /** @throws an `Error` that names the file where one cannot be read */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (!name.endsWith('.json')) continue;
      const one = read(join(folder, name));
      this.#known.set(one.id, one);
    }
  }

  all(): StoredProposal[] {
    return [...this.#known.values()];
  }

  get(id: string): StoredProposal | undefined {
    return this.#known.get(id);
  }

  /** Writes it down; when this returns, it is there. */
  put(proposal: StoredProposal): void {
    writeWhole(this.#fileOf(proposal.id), `${JSON.stringify(proposal, null, 2)}\n`);
    this.#known.set(proposal.id, proposal);
  }

  /** Changes what it is told to, and hands out what stands then. */
  change(id: string, change: Partial<StoredProposal>): StoredProposal {
    const proposal = this.#known.get(id);
    if (!proposal) throw new Error(`There is no proposal ${id}.`);
    const next = { ...proposal, ...change };
    if (JSON.stringify(next) !== JSON.stringify(proposal)) this.put(next);
    return next;
  }

  remove(id: string): void {
    rmSync(this.#fileOf(id), { force: true });
    this.#known.delete(id);
  }

  #fileOf(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}

function read(file: string): StoredProposal {
  try {
    return stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `${file} cannot be read: ${(error as Error).message}. Restore it from the backup, or move it away: what was saved stays in git.`,
    );
  }
}
