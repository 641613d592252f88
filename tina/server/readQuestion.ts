import { type DocumentNode, getIntrospectionQuery, parse, visit } from 'graphql';
import { Refusal } from '../../content/compare/refusal.ts';

/** GraphQL compares fields of one name in pairs. The largest question of the editor's page has 100,000. */
const MOST_PAIRS = 300_000;

/** Lists of records. The largest question has one of each kind. */
const MOST_LISTS = 24;

/** The question for the schema, which Tina's page asks once: the only one with fragments. */
const SCHEMA = getIntrospectionQuery();

/**
 * Parses a question of the editor's page, unless it would take seconds: one field a thousand times, a list within
 * a list, or the schema in another way than the editor's page asks for it.
 * @throws {Refusal} 400
 */
export function readQuestion(query: string): DocumentNode {
  const document = parsed(query);
  if (query === SCHEMA) return document;
  const counts = new Map<string, number>();
  let lists = 0;
  let within = 0;
  visit(document, {
    FragmentDefinition: refuse,
    Field: {
      enter({ alias, name: { value } }) {
        const answer = alias?.value ?? value;
        counts.set(answer, (counts.get(answer) ?? 0) + 1);
        if (/^__(?:schema|type)$/.test(value)) refuse();
        if (value !== 'edges') return;
        lists += 1;
        within += 1;
        if (within > 1 || lists > MOST_LISTS) refuse();
      },
      leave({ name }) {
        if (name.value === 'edges') within -= 1;
      },
    },
  });
  const pairs = [...counts.values()].reduce((sum, count) => sum + count ** 2, 0);
  return pairs > MOST_PAIRS ? refuse() : document;
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query);
  } catch {
    throw new Refusal(400, 'This cannot be read as a question of the editor.');
  }
}

function refuse(): never {
  throw new Refusal(400, 'The editor asks no question of this size.');
}
