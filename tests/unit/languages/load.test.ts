import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';
import { untranslatedIn } from '../../../content/load/untranslatedTexts.ts';
import type { Content } from '../../../content/schema/collections.ts';
import {
  isPathIn,
  type Language,
  languageAt,
  languagesOf,
  pathIn,
} from '../../../content/schema/languages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { pagePaths } from '../../../pages/page/index.page.server.tsx';
import { localisedAt } from '../../../renderer/languages.ts';
import { allRedirects, readRedirects, writeRedirects } from '../../../renderer/redirects.ts';
import { miniature, type Tree } from '../content/miniature.ts';
import { oneProject } from '../content/oneProject.ts';
import { edit, FRENCH, inFrench, speakFrench, translate } from './speaking.ts';

const withProject = oneProject();

const ABOUT = 'content/pages/about.json';

function french(): Tree {
  const tree = speakFrench(miniature());
  translate(tree, ABOUT);
  return tree;
}

const loaded = <R>(tree: Tree, use: (own: Content, other: Content) => R): R =>
  withProject(tree, (root) => use(loadContent(root), loadContent(root, { language: FRENCH })));

const pageOf = ({ pages }: Content, file = ABOUT) => {
  const page = pages.find((one) => one.file === file);
  if (!page) throw new Error(`There is no ${file}.`);
  return page;
};

describe('content in another language', () => {
  it('has the texts of that language, and all other values of the record', () => {
    loaded(french(), (own, other) => {
      expect(other.site.words.next).toBe(inFrench(own.site.words.next));
      expect(other.site.platform?.href).toBe('https://partner.example/page');
      expect(other.brand.place.locale).toBe('fr-CA');
      expect(other.brand.colours).toEqual(own.brand.colours);
      const [page, before] = [pageOf(other), pageOf(own)];
      expect(page.seo.title).toBe(inFrench(before.seo.title));
      expect(page.sections.map((one) => one[TYPE])).toEqual(
        before.sections.map((one) => one[TYPE]),
      );
      expect(own.brand.place.locale).not.toBe('fr-CA');
    });
  });

  it('has an address for each translated page, and links to it', () => {
    loaded(french(), (own, other) => {
      expect(pagePaths(own)).not.toContain('/fr/about');
      expect(pagePaths(other, 'fr')).toEqual(['/fr/about']);
      const links = other.site.navigation.map(({ href }) => href);
      expect(links.length).toBeGreaterThan(0);
      expect(new Set(links)).toEqual(new Set(['/fr/about']));
      expect(own.site.navigation[0]?.href).toBe('/about');
    });
  });

  it('replaces links within texts too', () => {
    const tree = french();
    const link =
      (text: string) =>
      ({ sections }: { sections: Record<string, unknown>[] }) => {
        const section = sections.find((one) => one[TYPE] === 'text');
        Object.assign(section as object, {
          body: `${text} [here](/about#text), and [there](/team).`,
        });
      };
    edit(
      tree,
      ABOUT,
      link('A line of gold on slate tells what it is worth, and nothing else does:'),
    );
    edit(
      tree,
      'content/pages/about.fr.json',
      link('Une ligne d’or sur l’ardoise dit ce qu’elle vaut, et rien d’autre :'),
    );
    loaded(tree, (_, other) => {
      const text = JSON.stringify(pageOf(other).sections.find((one) => one[TYPE] === 'text'));
      expect(text).toContain('"url":"/fr/about#text"');
      expect(text).toContain('"url":"/team"');
    });
  });

  it('keeps a translated text with its item, wherever that is moved', () => {
    const tree = french();
    edit(tree, ABOUT, (page: { sections: unknown[] }) => page.sections.reverse());
    loaded(tree, (own, other) => {
      const types = (content: Content) => pageOf(content).sections.map((one) => one[TYPE]);
      expect(types(other)).toEqual(types(own));
      expect(JSON.stringify(pageOf(other).sections)).toBe(
        inFrench(JSON.stringify(pageOf(own).sections)).replaceAll('/about', '/fr/about'),
      );
    });
  });

  it('contains untranslated texts in the site’s own language, and lists them', () => {
    const tree = french();
    edit(tree, 'content/pages/about.fr.json', (words: { seo: { description?: string } }) => {
      delete words.seo.description;
    });
    loaded(tree, (own, other) => {
      const { description } = pageOf(own).seo;
      expect(pageOf(other).seo.description).toBe(description);
      expect(untranslatedIn(other)).toContain(description);
      expect(untranslatedIn(other)).toContain(own.talks[0]?.title);
      expect(untranslatedIn(own).size).toBe(0);
    });
  });

  it('names the page’s addresses in other languages, and redirects its earlier addresses', () => {
    const tree = french();
    edit(tree, ABOUT, (page: object) => Object.assign(page, { moved: [{ path: '/us' }] }));
    withProject(tree, (root) => {
      const contentIn = (language?: Language) => loadContent(root, language ? { language } : {});
      const own = { prefix: '', locale: loadContent(root).brand.place.locale, name: 'English' };
      const spoken = (path: string) => localisedAt(contentIn, path);
      expect(spoken('/fr/about').language).toMatchObject(FRENCH);
      for (const path of ['/about', '/fr/about'])
        expect(spoken(path).versions).toEqual([
          { ...own, path: '/about' },
          { ...FRENCH, path: '/fr/about' },
        ]);
      expect(spoken('/team').versions).toHaveLength(1);
      expect(allRedirects(contentIn)).toEqual([
        { from: '/us', to: '/about' },
        // Articles are below the page that lists them, and move with it.
        { from: '/us/one-1', to: '/about/one-1' },
        { from: '/us/one-2', to: '/about/one-2' },
        { from: '/fr/us', to: '/fr/about' },
        // The home page has no translation.
        { from: '/fr', to: '/', status: 302 },
      ]);
      const written = writeRedirects(allRedirects(contentIn));
      expect(written).toContain('/fr / 302\n');
      expect(readRedirects(written)).toEqual(allRedirects(contentIn));
    });
  });

  it('lead from the earlier names of pages, of articles below each address of their list, and of upcoming events', () => {
    withProject(french(), (root) => {
      const contentIn = (language?: Language) => loadContent(root, language ? { language } : {});
      const event = { slug: 'one-1', file: 'content/events/one-1.mdx' };
      const earlier = new Map([
        [ABOUT, { names: [], paths: ['/us'] }],
        // Another page has this address now.
        ['content/pages/hiring.json', { names: [], paths: ['/team'] }],
        ['content/articles/one-1.mdx', { names: ['first', 'one-2'], paths: [] }],
        [event.file, { names: ['evening', 'one-2'], paths: [] }],
      ]);
      const other = { slug: 'one-2', file: 'content/events/one-2.mdx' };
      expect(allRedirects(contentIn, earlier, [event, other])).toEqual([
        { from: '/us', to: '/about' },
        { from: '/about/first', to: '/about/one-1' },
        { from: '/us/one-1', to: '/about/one-1' },
        { from: '/us/first', to: '/about/one-1' },
        { from: '/us/one-2', to: '/about/one-1' },
        { from: '/fr/us', to: '/fr/about' },
        { from: '/fr', to: '/', status: 302 },
        { from: '/calendar/evening.ics', to: '/calendar/one-1.ics' },
      ]);
    });
  });

  it('stop the build if one of them would be parsed as another', () => {
    const written = () =>
      writeRedirects([
        { from: '/old', to: '/new' },
        { from: '/a b', to: '/c' },
      ]);
    expect(written).toThrow('_redirects cannot lead from /a b to /c.');
  });
});

describe('addresses of languages', () => {
  it.each([
    ['/', '/fr'],
    ['/about', '/fr/about'],
    ['/campaign/diwali', '/fr/campaign/diwali'],
  ])('%s is %s', (path, expected) => {
    expect(pathIn('fr', path)).toBe(expected);
    expect(pathIn('', path)).toBe(path);
    expect(isPathIn('fr', expected)).toBe(true);
    expect(isPathIn('fr', path)).toBe(false);
  });

  it('are not confused with others that begin the same', () => {
    expect(isPathIn('fr', '/free')).toBe(false);
    expect(isPathIn('fr', '/fr#top')).toBe(true);
    const languages = languagesOf({ place: { locale: 'en-GB' }, languages: [FRENCH] });
    expect(languageAt(languages, '/frame').prefix).toBe('');
    expect(languageAt(languages, '/fr/frame').prefix).toBe('fr');
    expect(languageAt(languagesOf({ place: { locale: 'en-GB' } }), '/fr').locale).toBe('en-GB');
  });
});
