import { type FieldNode, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql';
import { Refusal } from '../../content/compare/refusal.ts';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import { decode } from '../../content/load/read/decode.ts';
import { readRecord } from '../../content/load/read/record.ts';
import { placeFile } from '../../content/load/source/placement.ts';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../content/schema/collections.ts';
import { isTree, toRecord } from '../forms/toRecord.ts';
import type { Save } from '../proposals/Repository.ts';
import { refuseLarge } from './Change.ts';
import { readQuestion } from './readQuestion.ts';

/** A step of a mutation: what is to be saved, and under which name Tina wants the answer. */
export interface Step {
  readonly alias: string;
  readonly save: Omit<Save, 'base'>;
  /** Nothing may be there yet. */
  readonly isNew: boolean;
}

/** Whether a question wants something changed. @throws {Refusal} where it cannot be read */
export const isMutation = (query: string): boolean =>
  operationsOf(query).some(({ operation }) => operation !== 'query');

function operationsOf(query: string): OperationDefinitionNode[] {
  const document = readQuestion(query);
  return document.definitions.filter((node) => node.kind === 'OperationDefinition');
}

/** The text of a record as it is stored. */
export type ReadStored = (file: string) => Promise<string | undefined>;

/**
 * What a mutation of Tina's wants saved. It is never run: each of its steps becomes a save like any other.
 * @throws {Refusal} where it wants something else
 */
export async function stepsOf(
  query: string,
  variables: Record<string, unknown>,
  read: ReadStored,
): Promise<Step[]> {
  const [operation, ...more] = operationsOf(query);
  if (!operation || more.length > 0 || operation.operation !== 'mutation')
    throw new Refusal(400, 'One change at a time.');
  const steps: Step[] = [];
  for (const node of operation.selectionSet.selections) {
    if (node.kind !== 'Field') throw new Refusal(400, 'One change at a time.');
    steps.push(await stepOf(node, variables, read));
  }
  return steps;
}

async function stepOf(
  node: FieldNode,
  variables: Record<string, unknown>,
  read: ReadStored,
): Promise<Step> {
  const args = Object.fromEntries(
    (node.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, variables),
    ]),
  );
  const { collection: name, relativePath, params = {} } = args as Asked;
  if (!(name in collections)) throw new Refusal(400, 'There is no such kind of record.');
  const collection: Collection = collections[name];
  const file = fileIn(collection, relativePath);
  const alias = (node.alias ?? node.name).value;
  const record = () => {
    // A form writes its texts itself (tina/forms): here that would take a time without bound.
    JSON.stringify(params[name], (_key, value) => {
      if (isTree(value)) throw new Refusal(400, 'A text is saved by the form of its record.');
      return value;
    });
    refuseLarge(params[name]);
    return withoutAbsent(toRecord(collection.schema, params[name]));
  };
  switch (node.name.value) {
    case 'createDocument':
      return { alias, isNew: true, save: { file, record: record() } };
    case 'deleteDocument':
      return { alias, isNew: false, save: { file, record: undefined, deleted: true } };
    case 'updateDocument': {
      if (!params.relativePath) return { alias, isNew: false, save: { file, record: record() } };
      const to = fileIn(collection, params.relativePath);
      const text = await read(file);
      const { placed } = placeFile(file);
      if (text === undefined || !placed) throw new Refusal(400, 'That record is gone.');
      const { data } = readRecord(file, placed.slug, placed.collection, decode(Buffer.from(text)));
      return { alias, isNew: false, save: { file: to, record: data, renamedFrom: file } };
    }
    default:
      throw new Refusal(400, 'The editor does not do this.');
  }
}

interface Asked {
  collection: CollectionName;
  relativePath: string;
  params?: Record<string, unknown> & { relativePath?: string };
}

/** @throws {Refusal} where no record of the kind can lie there */
function fileIn({ folder, label }: Collection, relativePath: unknown): string {
  // Tina names the top folder of a kind in several ways.
  const file = `content/${folder}/${String(relativePath).replace(/^~?\/+/, '')}`;
  const { placed, diagnostics } = placeFile(file);
  if (!placed || diagnostics.length > 0 || collections[placed.collection].label !== label)
    throw new Refusal(
      400,
      diagnostics[0] ? `${diagnostics[0].rule} ${diagnostics[0].fix}` : 'No record can lie there.',
    );
  return file;
}
