import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reportText } from '../../../content/load/read/report.ts';
import { openField } from '../../../content/load/read/schemaWalk.ts';
import { collections } from '../../../content/schema/collections.ts';
import { TYPE } from '../../../content/schema/section.ts';
import {
  generatedFiles,
  REFERENCE,
  SETTINGS,
  schemaFiles,
} from '../../../scripts/lib/generate/generatedFiles.ts';
import { type JsonSchema, jsonSchema } from '../../../scripts/lib/generate/jsonSchema.ts';
import { kindOf } from '../../../scripts/lib/generate/referencePage.ts';
import { miniature, sectionSchemas } from './miniature.ts';

const talk = JSON.parse(`${miniature().get('content/talks/one-1.json')}`);
const schemaOf = jsonSchema(collections.talks);
const takes = (record: unknown) =>
  z.fromJSONSchema(schemaOf as Parameters<typeof z.fromJSONSchema>[0]).safeParse(record).success;

describe('files generated from the schemas', () => {
  it('the list of section types contains each declared one', () => {
    const files = globSync('content/schema/sections/*.ts').map((file) =>
      readFileSync(file, 'utf8'),
    );
    const declared = files.flatMap((code) => code.match(/\bsection\(\s*'\w+'/g) ?? []);
    const types = declared.map((call) => call.split("'")[1]).sort();
    expect([...sectionSchemas.keys()].sort()).toEqual(types);
  });

  it('the settings of VS Code are as npm run content:schema writes them', () => {
    const isSame = readFileSync(SETTINGS, 'utf8') === generatedFiles().get(SETTINGS);
    expect(isSame, 'Run npm run content:schema.').toBe(true);
  });

  it('the list of all fields has every collection, with the rules and the help of each field', () => {
    const page = generatedFiles().get(REFERENCE);
    for (const { label } of Object.values(collections)) expect(page).toContain(`\n## ${label}\n`);
    expect(page).toMatch(
      /\| Number \| `id` \| whole number \| 1 to \d+ \| The newest talk has the highest number and comes first\. \|/,
    );
  });
});

describe('a JSON Schema', () => {
  it('accepts what the schema accepts', () => {
    expect(takes(talk)).toBe(true);
    expect(
      takes({ ...talk, draft: true, publishAt: '2026-12-01', expiresAt: '2027-01-01T09:30' }),
    ).toBe(true);
  });

  it.each([
    ['a day that is not', { date: '2025-02-30' }],
    ['an address without https', { playLink: 'http://partner.example' }],
    ['a reference to another collection', { speaker: 'content/courses/one.json' }],
    ['a time that is none', { publishAt: '2026-02-30T09:30' }],
  ])('refuses %s', (_, change) => {
    const record = JSON.parse(JSON.stringify({ ...talk, ...change }));
    expect(takes(record)).toBe(false);
    expect(collections.talks.schema.safeParse(record).success).toBe(false);
  });

  it.each([
    [' Talk', '“Title” starts or ends with a space or a line break.'],
    ['A\ntalk', '“Title” has a line break.'],
  ])('explains the wrong format of %j', (title, words) => {
    const field = schemaOf.properties?.title as JsonSchema | undefined;
    const rules = (field?.allOf ?? []) as Required<JsonSchema>[];
    const broken = rules.filter(({ pattern }) => !new RegExp(pattern, 'u').test(title));
    expect(broken.map(({ patternErrorMessage }) => patternErrorMessage)).toEqual([
      expect.stringContaining(words),
    ]);
  });

  it('has the editor’s labels and the check’s messages', () => {
    expect(schemaOf.properties?.id).toMatchObject({
      title: 'Number',
      description: 'The newest talk has the highest number and comes first.',
    });
    expect(schemaOf.properties?.playLink).toMatchObject({
      patternErrorMessage:
        '“Link to the recording” is not an https:// address. Write the whole address, from https:// on.',
    });
  });

  it('leaves the body of an MDX file out of its front matter', () => {
    const { properties, required } = jsonSchema(collections.events);
    expect(Object.keys(properties ?? {})).not.toContain('body');
    expect(required).not.toContain('body');
    expect(required).toContain('title');
  });
});

describe('the JSON Schema of a page', () => {
  const page = JSON.parse(`${miniature().get('content/pages/home.json')}`);
  const schema = jsonSchema(collections.pages);
  const takesPage = (record: unknown) =>
    z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(record).success;
  const list = schema.properties?.sections as JsonSchema | undefined;
  const variants = ((list?.items as JsonSchema | undefined)?.oneOf ?? []) as JsonSchema[];
  const withFirst = (fields: object) => ({
    ...page,
    sections: [{ ...page.sections[0], ...fields }, ...page.sections.slice(1)],
  });

  it('accepts each page of a site', () => {
    for (const [file, text] of miniature())
      if (file.startsWith('content/pages/'))
        expect(takesPage(JSON.parse(`${text}`)), file).toBe(true);
    expect(takesPage(withFirst({ anchor: 'top', hidden: true }))).toBe(true);
  });

  it.each([
    ['a kind of section that there is not', { [TYPE]: 'heroes' }],
    ['a field of another kind', { intro: 'A.' }],
    ['a field that breaks its rule', { lead: 'Long. '.repeat(90).trim() }],
    ['a link that leads nowhere', { actions: [{ label: 'A.', href: 'about.html' }] }],
  ])('refuses %s', (_, fields) => {
    expect(takesPage(withFirst(fields))).toBe(false);
    expect(collections.pages.schema.safeParse(withFirst(fields)).success).toBe(false);
  });

  it('explains the wrong format of an anchor', () => {
    const { allOf = [] } = (variants[0]?.properties?.anchor ?? {}) as JsonSchema;
    const broken = (allOf as Required<JsonSchema>[]).filter(
      ({ pattern }) => !new RegExp(pattern, 'u').test('Our partners'),
    );
    expect(broken.map(({ patternErrorMessage }) => patternErrorMessage)).toEqual([
      '“Anchor” is not made of small letters, digits and hyphens. The word after # in a link to this section. Empty: made from its kind.',
    ]);
  });

  it('offers each type of section by its label', () => {
    const kinds = variants.map(({ title, properties }) => [
      (properties?.[TYPE] as JsonSchema | undefined)?.const,
      title,
    ]);
    expect(kinds).toEqual(
      [...sectionSchemas].map(([type, variant]) => [type, openField(variant).meta?.label]),
    );
  });
});

describe('the settings of VS Code', () => {
  const settings = parse(readFileSync('.vscode/settings.json', 'utf8'));
  const tasks = parse(readFileSync('.vscode/tasks.json', 'utf8'));

  it('assign exactly one schema to every JSON record and every translation', () => {
    const schemas: { fileMatch: string[]; url: string }[] = settings['json.schemas'];
    const isFor = (file: string, globs: readonly string[]) =>
      globs.some((glob) => matchesGlob(file, glob)) &&
      !globs.some((glob) => glob.startsWith('!') && matchesGlob(file, glob.slice(1)));
    const written = [...schemaFiles().keys()].map((file) => `./${file}`);
    expect(written).toEqual(expect.arrayContaining(schemas.map(({ url }) => url)));
    const records = globSync('content/*/*.json', { exclude: ['content/{schema,load}/**'] });
    expect(records.length).toBeGreaterThan(0);
    for (const file of [...records, 'content/talks/one.fr.json', 'content/site/site.fr.json']) {
      const [own, ...others] = schemas.filter(({ fileMatch }) => isFor(`/${file}`, fileMatch));
      expect(others).toEqual([]);
      expect(own?.url.includes('.translation.')).toBe(file.split('.').length === 3);
    }
  });

  it('match file, line and message in the check’s output', () => {
    const [{ problemMatcher, command }] = tasks.tasks;
    const problem = {
      severity: 'error',
      file: 'content/talks/a.json',
      line: 3,
      column: 12,
    } as const;
    const words = { rule: '“Title” is missing.', fix: 'Fill it in.', endColumn: 13, frame: '' };
    const [first] = reportText([{ ...problem, ...words }]).split('\n');
    expect(new RegExp(problemMatcher.pattern.regexp).exec(`${first}`)?.slice(1)).toEqual([
      'content/talks/a.json',
      '3',
      '12',
      'error',
      '“Title” is missing.',
    ]);
    expect(command).toBe('npm run content:check');
  });
});

it('throws for a kind of field that the reference page has no name for', () => {
  expect(() => kindOf(z.bigint(), { label: 'Field' })).toThrow('teach kindOf');
});
