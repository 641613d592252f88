import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { inspect } from '../../../content/load/inspect.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { reportText } from '../../../content/load/read/report.ts';
import { saveButton } from './admin.ts';
import { SCRATCH } from './scratch.ts';

const texts = new Map<string, string | undefined>();

/** A record's text, in the copy that the tests edit. */
export const read = (file: string): string => readFileSync(join(SCRATCH, file), 'utf8');

/** A record, for who waits for it: while it is being written it is not there. */
export function readRecord(file: string): unknown {
  try {
    return JSON.parse(read(file));
  } catch {
    return undefined;
  }
}

export const write = (file: string, text: string): void => writeFileSync(join(SCRATCH, file), text);

export const exists = (file: string): boolean => existsSync(join(SCRATCH, file));

/** How many talks there are. */
export const talkCount = (): number => readdirSync(join(SCRATCH, 'content/talks')).length;

/** The number of the newest talk. */
export const highestNumber = (): number =>
  Math.max(
    ...readdirSync(join(SCRATCH, 'content/talks')).map(
      (name) => JSON.parse(read(`content/talks/${name}`)).id,
    ),
  );

/** Reads a record, and has it back as it was when the test is over; one that was not there goes. */
export function keep(file: string): string {
  const text = exists(file) ? read(file) : undefined;
  texts.set(file, text);
  return text ?? '';
}

/** After each test. */
export function restoreRecords(): void {
  for (const [file, text] of texts) {
    if (text === undefined) rmSync(join(SCRATCH, file), { force: true });
    else if (!exists(file) || read(file) !== text) write(file, text);
  }
  texts.clear();
}

/** What `npm run content:check` would say of the copy; empty where it finds no error. */
export function checkReport(): string {
  const errors = inspect(SCRATCH).diagnostics.filter(({ severity }) => severity === 'error');
  return reportText(locate(SCRATCH, errors));
}

/** Presses Save, and waits until one line of a record, and no other, says something else. */
export async function saveLine(page: Page, file: string, now: string): Promise<void> {
  const before = read(file);
  await saveButton(page).click();
  await expect
    .poll(() => changedLines(before, read(file)).come)
    .toEqual([expect.stringContaining(now)]);
  expect(changedLines(before, read(file)).gone).toHaveLength(1);
  expect(checkReport()).toBe('');
}

/** The lines that one text has and the other has not, both ways. */
export function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)),
    come: now.filter((line) => !old.includes(line)),
  };
}
