import type { Problem } from '../../../content/load/finding.ts';
import { inspect } from '../../../content/load/inspect.ts';
import { locate } from '../../../content/load/locate.ts';
import { addressObstacles } from './addresses.ts';
import { keyObstacles } from './keys.ts';
import { KINDS, type Kind, type Obstacle, obstacle } from './obstacle.ts';
import { sampleObstacles } from './samples.ts';

/** What the content does not say by itself. */
export interface Surroundings {
  /** The environment that the build would see. */
  readonly env: Readonly<Record<string, string>>;
  /** The pictures that the project draws itself, by their paths on the site. */
  readonly drawn: ReadonlySet<string>;
}

/** All obstacles of one kind, with their lines. */
export interface Group {
  readonly kind: Kind;
  readonly obstacles: readonly Problem[];
}

/** What still stands between the content of the project at `root` and going live; empty if nothing. */
export function launchList(root: string, { env, drawn }: Surroundings): Group[] {
  const { readings, findings } = inspect(root);
  const all: Obstacle[] = [
    ...findings
      .filter(({ severity }) => severity === 'error')
      .map(({ file, place, rule }) => obstacle('mistakes', file, place, rule)),
    ...keyObstacles(root, env),
    ...readings.flatMap((reading) => [
      ...addressObstacles(reading),
      ...sampleObstacles(reading, drawn),
    ]),
  ];
  return (Object.keys(KINDS) as Kind[])
    .map((kind) => ({
      kind,
      obstacles: locate(
        root,
        all.filter((one) => one.kind === kind),
      ),
    }))
    .filter(({ obstacles }) => obstacles.length > 0);
}

/** The list for people: a heading for each kind, a line with its place for each obstacle. */
export function launchText(groups: readonly Group[]): string {
  const count = groups.reduce((sum, { obstacles }) => sum + obstacles.length, 0);
  if (count === 0) return 'Nothing stands between this content and going live.';
  const texts = groups.map(({ kind, obstacles }) => {
    const { title, mend } = KINDS[kind];
    const lines = obstacles.map(({ file, line, rule }) => `  ${file}:${line}  ${rule}`);
    return [`${title} (${obstacles.length})`, `  ${mend}`, ...lines].join('\n');
  });
  const total = `${count} ${count === 1 ? 'thing stands' : 'things stand'} between this content and going live.`;
  return [...texts, total].join('\n\n');
}
