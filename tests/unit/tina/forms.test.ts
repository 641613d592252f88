import type { Collection as TinaCollection, TinaField } from 'tinacms';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { field } from '../../../content/schema/cms.ts';
import { type CollectionName, collections } from '../../../content/schema/collections.ts';
import { line, list } from '../../../content/schema/fields.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { fileName, formCollection } from '../../../tina/admin/forms/formCollection.ts';
import { formField } from '../../../tina/admin/forms/formField.ts';
import { HALF_DAY } from '../../../tina/admin/forms/wrongFields.tsx';
import { tinaName } from '../../../tina/shared/tinaName.ts';
import { sectionSchemas } from '../content/miniature.ts';

const forms = Object.fromEntries(
  Object.entries(collections).map(([name, collection]) => [
    name,
    formCollection(name as CollectionName, collection),
  ]),
) as Record<CollectionName, TinaCollection & { fields: TinaField[] }>;

const fieldOf = (collection: CollectionName, name: string) =>
  forms[collection].fields.find((one) => one.name === name) as TinaField & Record<string, never>;

interface Template {
  name: string;
  label: string;
  fields: TinaField[];
  ui: { previewSrc: string; itemProps(value?: object): object; defaultItem(): object };
}

/** The types of sections that a form offers. */
const templates = (fieldOf('pages', 'sections') as unknown as { templates: Template[] }).templates;

/** The fields within a field: of a block, those of the type that its value names. */
function within(field: TinaField | undefined, value: unknown): readonly TinaField[] {
  const { fields, templates } = (field ?? {}) as { fields?: TinaField[]; templates?: Template[] };
  const kind = (value as Record<string, unknown> | undefined)?.[TYPE];
  return fields ?? templates?.find(({ name }) => name === kind)?.fields ?? [];
}

/** The message of a form for the field at a path, given all its values. */
function told(collection: CollectionName, path: string, values: object): unknown {
  let fields: readonly TinaField[] = forms[collection].fields;
  let found: TinaField | undefined;
  let inner: unknown = values;
  for (const step of path.split('.')) {
    inner = (inner as Record<string, unknown> | undefined)?.[step];
    if (!/^\d+$/.test(step)) found = fields.find((one) => one.name === step);
    fields = within(found, inner);
  }
  const value = path
    .split('.')
    .reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], values);
  const { ui } = found as unknown as { ui: { validate(...given: unknown[]): unknown } };
  return ui.validate(value, values, { name: path });
}

describe('the editor’s forms', () => {
  it('exist for every collection, with a field for each key of its schema', () => {
    for (const [name, { schema }] of Object.entries(collections)) {
      const form = forms[name as CollectionName];
      const keys = form.fields.map(
        (one) => ('nameOverride' in one && one.nameOverride) || one.name,
      );
      expect(keys.sort()).toEqual(Object.keys((schema as z.ZodObject).shape).sort());
    }
  });

  it('have the sections of a page right after its name', () => {
    expect(forms.pages.fields.slice(0, 2).map(({ name }) => name)).toEqual(['name', 'sections']);
  });

  it('call every field by words, not by its key', () => {
    const visit = (fields: readonly TinaField[]): void => {
      for (const one of fields) {
        expect(one.label).toMatch(/^[A-Z]/);
        if ('fields' in one && one.fields) visit(one.fields as TinaField[]);
      }
    };
    for (const form of Object.values(forms)) visit(form.fields);
    for (const { fields } of templates) visit(fields);
  });

  it('mark the optional fields', () => {
    const help = (schema: z.ZodType) => formField('x', schema).description;
    expect(help(line('Place', { max: 9, help: 'Where it is.' }).optional())).toBe(
      'Where it is. Optional.',
    );
    expect(help(line('Place', { max: 9, help: 'Where it is.' }))).toBe('Where it is.');
    expect(help(line('Place', { max: 9, required: 'Required with a day.' }).optional())).toBe(
      'Required with a day.',
    );
    expect(help(field(z.boolean().optional(), { label: 'Hidden' }))).toBeUndefined();
  });

  it('rename a record’s own id, because Tina reserves that name', () => {
    expect(fieldOf('talks', 'number')).toMatchObject({ nameOverride: 'id', type: 'number' });
  });

  it('offer the values of a choice and the records of a reference', () => {
    expect(fieldOf('talks', 'type')).toMatchObject({
      type: 'string',
      options: [
        { value: 'seminar', label: 'Webinar' },
        { value: 'podcast', label: 'Podcast' },
      ],
    });
    expect(fieldOf('talks', 'speaker')).toMatchObject({ type: 'reference', collections: ['team'] });
  });

  it('let Tina’s server require only the title, so that it accepts incomplete records', () => {
    const required = (fields: readonly TinaField[]): string[] =>
      fields.flatMap((one) => [
        ...(one.required ? [one.name] : []),
        ...('fields' in one && one.fields ? required(one.fields as TinaField[]) : []),
      ]);
    expect(required(forms.talks.fields)).toEqual(['title']);
    // The title of a page is its name.
    expect(required(forms.pages.fields)).toEqual(['name']);
    expect(required(templates.flatMap(({ fields }) => fields))).toEqual([]);
  });

  it('show a violated rule between fields below its field', () => {
    const talk = { title: 'A talk', thumbnailUrl: '/images/talks/a.webp', alt: '' };
    expect(told('talks', 'alt', talk)).toBe(
      '“What the picture shows” or “Only decorates” belongs to each picture, and not both. Say what is in the picture, or say that it only decorates.',
    );
    expect(told('talks', 'alt', { ...talk, thumbnailUrl: '' })).toBeUndefined();
    expect(told('talks', 'thumbnailUrl', talk)).toBeUndefined();
    const parts = [{ title: 'Data' }, { title: 'Data' }];
    const sections = [{ [TYPE]: 'logos' }, { [TYPE]: 'terms', parts }];
    expect(told('pages', 'sections.1.parts.1.title', { sections })).toBe(
      '“Title” is the title of another section. Give one of the two another title.',
    );
    expect(told('pages', 'sections.1.parts.0.title', { sections })).toBeUndefined();
  });

  it('show a violated rule between sections below its section’s field', () => {
    const sections = [
      { [TYPE]: 'logos', anchor: 'partners' },
      { [TYPE]: 'counters', anchor: 'partners' },
    ];
    expect(told('pages', 'sections.1.anchor', { sections })).toBe(
      '“Anchor” is the anchor of another section too. Give each section its own word.',
    );
    expect(told('pages', 'sections.0.anchor', { sections })).toBeUndefined();
  });

  it('offer every type of section with its label and picture, and never ask for the type itself', () => {
    expect(templates.map(({ name }) => name)).toEqual([...sectionSchemas.keys()]);
    for (const { name, label, fields, ui } of templates) {
      const keys = Object.keys(sectionSchemas.get(name)?.shape ?? {}).filter((key) => key !== TYPE);
      expect(fields.map((one) => one.name)).toEqual(keys.map(tinaName));
      expect(label).toMatch(/^[A-Z]/);
      expect(ui.previewSrc).toMatch(new RegExp(`/${name}$`));
      expect(ui.defaultItem()).not.toHaveProperty(TYPE);
    }
    expect(fieldOf('pages', 'sections')).toMatchObject({
      list: true,
      ui: { component: 'sections', min: 1, max: 60 },
    });
  });

  it('name a section by its type, its title, and its state', () => {
    const called = (kind: string, value?: object) =>
      templates
        .find(({ name }) => name === kind)
        ?.ui.itemProps(value && { [TYPE]: kind, ...value });
    expect(called('logos')).toEqual({ label: 'Logos' });
    expect(called('logos', { intro: 'We have taught at' })).toEqual({
      label: 'Logos: We have taught at',
    });
    expect(called('closing', { headline: { roman: 'Come by' }, hidden: true })).toEqual({
      label: 'Closing: Come by (hidden, needs attention)',
    });
    expect(called('contact', { heading: { label: 'Contact' } })).toEqual({
      label: 'Contact form and calendar (needs attention)',
    });
    expect(called('logos', { intro: 'We have taught at', hidden: true })).toEqual({
      label: 'Logos: We have taught at (hidden)',
    });
  });

  it('convert between an empty number field and a missing number', () => {
    const ui = fieldOf('talks', 'minutes')?.ui as { parse?: (typed: string) => unknown };
    expect(['7', '', '1e', '0'].map((typed) => ui.parse?.(typed))).toEqual([
      7,
      undefined,
      undefined,
      0,
    ]);
  });

  it('edit dates and times as such, and store them as text', () => {
    expect(fieldOf('talks', 'date')).toMatchObject({ type: 'string', ui: { component: 'day' } });
    expect(fieldOf('talks', 'publishAt')).toMatchObject({
      type: 'string',
      ui: { component: 'local-datetime' },
    });
  });

  it('limit the size of a list', () => {
    expect(fieldOf('events', 'images')).toMatchObject({ list: true, ui: { max: 12 } });
    const counters = templates.find(({ name }) => name === 'counters')?.fields;
    expect(counters?.find(({ name }) => name === 'items')).toMatchObject({
      ui: { min: 1, max: 4 },
    });
  });

  it('derive a file’s name from its title', () => {
    expect(fileName('talks', 'Itô’s lemma, in Fort!')).toBe('ito-s-lemma-in-fort');
  });

  it('use the check’s own messages', () => {
    const long = told('talks', 'title', { title: 'x'.repeat(1_000) });
    expect(long).toMatch(
      /^“Title” has 1,?000 characters; it has to have at most \d+. Shorten it by \d+ characters.$/,
    );
    expect(told('talks', 'title', { title: '' })).toContain('is missing');
    expect(told('talks', 'title', { title: 'fits' })).toBeUndefined();
    expect(told('talks', 'focus', { focus: '' })).toBeUndefined();
    expect(told('talks', 'date', { date: HALF_DAY })).toMatch(
      /^“.*” is incomplete: pick all of it/,
    );
  });

  it('throw for a schema that no form can show', () => {
    expect(() => formField('x', z.string())).toThrow(/no words/);
    expect(() => formField('x', list('Words', 2, line('Word', { max: 9 })))).toThrow(
      /lists of groups/,
    );
    expect(() =>
      formField('x', field(z.union([z.string(), z.number()]), { label: 'Either' })),
    ).toThrow(/No form shows a field of this kind/);
  });
});
