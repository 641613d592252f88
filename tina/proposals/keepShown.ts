import { Refusal } from '../../content/compare/refusal.ts';
import { inspect } from '../../content/load/inspect.ts';
import { type Collection, collections, recordTitle } from '../../content/schema/collections.ts';
import { picturesOf } from './usedPictures.ts';

/** The maximum number of places in a refusal. */
const NAMED = 3;

/** The names of the records that show a picture: `Talks: Losing well`. */
function shownBy(root: string, file: string): string[] {
  return inspect(root)
    .readings.filter((reading) => picturesOf([reading]).includes(file))
    .map((reading) => {
      const { label, single }: Collection = collections[reading.collection];
      return single ? label : `${label}: ${recordTitle(reading)}`;
    });
}

const kindOf = (path: string) => path.slice(path.lastIndexOf('.')).toLowerCase();

/** Refuses a new name of another kind of picture, which the check would refuse later. @throws {Refusal} */
export function keepKind(from: string, to: string): void {
  if (kindOf(from) !== kindOf(to))
    throw new Refusal(400, 'A picture keeps its kind: give it a name with the same ending.');
}

/**
 * Refuses to delete or rename a picture that a record shows.
 * @param path below the folder of all pictures
 * @throws {Refusal} that names the records
 */
export function keepShown(path: string, root: string): void {
  const places = shownBy(root, `public/images/${path}`);
  if (places.length === 0) return;
  const more = places.length - NAMED;
  const named = places.slice(0, NAMED).join('; ') + (more > 0 ? `; and ${more} more` : '');
  throw new Refusal(
    409,
    `This picture is shown (${named}). Choose another picture there first, and save.`,
  );
}
