import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import type { GitRepository } from '../../../tina/proposals/GitRepository.ts';
import { openRepository } from '../../../tina/proposals/openRepository.ts';
import type {
  Person,
  Proposal,
  RepositorySettings,
  Save,
  SaveAnswer,
  StoredText,
} from '../../../tina/shared/Repository.ts';
import { miniature, writeTree } from '../../unit/content/miniature.ts';

export const ASHA: Person = { id: 'asha', name: 'Asha Rao', email: 'asha@nikash.example' };
export const MEERA: Person = { id: 'meera', name: 'Meera Iyer', email: 'meera@nikash.example' };
export const RAVI: Person = { id: 'ravi', name: 'Ravi Nair', email: 'ravi@nikash.example' };

export const TALK = 'content/talks/one-1.json';
export const OTHER_TALK = 'content/talks/one-2.json';
export const EVENT = 'content/events/one-1.mdx';

export const gitAt = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The records and pictures of a folder that are not as a commit holds them. */
export function unlike(folder: string, clone: string, commit: string): string {
  const env = { ...process.env, GIT_INDEX_FILE: join(clone, 'index.test') };
  const git = (...args: string[]) => {
    const order = ['--git-dir', clone, '--work-tree', folder, ...args];
    return execFileSync('git', order, { cwd: folder, env, encoding: 'utf8' }).trim();
  };
  git('read-tree', commit);
  git('add', '--all', 'content', 'public');
  return git('diff', '--cached', '--name-only', commit, '--', '.', ':!content/schema');
}

/** A file of a proposal as Git has it, and the id of its blob. */
export function readStored(clone: string, id: string, file: string): StoredText | undefined {
  const name = `refs/heads/edit/${id}:${file}`;
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { cwd: clone });
  if (found.status !== 0) return undefined;
  const version = `${found.stdout}`.trim();
  return { text: `${execFileSync('git', ['cat-file', 'blob', version], { cwd: clone })}`, version };
}

/** Fields of a record that tests look at. */
export type Fields = Record<string, unknown>;

/** A site under git, and editors' repositories made from it; they are closed after the tests of a file. */
export function testSetup() {
  const work = mkdtempSync(join(tmpdir(), 'editor-'));
  const project = join(work, 'project');
  const open = new Set<GitRepository>();
  let count = 0;

  beforeAll(() => {
    writeTree(
      project,
      new Map([
        ...miniature(),
        ['README.md', 'A site.\n'],
        ['content/schema/talks.ts', 'export {};\n'],
      ]),
    );
    gitAt(project, 'init', '--quiet', '--initial-branch=main');
    gitAt(project, 'config', 'user.name', 'Engineer');
    gitAt(project, 'config', 'user.email', 'engineer@nikash.example');
    gitAt(project, 'add', '.');
    gitAt(project, 'commit', '--quiet', '-m', 'Begin');
  });
  afterAll(async () => {
    await Promise.all([...open].map((repository) => repository.close()));
    rmSync(work, { recursive: true, force: true });
  });

  return {
    work,
    project,
    /** A folder that nothing lies in yet. */
    folder: () => join(work, `data-${count++}`),
    async start(settings: Partial<RepositorySettings> = {}) {
      const folder = settings.folder ?? join(work, `data-${count++}`);
      const repository = await openRepository({ project, ...settings, folder });
      open.add(repository);
      return new Desk(repository, folder, settings.origin ?? join(folder, 'origin.git'), () =>
        open.delete(repository),
      );
    },
  };
}

/** A repository, and what tests ask of it again and again. */
export class Desk {
  readonly repository: GitRepository;
  readonly folder: string;
  readonly origin: string;
  readonly #forget: () => void;

  constructor(repository: GitRepository, folder: string, origin: string, forget: () => void) {
    this.repository = repository;
    this.folder = folder;
    this.origin = origin;
    this.#forget = forget;
  }

  get clone(): string {
    return join(this.folder, 'repository.git');
  }

  /** Ends it before the test ends. */
  async close(): Promise<void> {
    this.#forget();
    await this.repository.close();
  }

  async fields(id: string, file: string): Promise<{ record: Fields; base: string }> {
    const found = this.read(id, file);
    if (!found) throw new Error(`${id} has no ${file}.`);
    return { record: JSON.parse(found.text), base: found.version };
  }

  /** Opens a record and saves it with other fields, as a person would. */
  async change(
    { id }: Pick<Proposal, 'id'>,
    person: Person,
    file: string,
    fields: Fields,
    more: Partial<Save> = {},
  ): Promise<SaveAnswer> {
    const { record, base } = await this.fields(id, file);
    const save = { file, record: { ...record, ...fields }, base, ...more };
    return this.save(id, person, save);
  }

  /** Saves one record. */
  async save(id: string, person: Person, save: Save): Promise<SaveAnswer> {
    const [answer] = await this.repository.saveTogether(id, person, [save]);
    return answer as SaveAnswer;
  }

  read(id: string, file: string): StoredText | undefined {
    return readStored(this.clone, id, file);
  }

  /** A proposal as it is now. */
  async now({ id }: Pick<Proposal, 'id'>): Promise<Proposal> {
    const found = await this.repository.proposal(id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  }

  /** Begins a proposal with a saved title, that origin has too. */
  async begin(title: string): Promise<Proposal> {
    const proposal = await this.repository.open(ASHA, title);
    await this.change(proposal, ASHA, TALK, { title });
    await this.pushed(proposal);
    return proposal;
  }

  /** Waits until all that was saved is at origin. */
  async pushed({ id }: Pick<Proposal, 'id'>): Promise<void> {
    await vi.waitFor(
      async () => {
        const proposal = await this.repository.proposal(id);
        if (proposal?.pushed !== 'yes') throw new Error(JSON.stringify(proposal?.pushed));
      },
      { timeout: 10_000, interval: 20 },
    );
  }

  /** Changes main at origin, as an engineer with a checkout would. */
  async publish(change: (folder: string) => void, branch = 'main', force = false): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'engineer-'));
    try {
      gitAt(folder, 'clone', '--quiet', '--branch', branch, this.origin, '.');
      gitAt(folder, 'config', 'user.name', 'Engineer');
      gitAt(folder, 'config', 'user.email', 'engineer@nikash.example');
      change(folder);
      gitAt(folder, 'add', '--all');
      const amend = force ? ['--amend'] : [];
      gitAt(folder, 'commit', '--quiet', '--allow-empty', ...amend, '-m', 'Change outside');
      gitAt(folder, 'push', '--quiet', ...(force ? ['--force'] : []), 'origin', `HEAD:${branch}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Changes fields of a JSON record in a checkout. */
export function editFile(folder: string, file: string, change: (record: Fields) => void): void {
  const path = join(folder, file);
  const record = JSON.parse(readFileSync(path, 'utf8'));
  change(record);
  writeFileSync(path, `${JSON.stringify(record, null, 2)}\n`);
}
