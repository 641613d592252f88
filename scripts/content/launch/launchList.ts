import { inspect } from '../../../content/load/inspect.ts';
import { buildTime } from '../../../content/load/publish/clock.ts';
import {
  FIELD_OF,
  hiddenBecause,
  isPublishedAt,
  stateAt,
} from '../../../content/load/publish/publication.ts';
import type { Problem } from '../../../content/load/read/diagnostic.ts';
import { locate } from '../../../content/load/read/locate.ts';
import type { Reading } from '../../../content/load/read/record.ts';
import { addressObstacles } from './addresses.ts';
import { keyObstacles } from './keys.ts';
import { KINDS, type Kind, NOTES, type Obstacle, obstacle } from './obstacle.ts';
import { sampleObstacles } from './samples.ts';
import { unwrittenObstacles } from './unwritten.ts';

/** What the content does not say by itself. */
export interface Surroundings {
  /** The environment that the build would see. */
  readonly env: Readonly<Record<string, string>>;
  /** The pictures that the project draws itself, by their paths on the site. */
  readonly drawn: ReadonlySet<string>;
  /** The time of going live. */
  readonly now?: number;
  /** What is open in the project that receives the forms, which has to be asked (project.ts). */
  readonly project?: readonly Obstacle[];
}

/** All obstacles of one kind, with their lines. */
export interface Group {
  readonly kind: Kind;
  readonly obstacles: readonly Problem[];
}

/** What still stands between the content of the project at `root` and going live; empty if nothing. */
export function launchList(
  root: string,
  { env, drawn, now = buildTime(), project = [] }: Surroundings,
): Group[] {
  const { readings, diagnostics } = inspect(root, now);
  const hidden = readings.filter((reading) => !isPublishedAt(reading, now));
  const hiddenFiles = new Set(hidden.map(({ file }) => file));
  const all: Obstacle[] = [
    // What visitors do not see may be unfinished.
    ...diagnostics
      .filter(({ file, severity }) => severity === 'error' || !hiddenFiles.has(file))
      .map(({ severity, file, place, rule }) =>
        obstacle(severity === 'error' ? 'mistakes' : 'warnings', file, place, rule),
      ),
    ...keyObstacles(root, env),
    ...project,
    ...readings
      .filter(({ file }) => !hiddenFiles.has(file))
      .flatMap((reading) => [
        ...addressObstacles(reading),
        ...unwrittenObstacles(reading),
        ...sampleObstacles(reading, drawn),
      ]),
    ...hidden.flatMap((reading) => unpublished(reading, now)),
  ];
  return ([...Object.keys(KINDS), ...Object.keys(NOTES)] as Kind[])
    .map((kind) => ({
      kind,
      obstacles: locate(
        root,
        all.filter((one) => one.kind === kind),
      ),
    }))
    .filter(({ obstacles }) => obstacles.length > 0);
}

function unpublished(reading: Reading, now: number): Obstacle[] {
  const state = stateAt(reading, now);
  if (state === 'published') return [];
  const name = reading.data?.title ?? reading.data?.name ?? reading.slug;
  const rule = `“${name}” ${hiddenBecause(reading, now, now)}`;
  const place = { path: [FIELD_OF[state]], part: 'value' } as const;
  return [obstacle('unpublished', reading.file, place, rule)];
}
