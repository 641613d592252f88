import type { Group } from './launchList.ts';
import { ALL, NOTES } from './obstacle.ts';

/** Whether something of a kind keeps the site from going live. */
export const holdsUp = ({ kind }: Group): boolean => !(kind in NOTES);

/**
 * The list for people: first how much of what there is, then a line with its place for each, and last
 * the sum.
 */
export function launchText(groups: readonly Group[]): string {
  const count = groups.filter(holdsUp).reduce((sum, { obstacles }) => sum + obstacles.length, 0);
  const sum =
    count === 0
      ? 'Nothing is missing: this content can go live.'
      : `${count} ${count === 1 ? 'thing is' : 'things are'} missing before this content can go live.`;
  const overview = groups.map(
    ({ kind, obstacles }) => `${String(obstacles.length).padStart(4)}  ${ALL[kind].title}`,
  );
  const texts = groups.map(({ kind, obstacles }) => {
    const { title, fix } = ALL[kind];
    const lines = obstacles.map(({ file, line, rule }) => `  ${file}:${line}  ${rule}`);
    return [`${title} (${obstacles.length})`, `  ${fix}`, ...lines].join('\n');
  });
  return [...(groups.length > 1 ? [overview.join('\n')] : []), ...texts, sum].join('\n\n');
}
