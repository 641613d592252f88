import { translationOf } from '../../../content/load/translations/translationFiles.ts';
import type { GitRepository } from '../../proposals/GitRepository.ts';
import type { Standing, Told } from '../../shared/answers.ts';
import type { Proposal } from '../../shared/Repository.ts';
import type { Member } from '../people/People.ts';

/** Where a proposal stands; one that there is not any more was discarded. */
export async function standingOf(repository: GitRepository, id: string): Promise<Standing> {
  const found = await repository.proposal(id);
  return found ? whereStands(found) : { state: 'gone', pushed: 'yes', isConflicting: false };
}

/** The state of an existing proposal, as the bar of the editor shows it. */
export const whereStands = ({ state, pushed, conflicts }: Proposal): Standing => ({
  state,
  pushed,
  isConflicting: conflicts.length > 0,
});

interface Tab {
  readonly member: Member;
  readonly proposal: string;
  readonly tell: (told: Told) => void;
  file?: string;
  /** It saves just now: what changes is its own. */
  isSaving?: boolean;
}

/** Whether a record is among some, or what it translates, which its form shows too. */
const isIn = (files: readonly string[], file: string): boolean =>
  files.includes(file) || files.includes(translationOf(file)?.of ?? '');

/** Who has which record open. It is kept in memory; clients connect again after a restart. */
export class Presence {
  readonly #tabs = new Map<string, Tab>();

  /** @returns ends it */
  join(id: string, tab: Omit<Tab, 'file'>): () => void {
    const joined: Tab = { ...tab };
    this.#tabs.set(id, joined);
    return () => {
      // A connection that was lost may end after its successor has begun.
      if (this.#tabs.get(id) !== joined) return;
      this.#tabs.delete(id);
      if (joined.file) this.#tellOf(joined.file);
    };
  }

  /** How many pages somebody has open. */
  tabsOf({ id }: Member): number {
    return [...this.#tabs.values()].filter(({ member }) => member.id === id).length;
  }

  /** A tab has opened a record, or closed the one it had. */
  open(id: string, member: Member, file: string | undefined): void {
    const tab = this.#tabs.get(id);
    if (tab?.member.id !== member.id) return;
    const before = tab.file;
    tab.file = file;
    for (const one of new Set([before, file])) if (one) this.#tellOf(one);
  }

  /** A tab saves what it has open, and needs no event for it. @returns ends that */
  saving(id: string): () => void {
    const tab = this.#tabs.get(id);
    if (tab) tab.isSaving = true;
    return () => {
      if (tab) tab.isSaving = false;
    };
  }

  /** Records of a proposal have changed. */
  changed(proposal: string, files: readonly string[]): void {
    const here = [...this.#tabs.values()].filter((tab) => tab.proposal === proposal);
    const savers = new Set(here.filter(({ isSaving }) => isSaving).map(({ member }) => member.id));
    for (const tab of here)
      if (!tab.isSaving && tab.file && isIn(files, tab.file)) {
        const isOwn = savers.size === 1 && savers.has(tab.member.id);
        tab.tell({ kind: 'changed', files, isOwn });
      }
  }

  /** A proposal stands otherwise than it did, or its copy does. */
  stands(proposal: string, standing: Standing): void {
    for (const tab of this.#tabs.values())
      if (tab.proposal === proposal) tab.tell({ kind: 'standing', ...standing });
  }

  #tellOf(file: string): void {
    const here = [...this.#tabs.values()].filter((tab) => tab.file === file);
    for (const tab of here) {
      const others = here.filter(
        ({ member, proposal }) => member.id !== tab.member.id && proposal === tab.proposal,
      );
      const names = new Set(others.map(({ member }) => member.name));
      tab.tell({ kind: 'others', file, names: [...names].sort() });
    }
  }
}
