// The editor of the studio from one code to the next; what takes a minute is done by hand here.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ASSETS, ENTRY, MANIFEST, PAGE, STYLE } from '../../../tina/server/built/BuiltEditor.ts';
import { type EditorFailure, openEditor } from '../../../tina/server/studio/openEditor.ts';
import { builtPage } from './studioServer.ts';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An editor whose code is a word, and whose builds end when the test says so. */
function edited(first: string, pages: Promise<string> = new Promise(() => {})) {
  const root = mkdtempSync(join(tmpdir(), 'open-editor-'));
  const said: string[] = [];
  for (const level of ['log', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((words) => said.push(words));
  let code = first;
  const folderOf = (name: string) => join(root, name);
  const ends = new Map<string, (why?: string) => void>();
  const editor = openEditor(
    () => folderOf(code),
    (signal) => {
      const own = code;
      return new Promise((done, fail) => {
        signal.addEventListener('abort', () => fail(new Error(`${own} was ended`)));
        ends.set(own, (why) => (why ? fail(new Error(why)) : done(builtPage(folderOf(own)))));
      });
    },
    () => pages,
  );
  ended.push(() => {
    editor.stop();
    rmSync(root, { recursive: true });
  });
  return {
    editor,
    said,
    folderOf,
    end: (own: string, why?: string) => ends.get(own)?.(why),
    async change(to: string, file = 'content/schema/talks.ts') {
      code = to;
      editor.changed(resolve(file));
      await vi.waitUntil(() => ends.has(to));
    },
  };
}

const refused = (opening: Promise<unknown>) =>
  opening.then(
    () => undefined,
    (error: EditorFailure) => error,
  );

test('it is built at once, and opened when it is there', async () => {
  const { editor, said, end, folderOf } = edited('one');
  expect(editor.forms().result).toBeUndefined();
  const opened = editor.open();
  end('one');
  expect(await opened).toBe(folderOf('one'));
  expect(editor.forms().result).toBe(folderOf('one'));
  expect(said).toEqual([expect.stringContaining('being built'), 'The editor is built.']);
});

test('code that cannot be built is told, and healed when it is mended', async () => {
  const { editor, said, change, end, folderOf } = edited('wrong');
  end('wrong', 'Expected ";" but found "is"');
  const failure = await refused(editor.open());
  expect(failure?.message).toContain('The editor could not start: Expected ";" but found "is"');
  expect(said).toContain(failure?.message);
  expect(editor.forms().result).toBe(failure);
  await change('mended');
  end('mended');
  expect(await editor.open()).toBe(folderOf('mended'));
});

test('changed code is built anew, and what was open keeps its parts', async () => {
  const { editor, change, end, folderOf } = edited('one');
  end('one');
  await editor.open();
  await change('two');
  expect(editor.forms().result).toBeUndefined();
  expect(await editor.open()).toBe(folderOf('one'));
  end('two');
  await editor.forms().built;
  expect(await editor.open()).toBe(folderOf('two'));
  expect(editor.folders).toEqual([folderOf('two'), folderOf('one')]);
});

test('a change meanwhile ends the build of the older code, and who waits gets the newer', async () => {
  const { editor, said, change, end, folderOf } = edited('one');
  const opened = editor.open();
  await change('two');
  end('two');
  expect(await opened).toBe(folderOf('two'));
  expect(said.join()).not.toContain('could not start');
});

test('code that no form is made from builds nothing, nor does a file that is as it was', async () => {
  vi.useFakeTimers();
  const { editor } = edited('one');
  const before = editor.forms();
  editor.changed(resolve('components/ui/styles.css'));
  editor.changed(resolve('content/schema/talks.ts'));
  vi.advanceTimersByTime(1_000);
  expect(editor.forms()).toBe(before);
});

/** A folder in the place of a build of the page beside the form. */
function besideBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'beside-'));
  ended.push(() => rmSync(folder, { recursive: true }));
  const manifest = { [ENTRY]: { file: 'editor/assets/edit.js' }, [STYLE]: { file: 'style.css' } };
  mkdirSync(join(folder, PAGE));
  writeFileSync(join(folder, PAGE, MANIFEST), JSON.stringify(manifest));
  return folder;
}

test('the built page beside the form serves until its code changes', async () => {
  const folder = besideBuild();
  const { editor } = edited('one', Promise.resolve(folder));
  expect(editor.beside()).toBeUndefined();
  await vi.waitUntil(editor.beside);
  expect(editor.beside()).toEqual({
    assets: join(folder, PAGE, ASSETS),
    entry: '/editor/assets/edit.js',
    style: '/style.css',
  });
  editor.changed(resolve('content/pages/home.json'));
  expect(editor.beside()).toBeDefined();
  editor.changed(resolve('components/ui/styles.css'));
  expect(editor.beside()).toBeUndefined();
});

test('a page beside the form that is built of older code does not serve', async () => {
  const folder = besideBuild();
  let end = (_folder: string) => {};
  const pages = new Promise<string>((done) => {
    end = done;
  });
  const { editor } = edited('one', pages);
  editor.changed(resolve('components/ui/styles.css'));
  end(folder);
  await pages;
  await Promise.resolve();
  expect(editor.beside()).toBeUndefined();
});

test('an editor that is stopped has not failed', async () => {
  const { editor, said } = edited('one');
  editor.stop();
  await refused(editor.open());
  expect(said.join()).not.toContain('could not start');
});
