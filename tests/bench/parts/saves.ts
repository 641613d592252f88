import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { growTalks } from '../../growth/growTalks.ts';
import { EditorSession } from '../../service/helpers/EditorSession.ts';
import { startEditor } from '../../service/helpers/startEditor.ts';
import type { Part } from '../lib/table.ts';

/** About a thousand records with those of the site. */
const TALKS = 900;

/** Makes a repository whose main is this site's content with many more talks, and can be pushed to. @returns its folder */
export function manyRecords(talks = TALKS): string {
  const folder = mkdtempSync(join(tmpdir(), 'saves-'));
  for (const part of ['content', 'public']) cpSync(part, join(folder, part), { recursive: true });
  growTalks(folder, talks);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'receive.denyCurrentBranch', 'ignore');
  git('add', '--all');
  const who = ['-c', 'user.name=Bench', '-c', 'user.email=bench@site.example'];
  git(...who, 'commit', '--quiet', '--message', 'Many records');
  return folder;
}

const SESSIONS = 10;

/** Milliseconds that a quick editor takes between two saves. */
const THINKING = 2_000;

/** How often the memory is looked at, in milliseconds. */
const LOOK = 200;

const run = promisify(execFile);

/** What a process holds, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1_024;
}

/** @returns ends it, and tells the most that was seen */
function watchMemory(pid: number): () => Promise<number> {
  let isOver = false;
  const seen = (async () => {
    let most = 0;
    while (!isOver) {
      most = Math.max(most, await memoryOf(pid));
      await wait(LOOK);
    }
    return most;
  })();
  return () => {
    isOver = true;
    return seen;
  };
}

const nth = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Median, 95th percentile and the largest value. */
export const spread = (values: readonly number[]) =>
  `${Math.round(nth(values, 0.5))}, ${Math.round(nth(values, 0.95))} (${Math.round(Math.max(...values))})`;

export const saves: Part = {
  name: 'saves',
  about: `The editor as a service with ${SESSIONS} editors in proposals of their own, in a site of about a thousand records, pushed to an origin meanwhile: seconds from the command until it answers, once it is built; milliseconds from the request of a save to the answer that it is in git; MB that its process held at most. An editor thinks for ${THINKING / 1_000} s between two saves, or not at all, which nobody can. Milliseconds: median, p95 (most).`,
  runs: 20,
  async measure({ runs }, record) {
    const project = manyRecords();
    const editor = await startEditor({ EDITOR_ORIGIN: join(project, '.git') });
    try {
      record('start', { s: editor.seconds, MB: await memoryOf(editor.pid) });
      const people: EditorSession[] = [];
      for (let number = 0; number < SESSIONS; number++)
        people.push(await EditorSession.open(editor, number));
      const memory = watchMemory(editor.pid);
      await Promise.all(
        people.map(async (person) => {
          const start = performance.now();
          await person.read();
          record('the records are read, all at once', { ms: performance.now() - start });
        }),
      );
      for (const [round, thinking] of [THINKING, 0].entries()) {
        const row = thinking > 0 ? 'editors who think' : 'without a pause';
        await Promise.all(
          people.map(async (person, number) => {
            for (let save = 0; save < runs; save++) {
              await wait(thinking * (0.5 + Math.random()));
              const name = String(100 + number * runs + save).padStart(6, '0');
              const file = `content/talks/grown-${name}.json`;
              const stored = JSON.parse(readFileSync(join(project, file), 'utf8'));
              const opened = { ...stored, minutes: stored.minutes + round };
              const start = performance.now();
              await person.save(file, opened, { ...opened, minutes: opened.minutes + 1 });
              record(row, { ms: performance.now() - start });
            }
          }),
        );
      }
      record(`${SESSIONS} editors at work`, { MB: await memory() });
    } finally {
      await editor.stop();
      rmSync(project, { recursive: true, force: true });
    }
  },
  cells: { ms: spread },
};
