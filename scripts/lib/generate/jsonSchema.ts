import { z } from 'zod';
import { cms, type FieldMeta } from '../../../content/schema/cms.ts';
import type { Collection } from '../../../content/schema/collections.ts';
import { explain } from '../../../content/schema/explain.ts';

/** JSON Schema with VS Code's addition: an error message for a pattern. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  patternErrorMessage?: string;
}

/** The parts of a text field's rules from which a message is made. */
interface TextRule {
  readonly format: string;
  readonly pattern: RegExp;
  readonly error?: z.core.$ZodErrorMap<never>;
}

/** Zod uses the URL parser, which JSON Schema cannot; this pattern covers what matters. */
const HTTPS: TextRule = { format: 'url', pattern: /^https:\/\/[^\s/]\S*$/ };

/**
 * The schema of a collection for editors that support JSON Schema: labels as titles, help as descriptions, and the
 * check's own messages for texts in a wrong format. It cannot express rules between fields and between files; the check
 * reports those.
 */
export function jsonSchema({ label, format, schema }: Collection): JsonSchema {
  const described: JsonSchema = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema: out }) => describe(zodSchema, out as JsonSchema),
  });
  const { $schema, properties = {}, required = [], ...rest } = described;
  // VS Code applies the schema to front matter, which does not contain the body.
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
  // A format next to its pattern would be reported twice.
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

/** The check's message for a text that breaks this rule. */
function message({ format, pattern, error }: TextRule, meta: FieldMeta | undefined): string {
  // A rule about the edges of a text needs an input that breaks it there.
  const input = pattern.test('X, y') && !pattern.test(' X, y') ? ' X, y' : '';
  const raw = { code: 'invalid_format' as const, format, input, path: [] };
  const text = String(error?.(raw as never));
  const { rule, fix } = explain({ ...raw, message: text }, meta);
  return `${rule} ${fix}`;
}
