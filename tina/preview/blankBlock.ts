import type { z } from 'zod';
import { TYPE } from '../../content/schema/section.ts';
import { LiveRecords } from './LiveRecords.ts';
import { createSourceMarks, unmarked } from './sourceMarks.ts';

/** A section of a kind in which the labels of its fields stand in the place of words. */
export function blankBlock(type: string, variant: z.ZodObject): Record<string, unknown> {
  const live = new LiveRecords(createSourceMarks(), new Set());
  const blank = live.group(variant, undefined, type);
  // What is shown here leads nowhere, and bears no marks.
  return { ...JSON.parse(unmarked(JSON.stringify(blank))), [TYPE]: type };
}
