import { DATETIME, timeOf } from '../../schema/datetime.ts';
import { CLOCK } from '../../schema/locale.ts';

/**
 * The time that decides what is published: `BUILD_TIME`, in the format of a record's times, or now.
 * @throws if `BUILD_TIME` is not a date or time
 */
export function buildTime({ BUILD_TIME }: NodeJS.ProcessEnv = process.env): number {
  if (!BUILD_TIME) return Date.now();
  if (!DATETIME.test(BUILD_TIME)) {
    throw new Error(`BUILD_TIME is “${BUILD_TIME}”: write it as 2026-12-01T09:30, ${CLOCK}.`);
  }
  return timeOf(BUILD_TIME);
}
