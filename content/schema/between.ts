import { z } from 'zod';

// Rules between the fields of one record. They run even while other fields are invalid, so that everything is reported
// at once.

/** The fields that such a rule reads: their values may be anything, or missing. */
export type Given<Key extends string> = Partial<Record<Key, unknown>>;

const isGroup = (value: unknown) => typeof value === 'object' && value !== null;

/** A rule between the fields of a group, reported at the field `key`. */
export const between = <T>(
  key: keyof T & string,
  holds: (fields: T) => boolean,
  { rule, fix }: { rule: string; fix: string },
) =>
  z.refine<T>(holds, {
    path: [key],
    error: rule,
    params: { fix },
    when: ({ value }) => isGroup(value),
  });

interface Picked {
  readonly value: unknown;
  readonly path: readonly (string | number)[];
}

/** A rule over a list: the value that `pick` returns for an item must be unique. */
export const unique = <T>(
  pick: (item: T, index: number) => readonly Picked[],
  { rule, fix }: { rule: string; fix: string },
) =>
  z.superRefine<T[]>(
    (items, context) => {
      const owners = new Map<unknown, number>();
      items.forEach((item, index) => {
        if (!isGroup(item)) return;
        for (const { value, path } of pick(item, index)) {
          const owner = owners.get(value);
          if (owner === undefined) owners.set(value, index);
          else if (owner !== index && value !== undefined) {
            context.addIssue({ code: 'custom', path: [...path], message: rule, params: { fix } });
          }
        }
      });
    },
    { when: ({ value }) => Array.isArray(value) },
  );
