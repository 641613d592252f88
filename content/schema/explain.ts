import type { z } from 'zod';
import type { FieldMeta } from './cms.ts';
import { CLOCK } from './locale.ts';
import { TYPE, TYPE_LABEL } from './section.ts';

/** A broken rule in an editor's terms, and its fix. */
export interface Explanation {
  rule: string;
  fix: string;
}

type Issue = z.core.$ZodIssue;

/** Names of types, by zod's name of the type, with the fix. */
const TYPES: Record<string, { name: string; fix: string }> = {
  string: { name: 'text', fix: 'Write it as text in double quotes.' },
  number: { name: 'a number', fix: 'Write digits only, without quotes.' },
  int: { name: 'a whole number', fix: 'Write digits only, without quotes and decimals.' },
  boolean: { name: 'yes or no', fix: 'Write true or false, without quotes.' },
  array: { name: 'a list', fix: 'Put its items in square brackets.' },
  object: { name: 'a group of fields', fix: 'Put its fields in curly brackets.' },
};

const named = (value: unknown) => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' && !Number.isInteger(value)) return `${value}`;
  return TYPES[typeof value]?.name ?? typeof value;
};

/** `1 page`, `3 pages`. */
export const plural = (count: number | bigint, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;

/** The name of a field without a label: its key, or its position in a list. */
const unlabelled = (key: PropertyKey | undefined) =>
  typeof key === 'number' ? `Item ${key + 1}` : String(key ?? 'The record');

/**
 * Describes a zod issue with the field's label. The check prints it and the editor shows it, so both use the same
 * message. Issues must carry their input (`reportInput`).
 */
export function explain(issue: Issue, meta: FieldMeta | undefined): Explanation {
  const label = `“${meta?.label ?? unlabelled(issue.path.at(-1))}”`;
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return size(issue, label);
    case 'invalid_type':
      return issue.input === undefined ? missing(label, meta) : wrongType(issue, label);
    case 'invalid_value':
      return issue.input === undefined ? missing(label, meta) : wrongChoice(issue, label);
    case 'invalid_union':
      return unknownVariant(issue);
    case 'invalid_format':
      return format(issue, label, meta);
    case 'unrecognized_keys':
      return {
        rule: `${quoted(issue.keys)} ${issue.keys.length === 1 ? 'is not a field' : 'are not fields'} here.`,
        fix: 'Correct the spelling, or delete it.',
      };
    case 'custom':
      return {
        rule: `${label} ${issue.message}.`,
        fix: String(issue.params?.fix ?? meta?.help ?? 'Change it.'),
      };
    default:
      return { rule: `${label}: ${issue.message}.`, fix: meta?.help ?? 'Change it.' };
  }
}

const quoted = (words: readonly unknown[]) => words.map((word) => `“${word}”`).join(', ');

const missing = (label: string, meta: FieldMeta | undefined): Explanation => ({
  rule: `${label} is missing.`,
  fix: `Fill it in.${meta?.help ? ` ${meta.help}` : ''}`,
});

function wrongType(issue: z.core.$ZodIssueInvalidType, label: string): Explanation {
  const type = TYPES[issue.expected] ?? { name: issue.expected, fix: 'Change it.' };
  return {
    rule: `${label} has to be ${type.name}, and is ${named(issue.input)}.`,
    fix: type.fix,
  };
}

function wrongChoice(issue: z.core.$ZodIssueInvalidValue, label: string): Explanation {
  const given = typeof issue.input === 'string' ? `“${issue.input}”` : named(issue.input);
  return {
    rule: `${label} cannot be ${given}.`,
    fix: `Choose one of ${quoted(issue.values)}.`,
  };
}

/** The variant that a value of a union names. */
export const variantNamed = ({ input, path }: Issue): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, String(path.at(-1))) : input;

function unknownVariant(issue: z.core.$ZodIssueInvalidUnion): Explanation {
  const given = variantNamed(issue);
  const key = String(issue.path.at(-1));
  const field = `“${key === TYPE ? TYPE_LABEL : key}”`;
  const names = quoted(variantNames(issue));
  return given === undefined
    ? { rule: `${field} is missing.`, fix: `Write “${key}” with one of ${names}.` }
    : { rule: `${field} cannot be “${String(given)}”.`, fix: `Choose one of ${names}.` };
}

/** The names of a union's variants. */
export const variantNames = (issue: z.core.$ZodIssueInvalidUnion): string[] =>
  'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];

function size(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  label: string,
): Explanation {
  const over = issue.code === 'too_big';
  const limit = over ? issue.maximum : issue.minimum;
  const exact = issue.exact ? '' : over ? 'at most ' : 'at least ';
  if (issue.origin === 'string' || issue.origin === 'array') {
    const unit = issue.origin === 'string' ? 'character' : 'item';
    const has = (issue.input as unknown as { length: number }).length;
    const off = Math.abs(has - Number(limit));
    return {
      rule: `${label} has ${plural(has, unit)}; it has to have ${exact}${limit}.`,
      fix: over
        ? `${unit === 'item' ? 'Take away' : 'Shorten it by'} ${plural(off, unit)}.`
        : `Add ${plural(off, unit)}${unit === 'item' ? '' : ' or more'}.`,
    };
  }
  return {
    rule: `${label} is ${issue.input}; it has to be ${exact}${limit}.`,
    fix: `Write ${limit} or ${over ? 'less' : 'more'}.`,
  };
}

function format(
  issue: z.core.$ZodIssueInvalidStringFormat,
  label: string,
  meta: FieldMeta | undefined,
): Explanation {
  const input = String(issue.input);
  switch (issue.format) {
    case 'date':
      return {
        rule: `${label} is not a day of the calendar.`,
        fix: 'Write year, month and day, as 2025-02-14.',
      };
    case 'email':
      return { rule: `${label} is not a mail address.`, fix: 'Write it as name@company.example.' };
    case 'url':
      return {
        rule: `${label} is not an https:// address.`,
        fix: 'Write the whole address, from https:// on.',
      };
    default:
      return { rule: `${label} ${issue.message}.`, fix: formatFix(input, meta) };
  }
}

function formatFix(input: string, meta: FieldMeta | undefined) {
  if (input.trim() !== input) return 'Delete the spaces and line breaks at its edges.';
  if (meta?.widget === 'image') return 'Choose a picture; its path starts with /images/.';
  if (meta?.widget === 'datetime')
    return `Write it as 2026-12-01T09:30, ${CLOCK}, or as 2026-12-01.`;
  if (meta?.widget === 'reference')
    return `Choose a record, as content/${meta.collection}/name.json.`;
  return meta?.help ?? 'Change it as the rule says.';
}
