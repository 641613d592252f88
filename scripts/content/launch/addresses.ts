import type { Reading } from '../../../content/load/record.ts';
import { isFields } from '../../../content/load/schemaWalk.ts';
import { type Kind, type Obstacle, obstacle } from './obstacle.ts';
import { placeholdersIn } from './placeholders.ts';

/** Addresses that more hangs on than their own link. */
const OF_THE_SITE: Readonly<Record<string, Kind>> = { 'brand.url': 'site' };

const kindOf = ({ collection }: Reading, path: readonly PropertyKey[], isMail: boolean): Kind =>
  (collection === 'site' && OF_THE_SITE[path.join('.')]) || (isMail ? 'mail' : 'links');

/** Every address of a record on a domain that leads nowhere, and a scheduling service that is invented. */
export const addressObstacles = (reading: Reading): Obstacle[] => [
  ...placeholdersIn(reading).map(({ address, isMail, label, place }) =>
    obstacle(kindOf(reading, place.path, isMail), reading.file, place, `${label}: ${address}`),
  ),
  ...bookingObstacles(reading),
];

function bookingObstacles({ collection, data, file }: Reading): Obstacle[] {
  const booking = collection === 'site' ? data?.booking : undefined;
  const provider = isFields(booking) ? booking.provider : undefined;
  if (typeof provider !== 'string' || !provider.endsWith('.example')) return [];
  const place = { path: ['booking', 'provider'], part: 'value' } as const;
  return [obstacle('booking', file, place, `Scheduling service: ${provider}`)];
}
