import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { PROBE } from '../adminPage.ts';
import { EditorFailure } from './EditorFailure.ts';

const STARTUP_MS = 180_000;
const POLL_MS = 250;
const ANSWER_MS = 10_000;

/** Where the editor's server listens, and what it wants to hear from who asks. */
export interface EditorServer {
  url: string;
  headers: Readonly<Record<string, string>>;
}

interface OpenEditor extends EditorServer {
  /** Its page. */
  html: string;
}

/** The editor's server behind the site's. */
export interface Editor {
  /** When it can be opened; rejects with the failure where it cannot, or not any more. */
  open(): Promise<OpenEditor>;
  /** Why it cannot be opened, as soon as that is so. */
  failed: Promise<EditorFailure>;
  /** Ends it, which is no failure. */
  stop(): void;
}

/**
 * Follows the editor's server from its start to its end.
 * @param child the process that serves the editor; what it says is told where it fails
 * @param page reads the editor's page, which is there when the server answers
 */
export function watchEditor(child: ChildProcess, server: EditorServer, page: () => string): Editor {
  const ended = whyItEnded(child);
  const started = listening(server, ended).then(() => ({ ...server, html: page() }));
  const failed = started.then(
    async () => new EditorFailure('The editor has stopped', await ended),
    (error: Error) => {
      child.kill('SIGTERM');
      return new EditorFailure('The editor could not start', error.message);
    },
  );
  const opened = started.catch(() => failed);
  return {
    failed,
    async open() {
      // Where both are known the first counts: an editor that had started may have stopped.
      const answer = await Promise.race([failed, opened]);
      if (answer instanceof EditorFailure) throw answer;
      return answer;
    },
    stop() {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
    },
  };
}

/** What to tell of a process that has ended. */
async function whyItEnded(child: ChildProcess): Promise<string> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
    });
  }
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      const how = signal ? `it was ended by ${signal}` : `it ended with code ${code}`;
      const complaint = lastComplaint(said);
      resolve(complaint ? `${how} and last said “${complaint}”` : how);
    });
  });
}

const lastComplaint = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => /error|cannot|unable|fail/i.test(line));

/** Waits until the editor answers. @throws {Error} that says why it never will */
async function listening(server: EditorServer, ended: Promise<string>): Promise<void> {
  const deadline = Date.now() + STARTUP_MS;
  while (!(await answers(server))) {
    const why = await Promise.race([ended, wait(POLL_MS)]);
    if (why) throw new Error(why);
    if (Date.now() > deadline) throw new Error('it did not answer in time');
  }
}

/** Whether it is Tina that answers, and not whoever took the port before it. */
const answers = ({ url, headers }: EditorServer) =>
  fetch(url + PROBE, { headers, signal: AbortSignal.timeout(ANSWER_MS) }).then(
    async ({ ok, body }) => {
      await body?.cancel();
      return ok;
    },
    () => false,
  );
