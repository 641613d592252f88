import type { Place } from '../../../content/load/finding.ts';
import type { Reading } from '../../../content/load/record.ts';
import { walk } from '../../../content/load/schemaWalk.ts';
import { collections } from '../../../content/schema/collections.ts';
import { type Kind, type Obstacle, obstacle } from './obstacle.ts';
import { placeholders } from './placeholders.ts';

/** Addresses that more hangs on than their own link. */
const OF_THE_SITE: Readonly<Record<string, Kind>> = {
  'brand.url': 'site',
  'booking.link': 'booking',
};

const kindOf = ({ collection }: Reading, path: readonly PropertyKey[], isMail: boolean): Kind =>
  (collection === 'site' && OF_THE_SITE[path.join('.')]) || (isMail ? 'mail' : 'links');

/** Every address of a record on a domain that leads nowhere. */
export function addressObstacles(reading: Reading): Obstacle[] {
  const obstacles: Obstacle[] = [];
  walk(collections[reading.collection].schema, reading.data, (value, { label, widget }, path) => {
    if (typeof value !== 'string') return;
    for (const { address, isMail, offset } of placeholders(value)) {
      // In JSON an escaped sign is longer than what it stands for, so only a body is counted into.
      const within = widget === 'markdown' ? { offset, length: address.length } : undefined;
      const place: Place = { path, part: 'value', within };
      const kind = kindOf(reading, path, isMail);
      obstacles.push(obstacle(kind, reading.file, place, `${label}: ${address}`));
    }
  });
  return obstacles;
}
