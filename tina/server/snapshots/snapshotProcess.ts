// A process of its own, which renders what two commits look like, so that no one who edits waits for it (Snapshots.ts).
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BRAND, brandTokens } from '../../../renderer/vite/brandTokens.ts';
import { BRAND_OF_SNAPSHOT, type Order, pairOf, type Snapshot } from '../../shared/Snapshot.ts';
import { checkOut } from './checkOut.ts';
import { writePages } from './writePages.ts';

/** How many snapshots are kept: those that were made last. Commits share the files of their content. */
const KEPT = 30;

/** Where files lie that commits share, by the id of their blob. */
const BLOBS = 'blobs';

/** The site's code with the language and the zone of a revision: both are fixed when it is loaded. */
async function siteOf(root: string, module: string): Promise<typeof import('./renderSite.tsx')> {
  const brand = readBrand(root);
  Object.assign(globalThis, { [BRAND_OF_SNAPSHOT]: brand });
  const place = JSON.stringify(brand.place ?? null);
  const key = createHash('sha256').update(place).digest('hex');
  return import(`${pathToFileURL(module).href}?place=${key}`);
}

function readBrand(root: string): { place?: unknown } {
  try {
    return JSON.parse(readFileSync(join(root, BRAND), 'utf8'));
  } catch {
    // The check of the content says what is wrong with it.
    return {};
  }
}

const SAID = { before: 'What is published', after: 'This proposal' } as const;

/** What keeps a side from being rendered, with what to do. */
function problemOf(side: keyof typeof SAID, error: unknown): string {
  const { message, problems } = error as Error & {
    problems?: readonly { file: string; rule: string; fix: string }[];
  };
  const [first] = problems ?? [];
  const why = first ? `${first.file}: ${first.rule} ${first.fix}` : message;
  return `${SAID[side]} cannot be shown. ${why}`;
}

async function render({ repository, base, head, folder, site, style }: Order): Promise<Snapshot> {
  const pair = pairOf({ base, head });
  const unfinished = join(folder, `${pair}.unfinished`);
  const roots = { before: join(unfinished, 'before'), after: join(unfinished, 'after') };
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const old = await checkOut(repository, base, roots.before, join(folder, BLOBS));
  const now = await checkOut(repository, head, roots.after, join(folder, BLOBS));
  const repainted = new Set([...old.keys()].filter((file) => old.get(file) !== now.get(file)));
  const at = Date.now();
  const pages = { before: new Map<string, string>(), after: new Map<string, string>() };
  let problem: string | undefined;
  for (const side of ['before', 'after'] as const)
    try {
      const { renderSite } = await siteOf(roots[side], site);
      for (const [route, html] of renderSite(roots[side], at)) pages[side].set(route, html);
    } catch (error) {
      problem = problemOf(side, error);
    }
  const tokens = { before: brandTokens(roots.before), after: brandTokens(roots.after) };
  const changed = problem ? [] : writePages(unfinished, pages, { style, tokens, repainted });
  const snapshot: Snapshot = { at, site, changed, problem };
  writeFileSync(join(unfinished, 'snapshot.json'), JSON.stringify(snapshot));
  rmSync(join(folder, pair), { recursive: true, force: true });
  renameSync(unfinished, join(folder, pair));
  forget(folder);
  return snapshot;
}

/** Deletes the oldest snapshots, and the files that no other one shares. */
function forget(folder: string): void {
  const age = (name: string) => statSync(join(folder, name)).mtimeMs;
  const snapshots = readdirSync(folder).filter((name) => name !== BLOBS);
  for (const old of snapshots.sort((a, b) => age(b) - age(a)).slice(KEPT))
    rmSync(join(folder, old), { recursive: true, force: true });
  for (const name of readdirSync(join(folder, BLOBS))) {
    const path = join(folder, BLOBS, name);
    if (statSync(path).nlink === 1) rmSync(path);
  }
}

process.on('message', async (order: Order) => {
  const answer = await render(order).catch(({ message }: Error) => ({
    problem: `It cannot be shown. ${message}`,
  }));
  // The service may have ended meanwhile.
  process.send?.(answer, () => {});
});
