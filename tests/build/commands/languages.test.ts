import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { translated } from '../../../content/load/translations/translationSchema.ts';
import { collections } from '../../../content/schema/collections.ts';
import { compareForms, rewrite } from '../../../scripts/lib/formatRecords.ts';
import { jsonSchema } from '../../../scripts/lib/generate/jsonSchema.ts';
import { miniature, withProject } from '../../unit/content/miniature.ts';
import { edit, speakFrench, translate } from '../../unit/languages/speaking.ts';
import { fields, reviewOf } from '../review/history.ts';
import { told } from '../review/told.ts';

const WORDS = 'content/pages/about.fr.json';

function french() {
  const tree = speakFrench(miniature());
  translate(tree, 'content/pages/about.json');
  return tree;
}

it('content:format writes a translation in the order of its record’s fields', () => {
  const tree = french();
  const canonical = JSON.parse(`${tree.get(WORDS)}`);
  const mixed = { sections: canonical.sections, seo: canonical.seo, name: canonical.name };
  tree.set(WORDS, JSON.stringify(mixed));
  withProject(tree, (root) => {
    const forms = () => compareForms(root, inspect(root).translations).differing;
    expect(forms().map(({ file }) => file)).toEqual([WORDS]);
    rewrite(root, forms());
    expect(forms()).toEqual([]);
    const keys = Object.keys(JSON.parse(readFileSync(join(root, WORDS), 'utf8')));
    expect(keys).toEqual(['name', 'seo', 'sections']);
  });
});

it('content:review reports changed translations, with the labels of the record’s fields', async () => {
  const review = await reviewOf(french(), (head) =>
    fields(head, WORDS, (words) => Object.assign(words, { name: 'À propos' })),
  );
  expect(told(review)).toEqual([[expect.stringContaining(WORDS), expect.stringMatching(/Name/)]]);
});

it('the JSON Schema of a translation requires no text, but the names of items', () => {
  const schema = JSON.stringify(jsonSchema(translated(collections.talks)));
  expect(jsonSchema(translated(collections.talks))).toMatchObject({
    additionalProperties: false,
    properties: { title: { title: 'Title' } },
  });
  expect(schema).not.toContain('playLink');
  expect(jsonSchema(translated(collections.talks)).required ?? []).toEqual([]);
  const page = JSON.stringify(jsonSchema(translated(collections.pages)));
  expect(page).toContain('"_of"');
  expect(page).not.toContain('"path"');
});

it('the translation of an MDX record is MDX', () => {
  const tree = french();
  tree.set(
    'content/events/one-1.fr.mdx',
    `---\ntitle: École d’hiver\n---\n\n${'Une ligne d’or sur l’ardoise dit ce qu’elle vaut, et rien d’autre ne le dit. '.repeat(2).trim()}\n`,
  );
  edit(tree, WORDS, () => undefined);
  withProject(tree, (root) => {
    expect(inspect(root).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(compareForms(root, inspect(root).translations).differing).toEqual([]);
  });
});
