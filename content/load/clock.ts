import { MOMENT, momentOf } from '../schema/moment.ts';

/**
 * The moment that decides what is published: `BUILD_TIME`, written as a record's own moments are, or
 * now.
 * @throws when `BUILD_TIME` is no moment
 */
export function buildTime({ BUILD_TIME }: NodeJS.ProcessEnv = process.env): number {
  if (!BUILD_TIME) return Date.now();
  if (!MOMENT.test(BUILD_TIME)) {
    throw new Error(`BUILD_TIME is “${BUILD_TIME}”: write it as 2026-12-01T09:30, Mumbai time.`);
  }
  return momentOf(BUILD_TIME);
}
