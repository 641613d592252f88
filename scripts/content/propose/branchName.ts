const LONGEST = 48;

/** The folder of all proposals' branches. */
export const PROPOSALS = 'content/';

/** A branch for a message that no branch has yet: `content/` and its words. */
export function branchName(message: string, taken: ReadonlySet<string>): string {
  const slug = message
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const short = slug.length > LONGEST ? slug.slice(0, LONGEST + 1).replace(/-[^-]*$/, '') : slug;
  // A message in Devanagari leaves nothing to name a branch by.
  const name = `${PROPOSALS}${short.slice(0, LONGEST) || 'change'}`;
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
  return free;
}
