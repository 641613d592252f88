import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openRepository } from '../../../tina/proposals/openRepository.ts';
import type { Save } from '../../../tina/shared/Repository.ts';
import { writeTree } from '../../unit/content/miniature.ts';
import { Killed, Mortal } from './crash/mortal.ts';
import { type Fields, gitAt, readStored, TALK, testSetup, unlike } from './repository.ts';

const SAVES = 200;
const SESSIONS = 10;
const PROPOSALS = 4;
const RECORDS = 20;
const KILL_AFTER = [20, 50] as const;

const setup = testSetup();
const running = new Set<Mortal>();
afterAll(() => Promise.all([...running].map((mortal) => mortal.kill())));

/** The same numbers each time (mulberry32): what failed once can be looked at again. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const recordOf = (number: number) => `content/talks/crash-${number}.json`;

/** What a session was told is saved. */
interface Acknowledged {
  readonly id: string;
  readonly file: string;
  readonly field: string;
  readonly value: unknown;
  readonly commit: string;
}

it('loses no acknowledged save, whenever it is killed', { timeout: 180_000 }, async () => {
  const model: Fields = JSON.parse(readFileSync(join(setup.project, TALK), 'utf8'));
  for (let number = 1; number <= RECORDS; number++) {
    const own = {
      id: 100 + number,
      title: `Crash ${number}`,
      playLink: `https://partner.example/${number}`,
    };
    const text = `${JSON.stringify({ ...model, ...own }, null, 2)}\n`;
    writeTree(setup.project, new Map([[recordOf(number), text]]));
  }
  gitAt(setup.project, 'add', '.');
  gitAt(setup.project, 'commit', '--quiet', '-m', 'Twenty talks');
  const folder = setup.folder();
  const mortal = new Mortal(folder, setup.project);
  running.add(mortal);
  const roll = dice(20);
  const saved: Acknowledged[] = [];
  let kills = 0;
  let untilKill = 20;

  const session = async (number: number) => {
    const person = {
      id: `p${number}`,
      name: `Person ${number}`,
      email: `p${number}@nikash.example`,
    };
    let id: string | undefined;
    while (saved.length < SAVES) {
      try {
        id ??= await proposalFor(number % PROPOSALS);
        const file = recordOf(1 + roll(RECORDS));
        const found = readStored(join(folder, 'repository.git'), id, file);
        if (!found) throw new Error(`${file} is gone.`);
        const step = saved.length + 1_000 * number;
        const [field, value] =
          roll(2) === 0 ? ['title', `Title ${step}`] : ['minutes', 1 + (step % 600)];
        const save: Save = {
          file,
          base: found.version,
          record: { ...JSON.parse(found.text), [field as string]: value },
        };
        let [answer] = await mortal.ask('saveTogether', id, person, [save]);
        if (answer?.kind === 'conflict') {
          const resolved = Object.fromEntries(
            answer.fields.map(({ path }) => [path, 'mine' as const]),
          );
          [answer] = await mortal.ask('saveTogether', id, person, [{ ...save, resolved }]);
        }
        if (answer?.kind === 'conflict') continue;
        expect(answer).toMatchObject({ kind: 'saved', file });
        if (answer?.kind !== 'saved') continue;
        saved.push({ id, file, field: field as string, value, commit: String(answer.commit) });
        untilKill -= 1;
        if (untilKill > 0) continue;
        const [least, most] = KILL_AFTER;
        untilKill = least + roll(most - least);
        kills += 1;
        await mortal.kill();
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
      }
    }
  };
  const begun = new Map<number, Promise<string>>();
  const proposalFor = (number: number) => {
    const owner = { id: `o${number}`, name: `Owner ${number}`, email: 'o@nikash.example' };
    const known = begun.get(number) ?? mortal.ask('open', owner).then(({ id }) => id);
    begun.set(number, known);
    known.catch(() => begun.delete(number));
    return known;
  };

  await Promise.all(Array.from({ length: SESSIONS }, (_, number) => session(number)));
  await mortal.kill();
  expect(kills).toBeGreaterThan(3);

  const clone = join(folder, 'repository.git');
  const repository = await openRepository({ folder, project: setup.project });
  try {
    const proposals = await repository.proposals();
    for (const { id, head } of proposals) {
      await vi.waitFor(async () => expect((await repository.proposal(id))?.pushed).toBe('yes'), {
        timeout: 20_000,
        interval: 100,
      });
      const history = new Set(gitAt(clone, 'rev-list', head).split('\n'));
      const own = saved.filter((one) => one.id === id);
      expect(own.filter(({ commit }) => !history.has(commit))).toEqual([]);
      expect(unlike(await repository.worktree(id), clone, head)).toBe('');
      expect(gitAt(join(folder, 'origin.git'), 'rev-parse', `edit/${id}`)).toBe(head);
    }
    const shown = gitAtEach(
      clone,
      saved.map(({ commit, file }) => `${commit}:${file}`),
    );
    saved.forEach(({ field, value }, index) => {
      expect(JSON.parse(shown[index] as string)[field]).toBe(value);
    });
    for (const one of [clone, join(folder, 'origin.git')]) {
      expect(gitAt(one, 'fsck', '--strict', '--no-dangling')).toBe('');
      const names = readdirSync(one, { recursive: true }).map(String);
      expect(names.filter((name) => /\.lock$|tmp_|fast_import_crash/.test(name))).toEqual([]);
    }
  } finally {
    await repository.close();
  }
});

const gitAtEach = (folder: string, names: readonly string[]) =>
  names.map((name) => gitAt(folder, 'cat-file', 'blob', name));
