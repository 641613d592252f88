import type { TinaCMS } from 'tinacms';
import { type Here, readHere } from '../../shared/Here.ts';
import { moveDrafts } from '../forms/draftStore.ts';
import { drafts } from '../forms/keepDrafts.ts';
import { autosave } from './autosave.ts';
import { serviceBar } from './serviceBar.ts';
import { watchRequests } from './watchRequests.ts';

/** Makes the editor that of a service: sign-in, saving, others who edit. Before `patchEditor`. */
export function serviceEditor(cms: TinaCMS): void {
  const here = readHere();
  watchRequests(here);
  drafts.of = `${here.person}:${here.proposal.id}:`;
  drafts.ready = moveDrafts((key) => keyNow(key, here)).catch(() => undefined);
  const tell = serviceBar(cms, here);
  if (here.isAutosaving) autosave(cms, tell);
}

/** Words that were typed for a proposal which is over meanwhile are offered in the one that is edited now. */
function keyNow(key: string, { person, proposal, editable }: Here): string | undefined {
  const [, whose, of = '', record] = /^draft:([^:]*):([^:]*):(.*)$/.exec(key) ?? [];
  return whose === person && !editable.some(({ id }) => id === of)
    ? `draft:${person}:${proposal.id}:${record}`
    : undefined;
}
