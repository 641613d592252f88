import { describe, expect, it, vi } from 'vitest';
import { withoutIds } from '../../../content/compare/itemIds.ts';
import { inspect } from '../../../content/load/inspect.ts';
import { parseBody } from '../../../content/load/text/body.ts';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../../content/schema/collections.ts';
import { beforeSubmit } from '../../../tina/admin/forms/beforeSubmit.ts';
import { wrongFields } from '../../../tina/admin/forms/wrongFields.tsx';
import { miniature, withProject } from '../content/miniature.ts';

type Submission = Parameters<ReturnType<typeof beforeSubmit>>[0];

function submit(collection: Collection, values: Record<string, unknown>) {
  const error = vi.fn(() => () => {});
  const cms = { alerts: { error } };
  const finalForm = {
    subscribe: () => () => {},
    batch: (run: () => void) => run(),
    getState: () => ({ values }),
    change: (name: string, value: unknown) => Object.assign(values, { [name]: value }),
  };
  const form = { finalForm };
  const submission = { cms, form, values } as unknown as Submission;
  return { error, saved: beforeSubmit(collection, async () => {})(submission) };
}

const { readings } = withProject(miniature(), inspect);

/** The fields of the first record of a collection. */
const first = (name: CollectionName) =>
  readings.find(({ collection }) => collection === name)?.data ?? {};

const talk = () => {
  const { id, ...fields } = first('talks');
  return { ...fields, number: id };
};
const event = () => {
  const fields = first('events');
  return { ...fields, body: parseBody(String(fields.body)) };
};

describe('saving in the editor', () => {
  it('removes cleared fields', async () => {
    const { saved } = submit(collections.talks, { ...talk(), focus: '' });
    expect(await saved).toEqual(talk());
  });

  it('refuses a record that breaks the schema, with the check’s messages', async () => {
    const { saved, error } = submit(collections.talks, { ...talk(), number: 0, title: '' });
    await expect(saved).rejects.toThrow('“Title” is missing. Fill it in.');
    await expect(saved).rejects.toThrow('“Number” is 0; it has to be at least 1.');
    expect(error).toHaveBeenCalledOnce();
  });

  it('names the position in the form of what breaks the schema', async () => {
    const page = JSON.parse(String(miniature().get('content/pages/home.json')));
    const at = page.sections.findIndex(
      ({ _template }: { _template: string }) => _template === 'counters',
    );
    const [first] = page.sections[at].items;
    page.sections[at].items = [first, { ...first, label: '' }];
    const { saved } = submit(collections.pages, page);
    await expect(saved).rejects.toThrow(
      `Sections ${at + 1} (Counters) › Counters 2: “What it counts” is missing. Fill it in.`,
    );
  });

  it('gives the path to each invalid field', () => {
    const values = { ...talk(), number: 0, title: '' };
    expect(wrongFields(collections.talks, values).map(({ path }) => path)).toEqual([
      ['id'],
      ['title'],
    ]);
  });

  it('keeps the tree of a text unchanged', async () => {
    expect(withoutIds(await submit(collections.events, event()).saved)).toEqual(event());
  });

  it('returns the ids of new items, which the form then uses', async () => {
    const { images } = (await submit(collections.events, event()).saved) as { images: object[] };
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toHaveProperty('_id');
  });

  it('refuses forbidden content of a text, and applies rules between fields', async () => {
    const body = parseBody(`# A heading\n\n${'Words of the evening. '.repeat(6)}`);
    const { saved } = submit(collections.events, { ...event(), body, until: '2020-01-01' });
    await expect(saved).rejects.toThrow(/A heading of level 1 is not allowed .*/);
    await expect(saved).rejects.toThrow('“Last day” is before the first day.');
  });
});
