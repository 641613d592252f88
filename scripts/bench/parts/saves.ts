import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository } from '../../../tina/service/repository/openRepository.ts';
import type { Repository } from '../../../tina/service/repository/Repository.ts';
import { growTalks } from '../growth/growTalks.ts';
import type { Part } from '../Part.ts';

const SESSIONS = 10;

/** About a thousand records with those of the site. */
const TALKS = 900;

/** Milliseconds that a quick editor takes between two saves. */
const THINKING = 2_000;

/** A site with many records, under git. */
function manyRecords(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saves-'));
  for (const part of ['content', 'public']) cpSync(part, join(folder, part), { recursive: true });
  growTalks(folder, TALKS);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  const who = ['-c', 'user.name=Bench', '-c', 'user.email=bench@site.example'];
  git(...who, 'commit', '--quiet', '--message', 'Many records');
  return folder;
}

const personOf = (number: number) => ({
  id: `${number}`,
  name: `Person ${number}`,
  email: `person-${number}@site.example`,
});

/** One person who saves a talk of their own proposal, over and over. */
async function session(
  repository: Repository,
  number: number,
  saves: number,
  thinking: number,
  told: (ms: number) => void,
): Promise<void> {
  const person = personOf(number);
  const { id } = await repository.open(person);
  for (let save = 0; save < saves; save++) {
    await new Promise((resolve) => setTimeout(resolve, thinking * (0.5 + Math.random())));
    const file = `content/talks/grown-${String(100 + number * saves + save).padStart(6, '0')}.json`;
    const found = await repository.read(id, file);
    if (!found) throw new Error(`There is no ${file}.`);
    const record = { ...JSON.parse(found.text), minutes: 1 + Math.floor(Math.random() * 500) };
    const start = performance.now();
    const answer = await repository.save(id, person, { file, record, base: found.version });
    told(performance.now() - start);
    if (answer.kind !== 'saved') throw new Error(JSON.stringify(answer));
  }
}

const nth = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

export const saves: Part = {
  name: 'saves',
  about: `Saves of ${SESSIONS} editors into proposals of their own, in a site of about a thousand records, pushed to an embedded origin meanwhile: from the request to the answer that it is in git. An editor thinks for ${THINKING / 1_000} s between two saves, or not at all, which nobody can. Milliseconds: median, p95 (most).`,
  runs: 20,
  async measure({ runs }, record) {
    const project = manyRecords();
    const folder = mkdtempSync(join(tmpdir(), 'saves-data-'));
    const repository = await openRepository({ folder, project });
    try {
      for (let number = 0; number < SESSIONS; number++) await repository.open(personOf(number));
      for (const thinking of [THINKING, 0]) {
        const row = thinking > 0 ? 'editors who think' : 'without a pause';
        await Promise.all(
          Array.from({ length: SESSIONS }, (_, number) =>
            session(repository, number, runs, thinking, (ms) => record(row, { ms })),
          ),
        );
      }
    } finally {
      await repository.close();
      for (const one of [project, folder]) rmSync(one, { recursive: true, force: true });
    }
  },
  cells: {
    ms: (values) =>
      `${Math.round(nth(values, 0.5))}, ${Math.round(nth(values, 0.95))} (${Math.round(Math.max(...values))})`,
  },
};
