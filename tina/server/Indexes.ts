import type { BuiltEditor } from '../build/BuiltEditor.ts';
import type { Repository } from '../proposals/Repository.ts';
import { ContentIndex } from './ContentIndex.ts';

/** How many proposals are kept in memory, a few megabytes each; the others are read anew when they are asked for. */
const KEPT = 12;

/** An index for each proposal that somebody looks at, and which of its records changed when. */
export class Indexes {
  readonly #repository: Repository;
  readonly #schema: BuiltEditor['schema'];
  /** Those asked for last stand last. */
  readonly #indexes = new Map<string, ContentIndex>();
  readonly #changes = new Map<string, number>();
  #count = Date.now();

  constructor(repository: Repository, schema: BuiltEditor['schema']) {
    this.#repository = repository;
    this.#schema = schema;
    repository.onChange((proposal, files) => {
      this.#count++;
      for (const file of files) this.#changes.set(`${proposal} ${file}`, this.#count);
      return this.#indexes.get(proposal)?.change(files);
    });
  }

  of(proposal: string): ContentIndex {
    const index =
      this.#indexes.get(proposal) ??
      new ContentIndex(this.#repository.worktree(proposal), this.#schema);
    this.#indexes.delete(proposal);
    this.#indexes.set(proposal, index);
    for (const id of [...this.#indexes.keys()].slice(0, -KEPT)) this.#indexes.delete(id);
    return index;
  }

  /** A number that grows with every change: what is read after it holds all changes up to it. */
  get now(): number {
    return this.#count;
  }

  /** Whether a record is as somebody read it who heard this number before. */
  isUnchanged(proposal: string, file: string, since: number): boolean {
    return (this.#changes.get(`${proposal} ${file}`) ?? 0) <= since;
  }
}
