import { readFileSync, writeFileSync } from 'node:fs';
import { test } from '@playwright/test';

const kept = new Map<string, string>();

/** Reads a record, and puts it back as it was when the test is over. */
export function keep(file: string): string {
  const text = readFileSync(file, 'utf8');
  kept.set(file, text);
  return text;
}

export const restoreRecords = () =>
  test.afterEach(() => {
    for (const [file, text] of kept) writeFileSync(file, text);
    kept.clear();
  });

/** The lines that one text has and the other has not, both ways. */
export function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)),
    come: now.filter((line) => !old.includes(line)),
  };
}
