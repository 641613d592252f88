import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Layout } from '../../../components/layout/Layout.tsx';
import { Sections } from '../../../components/sections/Sections.tsx';
import { fillIn } from '../../../content/schema/blanks.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { type Site, site as schema } from '../../../content/schema/site.ts';
import { select } from '../../../pages/page/select.ts';
import { jsonLd } from '../../../renderer/head/jsonLd.ts';
import { content, routeOf } from '../content/miniatureSite.ts';

const CONTACT = routeOf('contact');

const withSite = (site: Site): Content => ({
  ...content,
  site: { ...site, slug: 'site', file: 'content/site/site.json' },
});

function drawn(site: Site, route = CONTACT): string {
  const shown = select(withSite(site), route);
  if (!shown) throw new Error(`There is no page ${route}.`);
  return renderToStaticMarkup(
    <Layout site={site} brand={content.brand} route={route}>
      <Sections {...shown} />
    </Layout>,
  );
}

/** A site without any optional part, and one with all of them. */
const OPTIONAL = ['app', 'platform', 'social', 'booking'];
const isKept = ([key]: [string, unknown]) => ![...OPTIONAL, 'slug', 'file'].includes(key);
const bare = schema.parse(Object.fromEntries(Object.entries(content.site).filter(isKept)));
const whole: Site = {
  ...content.site,
  mail: { ...bare.mail, education: 'learn@site.example', educationLabel: 'Learning' },
  address: { ...bare.address, map: { label: 'A map', href: 'https://map.example/' } },
  footer: {
    ...bare.footer,
    careersHeading: 'Jobs',
    careers: { label: 'Open posts', note: 'Soon', href: '/about' },
    socialHeading: 'Elsewhere',
    note: 'A closing note',
  },
  social: [
    { network: 'code', label: 'Our code', href: 'https://code.example/' },
    { network: 'other', label: 'Our wall', href: 'https://wall.example/' },
  ],
};

describe('optional parts of the shell', () => {
  const words = ['Learning', 'A map', 'Jobs', 'Open posts', 'Elsewhere', 'A closing note'];

  it('are rendered if they exist, with profiles of any kind', () => {
    const html = drawn(whole);
    for (const word of [...words, 'Our code', 'Our wall', 'data-booking'])
      expect(html).toContain(word);
  });

  it('leave no text, link, heading or empty list if they do not exist', () => {
    const html = drawn(bare);
    for (const word of [...words, 'data-booking']) expect(html).not.toContain(word);
    const shell = html.replace(/<main.*<\/main>/s, '');
    expect(shell).not.toMatch(/undefined|<(ul|h2|p|div)(?: [^>]*)?><\/\1>/);
    const page = content.pages.find(({ path }) => path === CONTACT);
    if (!page) throw new Error('There is no page with the form.');
    const seo = { title: 'A title', description: '' };
    expect(JSON.stringify(jsonLd(withSite(bare), page, CONTACT, seo))).not.toContain('sameAs');
    expect(fillIn('Kept for {months} months.', bare)).toMatch(/^Kept for \d+ months\.$/);
  });
});

it.each([
  ['a page', '/about', '/about', /href="\/about" class="[^"]*" aria-current="page"/],
  ['a section, on another page', '/about#form', CONTACT, /href="\/about#form"/],
  ['a section of the same page', '/about#form', '/about', /href="#form"/],
])('the contact link may lead to %s', (_name, href, route, expected) => {
  const site = { ...content.site, navigation: [], contact: { ...content.site.contact, href } };
  const html = drawn(site, route);
  expect(html).toMatch(expected);
  expect(html).not.toContain('undefined');
});
