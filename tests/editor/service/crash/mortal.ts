import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { GitRepository } from '../../../../tina/proposals/GitRepository.ts';
import type { Proposal, SaveAnswer } from '../../../../tina/shared/Repository.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** What can be asked, and what comes back. */
interface Answers {
  readonly open: Proposal;
  readonly proposal: Proposal | undefined;
  readonly saveTogether: readonly SaveAnswer[];
}

interface Message {
  readonly ready?: true;
  readonly number?: number;
  readonly answer?: unknown;
  readonly error?: string;
}

/** The process was killed before it answered. */
export class Killed extends Error {}

/** A repository in a process of its own, that can be killed at any moment and started again. */
export class Mortal {
  readonly #args: readonly string[];
  #child: ChildProcess | undefined;
  #starting: Promise<void> | undefined;
  #count = 0;
  readonly #open = new Map<
    number,
    { resolve(answer: unknown): void; reject(error: Error): void }
  >();

  constructor(folder: string, project: string) {
    this.#args = [folder, project];
  }

  /** Asks, and starts the process if there is none. */
  async ask<M extends keyof Answers>(
    method: M,
    ...args: Parameters<GitRepository[M]>
  ): Promise<Answers[M]> {
    await this.#start();
    const number = this.#count++;
    return new Promise<Answers[M]>((resolve, reject) => {
      this.#open.set(number, { resolve: resolve as (answer: unknown) => void, reject });
      this.#child?.send({ number, method, args }, (error) => {
        if (error) this.#settle(number)?.reject(new Killed());
      });
    });
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  #settle(number: number) {
    const question = this.#open.get(number);
    this.#open.delete(number);
    return question;
  }

  #start(): Promise<void> {
    this.#starting ??= new Promise((resolve, reject) => {
      const child = fork(CHILD, this.#args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
      let said = '';
      child.stderr?.on('data', (chunk) => {
        said += chunk;
      });
      child.on('message', ({ ready, number, answer, error }: Message) => {
        if (ready) return resolve();
        const question = this.#settle(number as number);
        if (error) question?.reject(new Error(error));
        else question?.resolve(answer);
      });
      child.on('exit', (code) => {
        this.#child = undefined;
        this.#starting = undefined;
        for (const number of [...this.#open.keys()]) this.#settle(number)?.reject(new Killed());
        if (code !== null && code !== 0) reject(new Error(said));
        else reject(new Killed());
      });
      this.#child = child;
    });
    return this.#starting;
  }
}
