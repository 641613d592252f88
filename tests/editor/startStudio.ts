import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { test } from '@playwright/test';

const running = new Set<ChildProcess>();

/** A studio of a test's own, beside the one that all share. */
export interface OwnStudio {
  /** All that it has said until now. */
  said(): string;
  /** Ctrl-C, as a terminal does it: to every process of the group. */
  interrupt(): Promise<void>;
}

/** Starts `npm start` in a folder; ended when the test is over, if not before (`endStudios`). */
export function startStudio(folder: string, port: number): OwnStudio {
  const start = [resolve('scripts/start.ts'), '--port', String(port)];
  const studio = spawn(process.execPath, start, { cwd: folder, detached: true });
  running.add(studio);
  let said = '';
  for (const stream of [studio.stdout, studio.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  return { said: () => said, interrupt: () => interrupt(studio) };
}

async function interrupt(studio: ChildProcess): Promise<void> {
  running.delete(studio);
  if (studio.exitCode !== null) return;
  process.kill(-(studio.pid ?? 0), 'SIGINT');
  await once(studio, 'exit');
}

/** In each file of tests that starts studios. */
export const endStudios = () => test.afterEach(() => Promise.all([...running].map(interrupt)));
