import { z } from 'zod';
import { cms, type FieldMeta } from '../../../content/schema/cms.ts';
import type { Collection } from '../../../content/schema/collections.ts';
import { explain } from '../../../content/schema/explain.ts';

/** JSON Schema with what VS Code adds to it: its own words where a pattern does not match. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  patternErrorMessage?: string;
}

/** What the rules of a text field look like from outside: the parts that a message is made from. */
interface TextRule {
  readonly format: string;
  readonly pattern: RegExp;
  readonly error?: z.core.$ZodErrorMap<never>;
}

/** Zod itself asks the URL parser, which a JSON Schema cannot; this is the part that matters. */
const HTTPS: TextRule = { format: 'url', pattern: /^https:\/\/[^\s/]\S*$/ };

/**
 * The schema of a collection for editors that know JSON Schema: labels as titles, help as descriptions,
 * and the check's own sentences where a text is not in its form. Rules between fields and between
 * files cannot be said in it; the check reports those.
 */
export function jsonSchema({ label, format, schema }: Collection): JsonSchema {
  const described: JsonSchema = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema: out }) => describe(zodSchema, out as JsonSchema),
  });
  const { $schema, properties = {}, required = [], ...rest } = described;
  // The body of an MDX file is not in its front matter, which is all that a schema can be held to.
  const inFile = (key: string) => format === 'json' || key !== 'body';
  return {
    $schema,
    title: label,
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([key]) => inFile(key))),
    required: required.filter(inFile),
  };
}

function describe(schema: z.core.$ZodType, out: JsonSchema) {
  const meta = cms.get(schema as z.ZodType);
  if (meta) {
    out.title = meta.label;
    if (meta.help) out.description = meta.help;
  }
  const rules = textRules(schema);
  if (rules.length === 0) return;
  // A format next to its pattern would say the same thing a second time.
  delete out.format;
  delete out.pattern;
  delete out.allOf;
  const patterns = rules.map((rule) => ({
    pattern: rule.pattern.source,
    patternErrorMessage: message(rule, meta),
  }));
  if (patterns.length === 1) Object.assign(out, patterns[0]);
  else out.allOf = patterns;
}

function textRules(schema: z.core.$ZodType): TextRule[] {
  if (schema instanceof z.ZodURL) return [{ ...HTTPS, error: schema._zod.def.error }];
  const own = schema instanceof z.ZodStringFormat ? [schema._zod.def] : [];
  const checks = (schema._zod.def as z.core.$ZodStringDef).checks ?? [];
  return [...own, ...checks.map(({ _zod }) => _zod.def)].flatMap((def) => {
    const rule = def as Partial<TextRule>;
    const pattern = rule.pattern ?? (rule.format === 'date' ? z.core.regexes.date : undefined);
    return rule.format && pattern ? [{ ...rule, format: rule.format, pattern }] : [];
  });
}

/** What the check would print for a text that breaks this one rule. */
function message({ format, pattern, error }: TextRule, meta: FieldMeta | undefined): string {
  // A rule that only minds the edges explains itself by them.
  const input = pattern.test('X, y') && !pattern.test(' X, y') ? ' X, y' : '';
  const raw = { code: 'invalid_format' as const, format, input, path: [] };
  const told = String(error?.(raw as never));
  const { rule, fix } = explain({ ...raw, message: told }, meta);
  return `${rule} ${fix}`;
}
