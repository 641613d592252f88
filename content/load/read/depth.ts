import type { Fault } from './diagnostic.ts';

/** Three times as deep as the deepest record. */
export const DEEPEST = 20;

/** The fault for a value that is nested too deeply: a program that recurses into it runs out of memory. */
export const depthFault = (offset: number): Fault => ({
  rule: `Here begins a group inside more than ${DEEPEST} others.`,
  fix: 'Delete it: no record is that deep.',
  offset,
  length: 1,
});

/** Whether data is nested more than `most` groups deep. */
export const isDeeper = (value: unknown, most = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1)));

/** More than ten times the largest record: checking tens of thousands of values takes seconds. */
const MOST_VALUES = 4_000;

/** The fault if data has too many values, counting lists and groups. */
export function countFault(data: unknown): Omit<Fault, 'offset' | 'length'> | undefined {
  let left = MOST_VALUES;
  const isMore = (value: unknown): boolean => {
    left -= 1;
    const isGroup = typeof value === 'object' && value !== null;
    return left < 0 || (isGroup && Object.values(value).some(isMore));
  };
  if (!isMore(data)) return undefined;
  const rule = `The record holds more than ${MOST_VALUES} values.`;
  return { rule, fix: 'Take some away: no record holds that many.' };
}

/** The position at which JSON is nested too deeply, whether the rest of it can be parsed or not. */
export function jsonDepthFault(text: string): Fault | undefined {
  let depth = 0;
  // A quoted text, closed or not, or a character that opens or closes a group.
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[{}\]]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > DEEPEST) return depthFault(index);
  }
  return undefined;
}
