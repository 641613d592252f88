import type { Fault } from './diagnostic.ts';

/** Three times as deep as the deepest record. */
export const DEEPEST = 20;

/** A value inside too many groups: a program that follows them all runs out of memory. */
export const depthFault = (offset: number): Fault => ({
  rule: `Here begins a group inside more than ${DEEPEST} others.`,
  fix: 'Delete it: no record is that deep.',
  offset,
  length: 1,
});

/** Whether data holds groups inside more than `most` others. */
export const isDeeper = (value: unknown, most = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1)));

/** More than ten times as many as the fullest record has: a check of tens of thousands takes seconds. */
const MOST_VALUES = 4_000;

/** What is wrong with the number of values that data holds, lists and groups among them. */
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

/** Where JSON gets too deep, whether the rest of it can be read or not. */
export function jsonDepthFault(text: string): Fault | undefined {
  let depth = 0;
  // A text in quotes, closed or not, or the characters that open and close groups.
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[{}\]]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > DEEPEST) return depthFault(index);
  }
  return undefined;
}
