import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';
import { pageAt } from '../../../content/load/publish/pageAt.ts';
import type { Page } from '../../../content/schema/pages.ts';
import { FONTS, takeLost, wrap, wrapEvenly } from '../../../renderer/drawing/lettering.ts';
import { shareDrawing, withoutBrand } from '../../../renderer/drawing/shareCard.ts';
import { sharePicture } from '../../../renderer/head/sharePicture.ts';

const content = loadContent();
const home = pageAt(content.pages, '/')?.page;
if (!home) throw new Error('There is no home page.');
const withSeo = (seo: Partial<Page['seo']>): Page => ({ ...home, seo: { ...home.seo, ...seo } });

describe('the picture of a shared link', () => {
  it('differs for every page', () => {
    const drawings = content.pages.map((page) => shareDrawing(content, page));
    expect(new Set(drawings).size).toBe(content.pages.length);
  });

  it('is drawn only from numbers, and has a description with the title', () => {
    for (const page of content.pages)
      expect(shareDrawing(content, page)).not.toMatch(/NaN|undefined|Infinity/);
    expect(sharePicture(home, 'A title', content.site.figures).alt).toContain('A title');
  });

  it('contains its number with the decimal mark of the language', () => {
    const drawn = (locale: string) => {
      const { brand } = content;
      return shareDrawing(
        { ...content, brand: { ...brand, place: { ...brand.place, locale } } },
        home,
      );
    };
    expect(drawn('fr-FR')).toBe(drawn('de-DE'));
    expect(drawn('fr-FR')).not.toBe(drawn('en-GB'));
  });

  it('needs no font: its text is outlines', () => {
    expect(shareDrawing(content, home)).not.toMatch(/<text|font-/);
  });

  it('changes when an editor changes the page’s texts, and stays the same otherwise', () => {
    const before = shareDrawing(content, home);
    expect(shareDrawing(content, withSeo({}))).toBe(before);
    expect(shareDrawing(content, withSeo({ title: 'A title of another kind' }))).not.toBe(before);
    expect(shareDrawing(content, withSeo({ description: 'Other words.' }))).not.toBe(before);
  });

  it('keeps the longest texts that the schema allows clear of the brand', async () => {
    const brand = (drawing: string) =>
      sharp(Buffer.from(drawing))
        .extract({ left: 0, top: 536, width: 600, height: 94 })
        .raw()
        .toBuffer();
    const title = 'Wholesale mortgage-backed swaptions, warehoused and hedged';
    const description = 'Mammoth swaptions, warehoused. '.repeat(5).trim();
    const longest = shareDrawing(content, withSeo({ title, description }));
    expect(await brand(longest)).toEqual(await brand(shareDrawing(content, home)));
  });

  it('reports which letters it leaves out', () => {
    takeLost();
    shareDrawing(content, withSeo({ title: 'Prices 慕 and ✈' }));
    expect(takeLost().split(' ').toSorted()).toEqual(['✈', '慕']);
    shareDrawing(content, withSeo({ title: 'Prices' }));
    expect(takeLost()).toBe('');
  });

  it('shows the brand as its mark, not twice', () => {
    expect(withoutBrand('Talks · Nikash', 'Nikash')).toBe('Talks');
    expect(withoutBrand('Nikash · Talks', 'Nikash')).toBe('Talks');
    expect(withoutBrand('About Nikash: talks', 'Nikash')).toBe('About Nikash: talks');
  });
});

describe('lines of text', () => {
  const measure = (line: string) => line.length;

  it('break before the next word would not fit', () => {
    expect(wrap('a line of gold', 7, measure)).toEqual(['a line', 'of gold']);
    expect(wrap('touchstone', 4, measure)).toEqual(['touchstone']);
  });

  it('are evened out if that needs no further line', () => {
    expect(wrap('white-label algo trading', 17, measure)).toEqual(['white-label algo', 'trading']);
    expect(wrapEvenly('white-label algo trading', 17, measure)).toEqual([
      'white-label',
      'algo trading',
    ]);
  });

  it('use the font file that has the letters, and leave out letters that no file has', () => {
    const width = (text: string) => FONTS.text(text, { size: 20 }).width;
    expect(width('5')).toBeGreaterThan(5);
    expect(width('Å5')).toBeGreaterThan(width('5') + 5);
    expect(width('字5')).toBe(width('5'));
  });
});
