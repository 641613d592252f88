import { availableParallelism, loadavg } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** So many tries fail for one reason before any test passes: the rest would wait for the same thing. */
const SAME_REASON = 4;

/**
 * Why a test may pass only at its second try. Each holds while more processes want to run than the machine has
 * cores: then a browser may be held up for longer than any limit.
 */
const EXCUSES = {
  'a time limit': /\btime(?:d )?-?out\b|\btimeout\b/i,
  'a browser that ended': /Target crashed|has been closed/,
  'an idle connection that ended (RFC 9112, 9.3.1)': /ECONNRESET/,
  'a measured time or size': /^Expected: +<=? /m,
} as const;

/** Ends a run that fails for one reason from its start; with `CI`, fails tests that passed at their second try. */
export default class implements Reporter {
  #passed = false;
  #firstReasons: string[] = [];
  #inexcusable = new Set<string>();
  #again: string[] = [];
  #isLoaded: () => boolean;

  /** @param options `isLoaded`, for its own test: whether the machine is busy */
  constructor({ isLoaded }: { isLoaded?: boolean } = {}) {
    this.#isLoaded = () => isLoaded ?? (loadavg()[0] ?? 0) > availableParallelism();
  }

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    const id = `${test.location.file}:${test.location.line} ${test.title}`;
    if (status === 'passed') {
      this.#passed = true;
      if (this.#inexcusable.has(id)) this.#again.push(id);
    }
    if (status !== 'failed' && status !== 'timedOut') return;
    const message = stripVTControlCharacters(error?.message ?? status);
    const isExcused = this.#isLoaded() && Object.values(EXCUSES).some((one) => one.test(message));
    if (!isExcused) this.#inexcusable.add(id);
    this.#firstReasons.push(message.split('\n')[0] ?? '');
    const reasons = new Set(this.#firstReasons).size;
    if (this.#passed || reasons > 1 || this.#firstReasons.length !== SAME_REASON) return;
    console.error(
      `\nStopped: the first ${SAME_REASON} tries failed for one reason, and no test passed: ${message}`,
    );
    process.kill(process.pid, 'SIGINT');
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    if (!process.env.CI || this.#again.length === 0) return { status };
    console.error(
      `\nFailed, because they passed only when they were run again, for none of these reasons on a loaded machine: ${Object.keys(EXCUSES).join(', ')} (tests/reporter.ts):\n${this.#again.join('\n')}`,
    );
    return { status: status === 'passed' ? 'failed' : status };
  }
}
