// Several people edit one page at the same time: random edits, moves, deletions and saves, each by the code of the form
// and the service. Every word names the section that its writer had open.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withIds, withoutIds } from '../../../content/compare/itemIds.ts';
import { field } from '../../../content/schema/cms.ts';
import { followItem, mergeForm } from '../../../tina/admin/forms/mergeForm.ts';
import { Lineage } from '../../../tina/proposals/Lineage.ts';
import { questions } from '../../../tina/proposals/merge/fieldConflicts.ts';
import { mergeRecords } from '../../../tina/shared/mergeRecords.ts';

const text = (label: string) => field(z.string(), { label });
const TEXTS = ['lead', 'body', 'note', 'more', 'link'] as const;
const texts = Object.fromEntries(TEXTS.map((name) => [name, text(name).optional()]));
const section = (kind: string) =>
  field(
    z.strictObject({
      _template: z.literal(kind),
      of: text('Section'),
      title: field(z.string(), { label: 'Title', isTitle: true }),
      ...texts,
    }),
    { label: kind },
  );
const schema = z.strictObject({
  title: text('Title'),
  intro: text('Introduction').optional(),
  sections: field(
    z.array(z.discriminatedUnion('_template', [section('levels'), section('roles')])),
    { label: 'Sections' },
  ),
});

type Section = Record<string, string>;
type Page = { title: string; intro?: string; sections: Section[] };

/** A small random generator with the same numbers for a seed on every machine (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A person with the page's form open. */
interface Writer {
  began: Page;
  now: Page;
  /** The open panel, by Tina's name. */
  panel: string | undefined;
  /** The service's pending response, and the data that was sent. */
  waits: { stored: Page; sent: Page } | undefined;
}

const wordsIn = (value: unknown): string[] => JSON.stringify(value ?? '').match(/w\d+@\w+/g) ?? [];

function play(seed: number, steps: number): void {
  const random = randomFrom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  let words = 0;
  let sections = 0;
  const word = (of: string) => `w${++words}@${of}`;
  const make = (): Section => {
    const of = `s${++sections}`;
    return { _template: pick(['levels', 'roles']), of, title: word(of), body: word(of) };
  };
  let stored: Page = { title: word('page'), sections: [make(), make(), make(), make()] };
  const acknowledged = new Set(wordsIn(stored));
  /** Words that a person saw and replaced, removed, or was asked about. */
  const seen = new Set<string>();
  const lineage = new Lineage();
  const open = (): Writer => {
    const record = withIds(stored) as Page;
    return { began: record, now: structuredClone(record), panel: undefined, waits: undefined };
  };
  const writers = Array.from({ length: 2 + below(3) }, open);

  const edit = (writer: Writer) => {
    const { now } = writer;
    const [, index = '', name] = writer.panel?.match(/^sections\.(\d+)(?:\.(\w+))?$/) ?? [];
    const target = now.sections[Number(index)];
    if (index !== '' && target) {
      // Typed into the field of the panel, wherever that field is now.
      const at = name ?? pick([...TEXTS, 'title']);
      for (const gone of wordsIn(target[at])) seen.add(gone);
      // The writer opened the section with these words: a panel at another index would show it.
      now.sections = now.sections.with(Number(index), {
        ...target,
        [at]: word(opened.get(writer) ?? ''),
      });
    } else {
      const at = pick(['title', 'intro'] as const);
      for (const gone of wordsIn(now[at])) seen.add(gone);
      writer.now = { ...now, [at]: word('page') };
    }
  };
  const opened = new Map<Writer, string>();
  const openPanel = (writer: Writer) => {
    if (writer.now.sections.length === 0) return;
    const index = below(writer.now.sections.length);
    writer.panel = `sections.${index}`;
    opened.set(writer, String(writer.now.sections[index]?.of));
  };
  const structure = (writer: Writer) => {
    const { now } = writer;
    const from = below(now.sections.length);
    const step = below(3);
    // Lists are edited without a panel.
    writer.panel = undefined;
    if (step === 0) now.sections = now.sections.toSpliced(from, 0, make());
    else if (step === 1 && now.sections.length > 1) {
      for (const gone of wordsIn(now.sections[from])) seen.add(gone);
      now.sections = now.sections.toSpliced(from, 1);
    } else if (now.sections.length > 1) {
      const moved = now.sections[from] as Section;
      now.sections = now.sections
        .toSpliced(from, 1)
        .toSpliced(below(now.sections.length), 0, moved);
    }
  };
  const save = (writer: Writer) => {
    writer.now = withIds(writer.now) as Page;
    const sent = structuredClone(writer.now);
    const base = withoutIds(writer.began);
    const followed = lineage.follow(
      JSON.stringify(base),
      JSON.stringify(stored),
      { opened: writer.began, record: sent },
      { base, mine: withoutIds(sent), theirs: stored },
    );
    const { sides } = followed;
    let asking = questions('page.json', {}, String);
    let merged = mergeRecords(schema, sides, asking) as Page;
    if (asking.conflicts.length > 0) {
      for (const { mine, theirs } of asking.conflicts)
        for (const said of [...wordsIn(mine), ...wordsIn(theirs)]) seen.add(said);
      const answers = Object.fromEntries(
        asking.conflicts.map(({ path }) => [path, pick(['mine', 'theirs'] as const)]),
      );
      asking = questions('page.json', answers, String);
      merged = mergeRecords(schema, sides, asking) as Page;
      // An answer may lead to another question: the writer continues typing.
      if (asking.conflicts.length > 0) return;
    }
    stored = withoutIds(merged) as Page;
    followed.remember(JSON.stringify(stored), merged);
    for (const one of wordsIn(sent)) acknowledged.add(one);
    writer.waits = { stored: withIds(merged) as Page, sent };
  };
  const hear = (writer: Writer) => {
    const { waits } = writer;
    if (!waits) return;
    writer.waits = undefined;
    writer.now = withIds(writer.now) as Page;
    const { values, conflicts } = mergeForm(schema as never, waits.sent, writer.now, waits.stored);
    if (writer.panel) writer.panel = followItem(schema as never, writer.panel, writer.now, values);
    const asked = Object.fromEntries(
      conflicts.map(({ at: [name = ''] }) => [name, waits.sent[name as keyof Page]]),
    );
    writer.began = { ...waits.stored, ...asked } as Page;
    writer.now = structuredClone(values) as Page;
  };

  for (let step = 0; step < steps; step++) {
    const writer = pick(writers);
    const dice = random();
    if (dice < 0.45) edit(writer);
    else if (dice < 0.6) openPanel(writer);
    else if (dice < 0.7) structure(writer);
    else if (writer.waits) hear(writer);
    else save(writer);

    const there = new Set(wordsIn(stored));
    const lost = [...acknowledged].filter((one) => !there.has(one) && !seen.has(one));
    expect(lost, `seed ${seed}, step ${step}: acknowledged words are lost`).toEqual([]);
    for (const one of stored.sections)
      expect(
        wordsIn(one).filter((said) => !said.endsWith(`@${one.of}`)),
        `seed ${seed}, step ${step}: words in a section that their writer did not open`,
      ).toEqual([]);
  }
}

describe('several people who edit one page', () => {
  const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  it.each(SEEDS)('lose no saved word, and write into no other section (seed %i)', (seed) => {
    play(seed, 60);
  });
  it('lose no saved word over 10,000 random steps', { tags: '@all', timeout: 120_000 }, () => {
    const start = Date.now() % 1_000_000;
    console.info(`Seeds ${start} to ${start + 99}`);
    for (let seed = start; seed < start + 100; seed++) play(seed, 100);
  });
});
