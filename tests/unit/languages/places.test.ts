import { describe, expect, it } from 'vitest';
import { canonicalText } from '../../../content/load/read/canonical.ts';
import { followTexts, mergeTranslation } from '../../../content/load/translations/merge.ts';
import { withoutPlaces, withPlaces } from '../../../content/load/translations/places.ts';
import { translated } from '../../../content/load/translations/translationSchema.ts';
import { collections } from '../../../content/schema/collections.ts';
import { languageName } from '../../../content/schema/languages.ts';
import { miniature } from '../content/miniature.ts';
import { readJson, speakFrench, translate } from './speaking.ts';

const { schema } = collections.pages;

const PAGE = 'content/pages/hiring.json';
const tree = speakFrench(miniature());
translate(tree, PAGE);
const [page, words] = [readJson(tree, PAGE), readJson(tree, PAGE.replace('.json', '.fr.json'))];

/** A page of two cards without names between them, and one with. */
const own = {
  name: 'Contact',
  sections: [
    {
      _template: 'terms',
      parts: [{ heading: 'First', paragraphs: [{ text: 'One.' }, { text: 'Two.' }] }],
    },
    { _template: 'prompt', text: 'Write to us.' },
    { _template: 'prompt', text: 'Call us.' },
  ],
};

type Sections = { sections: Record<string, unknown>[] };

describe('the places of a translation', () => {
  it('come and go without a change of the file', () => {
    const form = withPlaces(schema, page, words);
    const text = (value: unknown) => canonicalText(translated(collections.pages), value);
    expect(text(withoutPlaces(form))).toBe(text(words));
  });

  it('are those of the record, in its order, each with the name of its item', () => {
    const placed = withPlaces(schema, page, undefined) as Sections;
    const kinds = (value: unknown) => (value as Sections).sections.map((one) => one._template);
    expect(kinds(placed)).toEqual(kinds(page));
    expect(withoutPlaces(placed)).toEqual({});
  });

  it('keep an item without words before one of the same name', () => {
    const form = withPlaces(schema, own, {}) as Sections;
    Object.assign(form.sections[2] as object, { text: 'Appelez-nous.' });
    const sent = withoutPlaces(form);
    expect(sent).toEqual({
      sections: [{ _template: 'prompt' }, { _template: 'prompt', text: 'Appelez-nous.' }],
    });
    const merged = mergeTranslation(schema, own, sent).value as Sections;
    expect(merged.sections.map((one) => one.text)).toEqual([
      undefined,
      'Write to us.',
      'Appelez-nous.',
    ]);
  });

  it('keep the words of an item that is gone, at the end', () => {
    const lost = { _template: 'linkCards', _of: 'Gone', heading: { roman: 'Parti' } };
    const form = withPlaces(schema, own, { sections: [lost] }) as Sections;
    expect(form.sections.at(-1)).toEqual(lost);
    expect(withoutPlaces(form)).toEqual({ sections: [lost] });
  });
});

describe('a text that changes after it was translated', () => {
  const before = { name: 'Contact', seo: { title: 'Contact us', description: 'How to.' } };
  const french = { name: 'Contacts', seo: { title: 'Écrivez-nous' } };
  const follow = (now: object, translation: object = french) =>
    followTexts(schema, before, { ...before, ...now }, translation, () => false);

  it('is kept in the translation, and only there where it is translated', () => {
    const seo = { title: 'Write to us', description: 'How to write.' };
    const marked = follow({ seo });
    expect(marked).toEqual({
      ...french,
      seo: { title: 'Écrivez-nous', _was: { title: 'Contact us' } },
    });
    const { outdated } = mergeTranslation(schema, { ...before, seo }, marked);
    expect(outdated).toMatchObject([
      { was: 'Contact us', text: 'Write to us', path: ['seo', 'title'] },
    ]);
    expect(translated(collections.pages).schema.safeParse(marked).error).toBeUndefined();
  });

  it('stays that which was translated when it changes once more, and goes when it is back', () => {
    const marked = { ...french, seo: { title: 'Écrivez-nous', _was: { title: 'Write' } } };
    expect(follow({ seo: { title: 'Third' } }, marked)).toBeUndefined();
    expect(follow({ seo: { title: 'Write' } }, marked)).toEqual(french);
  });

  it('leaves a translation unchanged where no translated text changed', () => {
    expect(follow({ path: '/contact-us' })).toBeUndefined();
  });
});

it('languages are called by their English names, and others by their prefix', () => {
  expect(['hi', 'pt-br', 'zzz', 'en-1x'].map(languageName)).toEqual([
    'Hindi',
    'Brazilian Portuguese',
    'zzz',
    'en-1x',
  ]);
});
