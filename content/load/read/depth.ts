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
