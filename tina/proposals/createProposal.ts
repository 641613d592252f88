import { slug } from '../../content/load/read/slug.ts';
import type { EventDetail } from '../shared/events.ts';
import type { Person } from '../shared/Repository.ts';
import { refOf } from './clone.ts';
import { NO_COMMIT } from './commit.ts';
import { type Context, type LoadedProposal, takeProposal } from './ProposalContext.ts';

const LONGEST_PERSON = 24;
const LONGEST_TITLE = 40;

interface Beginning extends Pick<EventDetail, 'takesBack'> {
  /** The title that its person gave it. */
  readonly title?: string;
  /** The commit of main that it leaves. */
  readonly base: string;
}

/** Begins a proposal, and its branch. The caller holds the lock. */
export async function begin(
  context: Context,
  person: Person,
  { title, base, takesBack }: Beginning,
): Promise<LoadedProposal> {
  const id = await freeId(context, person, title);
  const words = title || `Changes by ${person.name}`;
  context.store.begin(id, person, base, { title: words, owner: person.id, takesBack });
  await context.clone.git(['update-ref', refOf(id), base, NO_COMMIT]);
  context.pushing.push(id);
  return takeProposal(context, id);
}

/** `asha-rao-home-page`, and with a number where that is taken. */
async function freeId({ store, clone }: Context, { name, email }: Person, title = '') {
  const cut = (words: string, most: number) => slug(slug(words).slice(0, most));
  const who = cut(name, LONGEST_PERSON) || cut(email.split('@')[0] ?? '', LONGEST_PERSON);
  const first = `${who || 'editor'}-${cut(title, LONGEST_TITLE) || 'changes'}`;
  const isTaken = async (id: string) => store.get(id) ?? (await clone.objects.read(refOf(id)));
  let id = first;
  for (let count = 2; await isTaken(id); count++) id = `${first}-${count}`;
  return id;
}
