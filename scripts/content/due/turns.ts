import { momentIn } from '../../../content/load/publication.ts';
import type { Reading } from '../../../content/load/record.ts';

/** A record comes to visitors or goes from them, and only time does it. */
export interface Turn {
  readonly file: string;
  readonly moment: number;
  readonly what: 'published' | 'expired';
}

/** Everything that only time brings and takes away, in its order. Drafts wait for a person. */
export const turnsOf = (readings: readonly Reading[]): Turn[] =>
  readings
    .filter(({ entry }) => entry?.draft !== true)
    .flatMap(({ file, entry }) => [
      { file, what: 'published' as const, moment: momentIn(entry?.publishAt) },
      { file, what: 'expired' as const, moment: momentIn(entry?.expiresAt) },
    ])
    .filter((turn): turn is Turn => turn.moment !== undefined)
    .sort((a, b) => a.moment - b.moment);
