import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clockText } from '../../../content/schema/datetime.ts';
import { openDatabase } from '../../../tina/proposals/EventLog.ts';
import { ProposalStore } from '../../../tina/proposals/ProposalStore.ts';
import { EditorSession } from '../../service/helpers/EditorSession.ts';
import { type Editor, startEditor } from '../../service/helpers/startEditor.ts';
import { medianAndMost, type Part, type Values } from '../lib/table.ts';
import { manyRecords } from './saves.ts';

type Fields = Record<string, unknown>;
type Recorder = (row: string, values: Values) => void;

/** Proposals that are open while one is published, of people with at most 25 each. */
const OPEN = 200;
const OF_ONE = 25;

/** Proposals that were published before the service starts. */
const PUBLISHED = 1_000;

/** Talks of the site: each proposal changes some of them. */
const TALKS = 1_100;

/** Records that the largest proposal changes, and how many of them one save holds: it may have 2 MB. */
const LARGE = 1_000;
const OF_ONE_SAVE = 500;

/** Proposals that are opened while somebody saves. */
const READERS = 20;

/** Milliseconds between two looks at whether the service answers. */
const BEAT = 10;

const MINUTE_MS = 60_000;

/** A proposal is scheduled so many milliseconds before its minute at least. */
const BEGINS_MS = 2_000;

const mainOf = (project: string) =>
  execFileSync('git', ['rev-parse', 'main'], { cwd: project, encoding: 'utf8' }).trim();

/** A person at the service whose proposals change the talks of `project` that nothing refers to. */
class Editing {
  readonly session: EditorSession;
  readonly #project: string;
  readonly #talks: readonly string[];

  constructor(session: EditorSession, project: string) {
    this.session = session;
    this.#project = project;
    this.#talks = globSync('content/talks/grown-*.json', { cwd: project }).sort();
  }

  #change(number: number) {
    const file = this.#talks[number];
    if (!file) throw new Error(`There are ${this.#talks.length} talks.`);
    const opened: Fields = JSON.parse(readFileSync(join(this.#project, file), 'utf8'));
    return { file, opened, record: { ...opened, title: `Rewritten ${number}` } };
  }

  /** Begins a proposal that changes talks. @returns its id */
  async begin(title: string, ...numbers: readonly number[]): Promise<string> {
    await this.session.send('/editor/proposals', { title });
    const page = await (await this.session.ask('/admin/')).text();
    const [, id = ''] = /"proposal":\{"id":"([\w-]+)"/.exec(page) ?? [];
    for (let from = 0; from < numbers.length; from += OF_ONE_SAVE) {
      const part = numbers.slice(from, from + OF_ONE_SAVE);
      const saves = part.map((number) => this.#change(number));
      const answer = await this.session.in(id).ask('/editor/save', saves);
      const answers: { kind: string }[] = await answer.json();
      if (!answers.every(({ kind }) => kind === 'saved'))
        throw new Error(JSON.stringify(answers[0]));
    }
    return id;
  }

  propose = (id: string, title: string) =>
    this.session.send(`/editor/proposals/${id}/propose`, { title });

  async save(id: string, number: number): Promise<void> {
    const { file, opened, record } = this.#change(number);
    await this.session.in(id).save(file, opened, record);
  }
}

/** Opens the page of a proposal. @returns seconds until its words are there, and until it is drawn; its seal */
async function openProposal(session: EditorSession, id: string) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1_000;
  const answer = await session.ask(`/editor/proposals/${id}`);
  const decoder = new TextDecoder();
  let page = '';
  let words = 0;
  for await (const chunk of answer.body ?? []) {
    words ||= seconds();
    page += decoder.decode(chunk, { stream: true });
  }
  if (answer.status !== 200) throw new Error(`The page of ${id}: ${answer.status}`);
  const [, seal = ''] = /name="seal" value="([^"]*)"/.exec(page) ?? [];
  const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(page) ?? [];
  return { words, drawn: seconds(), seal, seen };
}

/** Asks every few milliseconds whether the service answers. @returns ends it, and tells the longest that it did not, ms */
function watchAnswers({ address }: Editor): () => Promise<number> {
  let isOver = false;
  const watching = (async () => {
    let most = 0;
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`${address}/healthz`)).arrayBuffer();
      most = Math.max(most, performance.now() - start);
      await wait(BEAT);
    }
    return most;
  })();
  return () => {
    isOver = true;
    return watching;
  };
}

async function measureOpening(mia: Editing, ravi: EditorSession, runs: number, record: Recorder) {
  for (let run = 0; run < runs; run++) {
    const id = await mia.begin(`One record ${run}`, 10 + run);
    for (const state of ['first', 'again']) {
      const { words, drawn } = await openProposal(ravi, id);
      record(`a proposal of one record, ${state}`, { words, drawn });
    }
  }
}

async function measureLarge(editor: Editor, mia: Editing, ravi: EditorSession, record: Recorder) {
  const numbers = Array.from({ length: LARGE }, (_, index) => index);
  const id = await mia.begin('Very many records', ...numbers);
  const stop = watchAnswers(editor);
  const { words, drawn } = await openProposal(ravi, id);
  record(`a proposal of ${LARGE} records`, { words, drawn, 'no answer for, ms': await stop() });
}

async function measureSaves(mia: Editing, ravi: EditorSession, runs: number, record: Recorder) {
  const ids: string[] = [];
  for (let count = 0; count < READERS; count++)
    ids.push(await mia.begin(`Read ${count}`, 100 + count));
  const own = await mia.begin('Written meanwhile', 300);
  const reading = Promise.all(ids.map((id) => openProposal(ravi, id)));
  for (let save = 1; save <= runs; save++) {
    const start = performance.now();
    await mia.save(own, 300 + save);
    record(`a save while ${READERS} proposals are opened`, {
      seconds: (performance.now() - start) / 1_000,
    });
  }
  await reading;
}

async function measurePublishing(
  editor: Editor,
  project: string,
  ravi: EditorSession,
  runs: number,
  record: Recorder,
) {
  const waiting: (readonly [Editing, string])[] = [];
  for (let number = 0; number < OPEN / OF_ONE; number++) {
    const one = new Editing(await EditorSession.open(editor, 10 + number), project);
    for (let count = 1; count < OF_ONE; count++)
      waiting.push([one, await one.begin(`Open ${number}.${count}`, number * OF_ONE + count)]);
  }
  for (const [editing, id] of waiting.slice(0, runs)) {
    await editing.propose(id, 'To be published');
    const { seal, seen } = await openProposal(ravi, id);
    const start = performance.now();
    await ravi.send(`/editor/proposals/${id}/accept`, { seal, seen });
    record(`publishing with ${OPEN} open`, { seconds: (performance.now() - start) / 1_000 });
  }
}

/** Schedules a proposal for the next minute, and waits until main at the origin has it. */
async function measureSchedule(
  mia: Editing,
  project: string,
  ravi: EditorSession,
  record: Recorder,
) {
  const id = await mia.begin('To be published at a time', 400);
  await mia.propose(id, 'To be published at a time');
  const { seal, seen } = await openProposal(ravi, id);
  const before = mainOf(project);
  const due = Math.ceil((Date.now() + BEGINS_MS) / MINUTE_MS) * MINUTE_MS;
  const time = clockText(new Date(due).toISOString());
  await ravi.send(`/editor/proposals/${id}/accept`, { seal, seen, when: 'time', due: time });
  while (mainOf(project) === before) await wait(BEAT);
  record('a scheduled proposal, after its minute', { seconds: (Date.now() - due) / 1_000 });
}

/** Starts a service again whose log has many published proposals. */
async function measureStart(editor: Editor, project: string, record: Recorder) {
  const database = openDatabase(join(editor.data, 'people.sqlite'));
  const store = new ProposalStore(database);
  const person = { name: 'Mia Rao', email: 'mia@site.example' };
  const commit = mainOf(project);
  for (let count = 0; count < PUBLISHED; count++) {
    const id = `published-${count}`;
    store.begin(id, person, commit, { title: `Published ${count}`, owner: 'mia' }, 1);
    for (const kind of ['proposed', 'approved', 'published', 'live'] as const)
      store.add(id, kind, person, { commit, head: commit }, 1);
  }
  database.close();
  const { stop, start } = await editor.restart();
  record('a stop', { seconds: stop });
  record(`a start with ${PUBLISHED} published`, { seconds: start });
}

export const reviews: Part = {
  name: 'reviews',
  about:
    'The editor as a service in a site of about a thousand records: seconds until the page of a proposal has its words and its drawn sections, until a save, a publication and a start are answered, and until a scheduled proposal is out. Wanted: words 1, drawn 3 at first and 0.5 again, saves 0.5, publishing 2, start 3, scheduled 15, a stop 5; milliseconds without an answer: 50. Steps: opening, saves, large, schedule, publishing, start. Median (most).',
  runs: 5,
  async measure({ runs, steps }, record) {
    const project = manyRecords(TALKS);
    const editor = await startEditor({ EDITOR_ORIGIN: join(project, '.git') });
    try {
      const editing = async (number: number) =>
        new Editing(await EditorSession.open(editor, number), project);
      const mia = await editing(0);
      const ravi = await EditorSession.open(editor, 1, 'reviewer');
      const all: Record<string, () => Promise<void>> = {
        opening: () => measureOpening(mia, ravi, runs, record),
        saves: async () => measureSaves(await editing(2), ravi, runs, record),
        large: () => measureLarge(editor, mia, ravi, record),
        schedule: () => measureSchedule(mia, project, ravi, record),
        publishing: () => measurePublishing(editor, project, ravi, runs, record),
        start: () => measureStart(editor, project, record),
      };
      for (const [name, measure] of Object.entries(all))
        if (steps.length === 0 || steps.includes(name)) await measure();
    } finally {
      await editor.stop();
      rmSync(project, { recursive: true, force: true });
    }
  },
  cells: Object.fromEntries(
    ['words', 'drawn', 'seconds', 'no answer for, ms'].map((name) => [name, medianAndMost]),
  ),
};
