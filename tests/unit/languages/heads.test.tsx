import { parse, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { Sections } from '../../../components/sections/Sections.tsx';
import { loadContent } from '../../../content/load/loadContent.ts';
import { pageAt } from '../../../content/load/publish/pageAt.ts';
import { directionOf, type Language } from '../../../content/schema/languages.ts';
import { select } from '../../../pages/page/select.ts';
import { renderStillIsland } from '../../../renderer/islands/renderIsland.tsx';
import { pageHtml } from '../../../renderer/pageHtml.tsx';
import { miniature, type Tree } from '../content/miniature.ts';
import { oneProject } from '../content/oneProject.ts';
import { edit, speakFrench, translate } from './speaking.ts';

const withProject = oneProject();
const SURROUNDINGS = { now: Date.now(), pictures: null, islands: renderStillIsland };

function french(locale = 'fr-CA'): Tree {
  const tree = speakFrench(miniature());
  for (const page of ['about', 'talks']) translate(tree, `content/pages/${page}.json`);
  edit(tree, 'content/brand/brand.json', (brand: { languages: { locale: string }[] }) => {
    for (const one of brand.languages) one.locale = locale;
  });
  return tree;
}

/** An address as the build writes it, in the form that browsers use. */
const documentAt = (route: string, tree = french()) =>
  withProject(tree, (root) => {
    const contentIn = (language?: Language) => loadContent(root, language ? { language } : {});
    const html = pageHtml(contentIn, route, { Page: Sections, select }, SURROUNDINGS);
    if (html === undefined) throw new Error(`There is no page ${route}.`);
    return serialize(parse(html));
  });

const own = loadContent().brand;

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, href]) => `${language} ${new URL(href ?? '').pathname}`,
  );

describe('a page in two languages', () => {
  it.each(['/about', '/fr/about'])(
    'names both at %s, and the site’s own for all others',
    (route) => {
      const html = documentAt(route);
      expect(alternatesIn(html)).toEqual([
        `${own.place.locale} /about`,
        'fr-CA /fr/about',
        'x-default /about',
      ]);
      const [canonical] = /<link rel="canonical" href="[^"]+"/.exec(html) ?? [];
      expect(canonical?.endsWith(`${route}"`)).toBe(true);
    },
  );

  it('names its language and the other one for browsers and shared links', () => {
    const html = documentAt('/fr/about');
    expect(html).toMatch(/^<html lang="fr-CA" data-script="Latn">/);
    expect(html).toContain('<meta property="og:locale" content="fr_CA">');
    expect(html).toContain(
      `<meta property="og:locale:alternate" content="${own.place.locale.replace('-', '_')}">`,
    );
    expect(html).toContain('"inLanguage":"fr-CA"');
    expect(html).toContain('/share/fr_about.png');
  });

  it('has a link to the other language in the footer, with that language’s own name', () => {
    expect(documentAt('/about')).toMatch(
      /<a href="\/fr\/about" lang="fr-CA" hreflang="fr-CA"[^>]*>français</,
    );
    expect(documentAt('/fr/about')).toMatch(
      new RegExp(
        `<a href="/about" lang="${own.place.locale}" hreflang="${own.place.locale}"[^>]*>English<`,
      ),
    );
  });

  it('names the language of links that leave its language, and of no others', () => {
    const html = documentAt('/fr/about');
    const links = [...html.matchAll(/<a href="([^"]*)"([^>]*)>/g)];
    expect(links.length).toBeGreaterThan(5);
    for (const [, href = '', attributes = ''] of links)
      expect(attributes.includes('hreflang'), href).toBe(
        href.startsWith('/') && !href.startsWith('/fr/'),
      );
    expect(documentAt('/about').match(/hreflang="[^"]+" class/g)).toHaveLength(1);
  });

  it('marks the current page in its navigation, and links to its own home page', () => {
    const html = documentAt('/fr/about');
    expect(html).toMatch(/<a href="\/fr\/about"[^>]*aria-current="page"/);
    expect(html).toMatch(/<header[\s\S]*?<a href="\/"/);
    const tree = french();
    translate(tree, 'content/pages/home.json');
    expect(documentAt('/fr/about', tree)).toMatch(/<header[\s\S]*?<a href="\/fr"/);
    expect(alternatesIn(documentAt('/fr', tree))).toContain('fr-CA /fr');
  });

  it('formats dates in its language', () => {
    expect(documentAt('/fr/talks')).toContain('<time datetime="2025-02-14">14 février 2025</time>');
    expect(documentAt('/talks')).not.toContain('février');
  });

  it('runs from right to left if its script does', () => {
    expect(documentAt('/fr/about', french('ar-EG'))).toMatch(
      /^<html lang="ar-EG" dir="rtl" data-script="Arab">/,
    );
  });

  it('marks untranslated text with its language and its direction', () => {
    // The other direction than the site's own.
    const [dir, other] = directionOf(own.place.locale) ? ['rtl', 'fr-CA'] : ['ltr', 'ar-EG'];
    const tree = french(other);
    edit(tree, 'content/pages/about.fr.json', (page: { sections: { headline?: object }[] }) => {
      for (const section of page.sections) delete section.headline;
    });
    withProject(tree, (root) => {
      const contentIn = (language?: Language) => loadContent(root, language ? { language } : {});
      const html = pageHtml(
        contentIn,
        '/fr/about',
        { Page: Sections, select },
        { now: Date.now(), pictures: null, islands: renderStillIsland },
      );
      const [headline = ''] = /<h1.*?<\/h1>/.exec(html ?? '') ?? [];
      expect(headline).toContain(` lang="${own.place.locale}" dir="${dir}"`);
      expect(html?.match(new RegExp(` dir="${dir}"`, 'g'))?.length).toBe(
        html?.match(new RegExp(` lang="${own.place.locale}"(?! hreflang)`, 'g'))?.length,
      );
    });
  });

  it('passes the texts of its forms to the islands that React renders again', () => {
    const tree = french();
    translate(tree, 'content/pages/home.json');
    const islands = (route: string) => [
      ...documentAt(route, tree).matchAll(/<site-island name="QueryForm"[^>]*props="([^"]*)"/g),
    ];
    const [[, props = ''] = []] = islands('/fr');
    const told = JSON.parse(
      props.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
    );
    expect(told.words.names.label).toContain('Å');
    expect(told.controls.newTab).toContain('Å');
    expect(islands('/')[0]?.[1]).not.toContain('words');
  });
});

describe('a page in one language', () => {
  it('is the same as on a site with one language', () => {
    expect(documentAt('/team')).toBe(documentAt('/team', miniature()));
    expect(documentAt('/team')).not.toMatch(/hreflang|og:locale:alternate|x-default/);
  });

  it('has no address in another language', () => {
    withProject(french(), (root) => {
      const { pages } = loadContent(root, {
        language: { prefix: 'fr', locale: 'fr-CA', name: '' },
      });
      expect(pageAt(pages, '/fr/team')).toBeUndefined();
    });
  });
});

it.each([
  ['ar-EG', ' dir="rtl" data-script="Arab"'],
  ['he-IL', ' dir="rtl" data-script="Hebr"'],
  ['mr-IN', ' data-script="Deva"'],
  ['fr-CA', ' data-script="Latn"'],
])('a page of a site in %s alone names its script', (locale, attributes) => {
  const tree = miniature();
  edit(tree, 'content/brand/brand.json', (brand: { place: { locale: string } }) => {
    brand.place.locale = locale;
  });
  expect(documentAt('/about', tree)).toContain(`<html lang="${locale}"${attributes}>`);
});
