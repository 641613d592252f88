// Sections of a page whose file changes while its form is open: by git pull, another tab, or an editor of text.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withIds, withoutIds } from '../../../content/compare/itemIds.ts';
import { saveDiagnostics } from '../../../tina/server/studio/saveDiagnostics.ts';
import { miniature, sampleSection, withProject } from '../content/miniature.ts';

type Section = Record<string, unknown>;
type Page = Record<string, unknown> & { sections: Section[] };

const FILE = 'content/pages/home.json';

/** A page that ends in three sections of one kind, with its form open. */
function withPage(use: (project: Project) => Promise<void>): Promise<void> {
  const tree = miniature();
  const page = JSON.parse(String(tree.get(FILE))) as Page;
  const texts = [1, 2, 3].map((number) => ({
    ...sampleSection(tree, 'prompt'),
    text: `Text ${number}.`,
  }));
  page.sections.push(...texts);
  tree.set(FILE, `${JSON.stringify(page, null, 2)}\n`);
  return withProject(tree, (root) => {
    const path = join(root, FILE);
    return use({
      root,
      first: page.sections.length - texts.length,
      read: () => JSON.parse(readFileSync(path, 'utf8')) as Page,
      write: (now) => writeFileSync(path, `${JSON.stringify(withoutIds(now), null, 2)}\n`),
      open: () => withIds(JSON.parse(readFileSync(path, 'utf8'))) as Page,
    });
  });
}

interface Project {
  root: string;
  /** The place of the first of the three. */
  first: number;
  read(): Page;
  write(page: Page): void;
  open(): Page;
}

const textsOf = ({ sections }: Page, first: number) =>
  sections.slice(first).map(({ text }) => text);

const changed = (page: Page, index: number, text: string): Page => ({
  ...page,
  sections: page.sections.with(index, { ...(page.sections[index] as Section), text }),
});

it('another tab moved and rewrote a section: words stay in the section they were typed in', () =>
  withPage(async ({ root, first, read, write, open }) => {
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
    const saved = await saveDiagnostics(root, { file: FILE, opened: other, record: moved });
    expect(saved.problems).toEqual([]);
    write(moved);

    const typed = changed(mine, first + 1, 'Typed.');
    const { problems, values } = await saveDiagnostics(root, {
      file: FILE,
      opened: mine,
      record: typed,
    });
    expect(problems).toEqual([]);
    expect((values as Page).sections.slice(first).map(({ _id }) => _id)).toEqual(
      [first + 2, first + 1, first].map((index) => mine.sections[index]?._id),
    );
    write(values as Page);
    expect(textsOf(read(), first)).toEqual(['Moved, rewritten.', 'Typed.', 'Text 1.']);
  }));

it('somebody rewrote the same section: nothing is written, and the section is named', () =>
  withPage(async ({ root, first, read, write, open }) => {
    const mine = open();
    write(changed(read(), first + 1, 'By hand.'));
    const typed = changed(mine, first + 1, 'Typed.');
    const { problems } = await saveDiagnostics(root, { file: FILE, opened: mine, record: typed });
    expect(problems).toEqual([expect.stringMatching(/Line.* was changed while/)]);
  }));
