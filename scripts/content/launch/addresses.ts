import { placeholdersIn } from '../../../content/load/read/placeholders.ts';
import type { Reading } from '../../../content/load/read/record.ts';
import { type Kind, type Obstacle, obstacle } from './obstacle.ts';

/** Addresses that more hangs on than their own link. */
const WEIGHTY: Readonly<Record<string, Kind>> = {
  'brand.url': 'site',
  'site.booking.href': 'booking',
};

const kindOf = ({ collection }: Reading, path: readonly PropertyKey[], isMail: boolean): Kind =>
  WEIGHTY[[collection, ...path].join('.')] ?? (isMail ? 'mail' : 'links');

/** Every address of a record on a domain that leads nowhere. */
export const addressObstacles = (reading: Reading): Obstacle[] =>
  placeholdersIn(reading).map(({ address, isMail, label, place }) =>
    obstacle(kindOf(reading, place.path, isMail), reading.file, place, `${label}: ${address}`),
  );
