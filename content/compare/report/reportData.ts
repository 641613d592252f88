import { z } from 'zod';

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const what = z.enum(['added', 'changed', 'renamed', 'removed']);
const file = z.object({ what, file: z.string(), from: z.string().optional() });
const revision = z.object({ name: z.string(), commit: z.string(), subject: z.string() });

const picture = z.object({
  path: z.string(),
  file: z.string().optional(),
  bytes: z.number(),
  width: z.number().optional(),
  height: z.number().optional(),
});

const shown = z.discriminatedUnion('as', [
  z.object({
    as: z.literal('values'),
    before: z.string().optional(),
    after: z.string().optional(),
  }),
  z.object({
    as: z.literal('words'),
    parts: list(z.object({ what: z.enum(['same', 'removed', 'added']), text: z.string() })),
  }),
  z.object({
    as: z.literal('pictures'),
    before: picture.optional(),
    after: picture.optional(),
  }),
]);

const record = file.extend({
  name: z.string(),
  kind: z.string(),
  hidden: z.string().optional(),
  fields: list(
    z.object({
      path: list(z.string()),
      what: z.enum(['added', 'changed', 'moved', 'removed']),
      shown,
    }),
  ),
  routes: list(z.string()),
});

const page = z.object({
  what: z.enum(['added', 'changed', 'removed']),
  route: z.string(),
  contents: list(z.string()),
  pictures: list(z.string()),
  lostAnchors: list(z.string()),
});

/** What a comment is written from: a review as data, which one job hands to another. */
const DATA = z.object({
  base: revision,
  head: revision,
  apart: z.number(),
  content: z.object({
    records: list(record),
    pictures: list(
      z.object({
        what,
        before: picture.optional(),
        after: picture.optional(),
        shownBy: list(z.string()),
      }),
    ),
    rewritten: list(z.string()),
    problems: list(
      z.object({
        severity: z.enum(['error', 'warning']),
        rule: z.string(),
        fix: z.string(),
        file: z.string(),
        line: z.number(),
      }),
    ),
    standing: z.number(),
    fixed: z.number(),
  }),
  code: list(file),
  pages: list(page),
  beside: list(z.object({ what: page.shape.what, address: z.string() })),
  same: z.number(),
  unbuilt: z.string().optional(),
  looked: z.boolean(),
});

export type ReportData = z.infer<typeof DATA>;

/** Ten thousand records in one change take less. */
const MOST_BYTES = 20_000_000;

/** A review as data: what `readReport` reads, and nothing else of it. */
export const reportJson = (review: ReportData): string => JSON.stringify(DATA.parse(review));

/**
 * Reads a report that another job wrote, who may have been made to write anything.
 * @throws in one line, where it is no report
 */
export function readReport(bytes: Buffer): ReportData {
  if (bytes.length > MOST_BYTES) {
    throw new Error(`The report has ${bytes.length} bytes; more than ${MOST_BYTES} are not read.`);
  }
  const read = z.safeParse(DATA, json(bytes));
  if (read.success) return read.data;
  const [{ path, message }] = read.error.issues as [z.core.$ZodIssue];
  throw new Error(`This is no report of a review: ${path.map(String).join('.')}: ${message}.`);
}

function json(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
