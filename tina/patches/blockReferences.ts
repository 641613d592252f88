// Loaded into Tina's own process (tina/server/studio/startTina.ts).
// Tina: looks for references within blocks under the name of their kind, where no record has them, so that a file
// that is renamed keeps its old name in the sections of pages.
// Here: they are found where they stand.
// Upstream: no report found. Written for @tinacms/graphql 3.0.0.
import { TinaSchema } from '@tinacms/schema-tools';

interface Field {
  name: string;
  type: string;
  list?: boolean;
  collections?: readonly string[];
  fields?: readonly Field[];
  templates?: readonly { fields: readonly Field[] }[];
}

/** Every reference below some fields, with the way to it as JSONPath. */
function* referencesIn(fields: readonly Field[], path: string): Generator<[Field, string]> {
  for (const field of fields) {
    const own = `${path}.${field.name}${field.list ? '[*]' : ''}`;
    if (field.type === 'reference') yield [field, own];
    yield* referencesIn(field.fields ?? [], own);
    for (const template of field.templates ?? []) yield* referencesIn(template.fields, own);
  }
}

TinaSchema.prototype.findReferencesFromCollection = function findReferences(name: string) {
  const found: Record<string, string[]> = {};
  const { fields = [] } = this.getCollection(name) as unknown as { fields?: readonly Field[] };
  for (const [{ collections = [] }, path] of referencesIn(fields, '$')) {
    for (const other of collections) found[other] = [...(found[other] ?? []), path];
  }
  return found;
};
