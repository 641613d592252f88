import type { z } from 'zod';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import { fieldAt } from '../../content/load/read/schemaWalk.ts';
import { explain } from '../../content/schema/explain.ts';
import { tinaName } from './tinaName.ts';
import { isTree, toRecord } from './toRecord.ts';

type Values = Readonly<Record<string, unknown>>;

const known = new WeakMap<Values, ReadonlyMap<string, string>>();

/**
 * What the rules between the fields of a record say of one of them, as the content check would print it.
 * @param values the whole form's; asked once for all of its fields, as a form keeps them until one changes
 * @param name the field's in the form: `slides.0.alt`
 */
export function ruleBetween(schema: z.ZodObject, values: Values, name: string): string | undefined {
  const told = known.get(values) ?? rulesBetween(schema, values);
  known.set(values, told);
  return told.get(name);
}

function rulesBetween(schema: z.ZodObject, values: Values): ReadonlyMap<string, string> {
  // No rule looks at the text of a record, which takes longest to write.
  const fields = Object.entries(values).filter(([, value]) => !isTree(value));
  const record = withoutAbsent(toRecord(schema, Object.fromEntries(fields)));
  const { error } = schema.safeParse(record, { reportInput: true });
  return new Map(
    error?.issues
      .filter(({ code }) => code === 'custom')
      .map((issue) => {
        const { rule, fix } = explain(issue, fieldAt(schema, issue.path, record)?.meta);
        return [issue.path.map((step) => tinaName(String(step))).join('.'), `${rule} ${fix}`];
      }),
  );
}
