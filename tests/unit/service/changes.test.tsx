import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RecordReview } from '../../../content/compare/contentReview.ts';
import { fieldChanges } from '../../../content/compare/fieldChanges.ts';
import { type FieldReview, inWords, itemNamer } from '../../../content/compare/fieldReview.ts';
import type { Problem } from '../../../content/load/read/diagnostic.ts';
import { translated } from '../../../content/load/translations/translationSchema.ts';
import { collections } from '../../../content/schema/collections.ts';
import { Changes } from '../../../tina/server/views/Changes.tsx';
import { placeAt } from '../../../tina/shared/editorAddress.ts';
import { Values } from '../../../tina/shared/Values.tsx';

const picture = (path: string) => ({ path, bytes: 1, file: `public${path}` });

const shown = (before: string, after: string, more: Partial<RecordReview> = {}) => {
  const record: RecordReview = {
    what: 'changed',
    file: 'content/logos/one.json',
    name: 'One',
    kind: 'Logos',
    routes: ['/', '/about'],
    fields: [
      {
        path: ['Logo'],
        at: ['logoUrl'],
        what: 'changed',
        shown: { as: 'pictures', before: picture(before), after: picture(after) },
      },
    ],
    ...more,
  };
  return renderToStaticMarkup(<Changes records={[record]} problems={[]} pair="a-b" />);
};

/** A change of a title, without its words. */
const TITLE = { path: ['Title'], at: ['title'], what: 'changed', meta: undefined } as const;

const textIn = (html: string) => html.replaceAll(/<[^>]+>/g, '');

it('a change has its place in the later record, and what is gone has none', () => {
  const [parts, first, later] = [
    { _template: 'terms', parts: [{ heading: 'First' }] },
    { _template: 'prompt', text: 'Write to us.' },
    { _template: 'prompt', text: 'Write to us today.' },
  ];
  const of = (...sections: object[]) => ({ name: 'Contact', sections });
  const { schema } = collections.pages;
  const changed = fieldChanges(schema, of(parts, first), of(later), String);
  expect(changed.find(({ after }) => after === later.text)?.at).toEqual(['sections', 0, 'text']);
  const gone = changed.filter(({ what }) => what === 'removed');
  expect(gone.map(({ after, at }) => [after, at])).toEqual([[undefined, undefined]]);
});

it('the name by which a translation finds its item is no change of its words', () => {
  const of = (name: string) => ({ navigation: [{ _of: name, label: 'भर्ती' }] });
  const { schema } = translated(collections.site);
  expect(fieldChanges(schema, of('Hiring'), of('Recruiting'), String)).toEqual([]);
});

it('each change leads to its own field, and what is gone to the record', () => {
  const values = (at: FieldReview['at']): FieldReview => ({
    ...{ path: [String(at)], at, what: 'changed', shown: { as: 'values', before: 'A' } },
  });
  const record: RecordReview = {
    ...{ what: 'changed', file: 'content/pages/home.json', name: 'Home', kind: 'Pages' },
    routes: [],
    fields: [values(['sections', 2, 'lead']), values(undefined)],
  };
  const places = (file: string) =>
    renderToStaticMarkup(<Changes records={[{ ...record, file }]} problems={[]} edit="/edit" />)
      .match(/(?<=name="at" value=")[^"]+/g)
      ?.map((place) => placeAt(`#${place.replaceAll('&amp;', '&')}`));
  expect(places(record.file)).toEqual([
    { record: record.file },
    { record: record.file, field: 'sections.2.lead' },
  ]);
  // A translation has the items of its record, at other places.
  expect(places('content/pages/home.hi.json')).toEqual([{ record: record.file, in: 'hi' }]);
});

it('the number of changes is displayed before the records', () => {
  expect(textIn(shown('/images/a.svg', '/images/b.svg'))).toMatch(/^2 pages · 1 change/);
  const added = shown('/images/a.svg', '/images/b.svg', { what: 'added', routes: ['/'] });
  expect(textIn(added)).toMatch(/^1 page · 1 new recordOne/);
});

it('a replaced picture is shown under the same name, on each page that uses it', () => {
  const html = shown('/images/a.svg', '/images/a.svg');
  expect(html).toContain('Another picture under the same name: /images/a.svg');
  expect(textIn(html)).toContain('May change the pages /, /about.');
});

it('a picture with another name is shown before and after', () => {
  const html = shown('/images/a.svg', '/images/b.svg', { routes: ['/'] });
  expect(html).toMatch(
    /<del><img src="\/editor\/snapshots\/a-b\/before\/images\/a\.svg".*?<ins><img src="\/editor\/snapshots\/a-b\/after\/images\/b\.svg"/,
  );
  expect(textIn(html)).toContain('May change the page /.');
});

it('a hidden record changes no page', () => {
  expect(shown('/images/a.svg', '/images/b.svg', { hidden: 'is a draft' })).not.toContain(
    'May change',
  );
});

it.each([
  [
    'A talk that is on the record',
    'A talk that is for everyone',
    'A talk that is on the record for everyone',
  ],
  ['Said aloud. It was short.', 'Said aloud! It was short.', 'Said aloud. ! It was short.'],
  ['', 'Prices', 'Prices'],
  ['Order books', 'Prices', 'Order books Prices'],
])(
  '%s → %s: the words that went and those that came are apart as text',
  {
    tags: '@all',
  },
  (before, after, text) => {
    const change = { ...TITLE, before, after };
    const names = { nameOf: String };
    const html = renderToStaticMarkup(<Values shown={inWords(change, names, names)} />);
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text);
  },
);

it('a change that no one would see is shown by the name of its character', { tags: '@all' }, () => {
  const change = { ...TITLE, before: 'Prices' };
  const names = { nameOf: String };
  const shownIn = (after: string) =>
    textIn(renderToStaticMarkup(<Values shown={inWords({ ...change, after }, names, names)} />));
  expect(shownIn('Prices\u2060')).toContain('⟨a word joiner (U+2060)⟩');
  expect(shownIn('\u3164')).toContain('(U+3164)⟩');
});

it.each([
  ['a day', '2026-11-25', { widget: 'date' }, '25 November 2026'],
  ['a time', '2026-11-25T09:30', { widget: 'datetime' }, '25 November 2026 at 09:30'],
  ['a choice with another name', 'seminar', { names: { seminar: 'Webinar' } }, 'Webinar'],
  ['another choice', 'podcast', { names: { seminar: 'Webinar' } }, 'podcast'],
  ['a day that is none yet', 'soon', { widget: 'date' }, 'soon'],
  ['a year', 2026, {}, '2026'],
] as const)('%s is said as the form shows it', (_, value, meta, words) => {
  expect(itemNamer({ nameOf: String })(value, { label: 'Field', ...meta })).toBe(words);
});

it('problems have a heading that says whether they block publication', () => {
  const problem = { severity: 'warning', file: 'content/talks/one.json', rule: 'It is short.' };
  const textOf = (more: object) =>
    renderToStaticMarkup(
      <Changes records={[]} problems={[{ ...problem, fix: 'Add to it.', ...more } as Problem]} />,
    ).replaceAll(/<[^>]+>/g, ' ');
  const heading = ' To check: only errors stop the publication  ';
  expect(textOf({ name: 'One' })).toBe(`${heading}Warning,  One : It is short. Add to it. `);
  expect(textOf({ severity: 'error' })).toContain('Error,  content/talks/one.json : ');
  expect(renderToStaticMarkup(<Changes records={[]} problems={[]} />)).toBe('');
});

it('each existing record has a link to its form for people who may edit', () => {
  const record = { file: 'content/logos/one.json', name: 'One', kind: 'Logos', fields: [] };
  const html = (what: RecordReview['what'], edit?: string) =>
    renderToStaticMarkup(
      <Changes records={[{ ...record, what, routes: ['/about'] }]} problems={[]} edit={edit} />,
    );
  expect(html('changed', '/to/edit')).toContain(
    'value="/screens/edit?record=content/logos/one.json"',
  );
  expect(html('removed', '/to/edit')).not.toContain('/to/edit');
  expect(html('changed')).not.toContain('<form');
});
