// Sections of a page whose file changes while its form is open: by git pull, another tab, or a text editor.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { withIds, withoutIds } from '../../../content/compare/itemIds.ts';
import { versionOf } from '../../../content/load/read/version.ts';
import { workingCopy } from '../../../tina/server/studio/workingCopy.ts';
import type { Saved } from '../../../tina/shared/answers.ts';
import { miniature, sampleSection, writeTree } from '../content/miniature.ts';

type Section = Record<string, unknown>;
type Page = Record<string, unknown> & { sections: Section[] };

const FILE = 'content/pages/home.json';

/** A page that ends in three sections of one type, with its form open. */
async function withPage(use: (project: Project) => Promise<void>): Promise<void> {
  const tree = miniature();
  const page = JSON.parse(String(tree.get(FILE))) as Page;
  const texts = [1, 2, 3].map((number) => ({
    ...sampleSection(tree, 'prompt'),
    text: `Text ${number}.`,
  }));
  page.sections.push(...texts);
  tree.set(FILE, `${JSON.stringify(page, null, 2)}\n`);
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeTree(root, tree);
  const path = join(root, FILE);
  /** The version that each form is based on. */
  const bases = new WeakMap<Page, string>();
  const store = workingCopy(root);
  await use({
    async save(opened, record) {
      const [answer] = await store.save([
        { file: FILE, opened, record, base: bases.get(opened) ?? '' },
      ]);
      return answer as Saved;
    },
    first: page.sections.length - texts.length,
    read: () => JSON.parse(readFileSync(path, 'utf8')) as Page,
    write: (now) => writeFileSync(path, `${JSON.stringify(withoutIds(now), null, 2)}\n`),
    damage() {
      const text = `<<<<<<< HEAD\n${JSON.stringify(page)}\n`;
      writeFileSync(path, text);
      return readFileSync(path, 'utf8');
    },
    open() {
      const text = readFileSync(path, 'utf8');
      const opened = withIds(JSON.parse(text)) as Page;
      bases.set(opened, versionOf(text));
      return opened;
    },
  });
}

interface Project {
  save(opened: Page, record: Page): Promise<Saved>;
  /** The index of the first of the three. */
  first: number;
  read(): Page;
  write(page: Page): void;
  open(): Page;
  /** Leaves a merge conflict marker in the file. @returns its text */
  damage(): string;
}

const textsOf = ({ sections }: Page, first: number) =>
  sections.slice(first).map(({ text }) => text);

const changed = (page: Page, index: number, text: string): Page => ({
  ...page,
  sections: page.sections.with(index, { ...(page.sections[index] as Section), text }),
});

it('another tab moved and rewrote a section: text stays in the section that it was typed in', () =>
  withPage(async ({ save, first, read, open }) => {
    const [mine, other] = [open(), open()];
    const [one, two, three] = other.sections.slice(first) as [Section, Section, Section];
    const moved = {
      ...other,
      sections: [
        ...other.sections.slice(0, first),
        { ...three, text: 'Moved, rewritten.' },
        two,
        one,
      ],
    };
    expect(await save(other, moved)).toMatchObject({ kind: 'saved', merged: [] });

    const answer = await save(mine, changed(mine, first + 1, 'Typed.'));
    expect(answer).toMatchObject({ kind: 'saved' });
    const { record } = answer as { record?: unknown };
    expect((record as Page).sections.slice(first).map(({ _id }) => _id)).toEqual(
      [first + 2, first + 1, first].map((index) => mine.sections[index]?._id),
    );
    expect(textsOf(read(), first)).toEqual(['Moved, rewritten.', 'Typed.', 'Text 1.']);
  }));

it('another tab rewrote the same section: nothing is written, and the section is named', () =>
  withPage(async ({ save, first, read, write, open }) => {
    const mine = open();
    write(changed(read(), first + 1, 'By hand.'));
    const answer = await save(mine, changed(mine, first + 1, 'Typed.'));
    expect(answer).toMatchObject({
      kind: 'conflict',
      fields: [{ label: expect.arrayContaining(['Line']), theirs: 'By hand.' }],
    });
    expect(textsOf(read(), first)[1]).toBe('By hand.');
  }));

it('the same save a second time changes nothing', () =>
  withPage(async ({ save, first, read, open }) => {
    const mine = open();
    const typed = changed(mine, first, 'Typed.');
    expect(await save(mine, typed)).toMatchObject({ kind: 'saved', files: [FILE] });
    expect(await save(mine, typed)).toMatchObject({ kind: 'saved', files: [], merged: [] });
    expect(textsOf(read(), first)[0]).toBe('Typed.');
  }));

it('a form without its version loses nothing, and overwrites nothing', () =>
  withPage(async ({ save, first, read, write, open }) => {
    const mine = structuredClone(open());
    write(changed(read(), first, 'By hand.'));
    expect(await save(mine, changed(mine, first + 1, 'Typed.'))).toMatchObject({ kind: 'saved' });
    expect(textsOf(read(), first)).toEqual(['By hand.', 'Typed.', 'Text 3.']);
    expect(await save(mine, changed(mine, first, 'Typed.'))).toMatchObject({ kind: 'conflict' });
  }));

it('a damaged file is not overwritten', () =>
  withPage(async ({ save, first, open, damage }) => {
    const mine = open();
    const text = damage();
    expect(await save(mine, changed(mine, first, 'Typed.'))).toMatchObject({
      kind: 'refused',
      messages: [expect.stringContaining('cannot be read')],
    });
    expect(damage()).toBe(text);
  }));

it('a section with incoming links is hidden, removed or gets another anchor: the links are named, nothing is written', () =>
  withPage(async ({ save, first, read, write, open }) => {
    const anchored = changed(read(), first, 'Text 1.');
    const to = { ...anchored.sections[first], anchor: 'asked' };
    const [link] = JSON.stringify(anchored).match(/"href": ?"[^"]*"/) ?? [];
    expect(link).toBeDefined();
    write(
      JSON.parse(
        JSON.stringify({ ...anchored, sections: anchored.sections.with(first, to) }).replace(
          String(link),
          '"href":"#asked"',
        ),
      ),
    );
    const mine = open();
    const own = mine.sections[first] as Section;
    for (const sections of [
      mine.sections.with(first, { ...own, hidden: true }),
      mine.sections.toSpliced(first, 1),
      mine.sections.with(first, { ...own, anchor: 'other' }),
    ]) {
      const answer = await save(mine, { ...mine, sections });
      expect(answer).toMatchObject({
        kind: 'refused',
        messages: [expect.stringContaining('leads to #asked, and / shows no such part')],
      });
    }
    expect(read().sections[first]).toMatchObject({ anchor: 'asked' });
  }));
