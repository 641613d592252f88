import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sections } from '../../../components/sections/Sections.tsx';
import { Words } from '../../../components/ui/Words.tsx';
import { inspect } from '../../../content/load/inspect.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import { ARTICLES_A_PAGE } from '../../../content/load/publish/listPages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { pagePaths } from '../../../pages/page/index.page.server.tsx';
import { pathOf, select } from '../../../pages/page/select.ts';
import { jsonLd } from '../../../renderer/head/jsonLd.ts';
import { articlesRss } from '../../../scripts/build/feeds/rss.ts';
import { edit, FRENCH, speakFrench, translate } from '../languages/speaking.ts';
import { miniature, type Tree } from './miniature.ts';
import { oneProject } from './oneProject.ts';

const withProject = oneProject();

const ABOUT = 'content/pages/about.json';

const article = (title: string, more = 'author: Vera Stone') =>
  `---\ntitle: ${title}\ndate: "2025-03-14"\n${more}\ndescription: What we measured, and how.\n---\n\nA first paragraph.\n`;

/** The miniature with these articles; its page /about lists articles. */
function site(articles: Readonly<Record<string, string>>): Tree {
  const tree = miniature();
  for (const file of [...tree.keys()]) if (file.startsWith('content/articles/')) tree.delete(file);
  for (const [slug, text] of Object.entries(articles))
    tree.set(`content/articles/${slug}.mdx`, text);
  return tree;
}

const load = (tree: Tree) => withProject(tree, (root) => loadContent(root));
const errors = (tree: Tree) =>
  withProject(tree, (root) => inspect(root).diagnostics.map(({ rule }) => rule));
const below = (paths: readonly string[]) => paths.filter((path) => path.startsWith('/about/'));

const NEW = article('New', 'member: content/team/one-1.json').replace('03-14', '04-02');
const content = load(site({ old: article('Old'), new: NEW }));

function drawn(path: string, shown = content): string {
  const props = select(shown, path);
  if (!props) throw new Error(`There is no page ${path}.`);
  return renderToStaticMarkup(
    <Words value={shown.site.words}>
      <Sections {...props} />
    </Words>,
  );
}

describe('articles', () => {
  it('have an address each below the page that lists them, newest first', () => {
    expect(below(pagePaths(content))).toEqual(['/about/new', '/about/old']);
    expect(pathOf(content, content.pages[0] as never, 'content/articles/old.mdx')).toBe(
      '/about/old',
    );
    const links = [...drawn('/about').matchAll(/href="(\/about\/\w+)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/about/new', '/about/old']);
    expect(select(content, '/about/none')).toBeUndefined();
  });

  it('change nothing if there are none, or if no page lists them', () => {
    const none = load(site({}));
    expect(below(pagePaths(none))).toEqual([]);
    expect(drawn('/about', none)).not.toContain('article-list');
    const tree = site({ old: article('Old') });
    edit(tree, ABOUT, (page: { sections: Record<string, unknown>[] }) => {
      page.sections = page.sections.filter((one) => one[TYPE] !== 'articleList');
    });
    expect(below(pagePaths(load(tree)))).toEqual([]);
    expect(errors(tree)).toEqual(['No page shows this record.']);
  });

  it('drop the firm’s name from a title that search results would cut off', () => {
    const long = 'What a year of quotes says about the cost of waiting, or not';
    expect(long).toHaveLength(60);
    const { pages, brand } = load(site({ long: article(long), old: article('Old') }));
    const titles = pages.flatMap(({ path, seo }) => (path.startsWith('/about/') ? seo.title : []));
    expect(titles).toEqual([long, `Old · ${brand.name}`]);
  });

  it('are not published as drafts or before their date', () => {
    const hidden = load(
      site({
        draft: article('Draft', 'author: A. B.\ndraft: true'),
        soon: article('Soon', 'author: A. B.\npublishAt: "2999-01-01"'),
      }),
    );
    expect(below(pagePaths(hidden))).toEqual([]);
    expect(articlesRss(hidden)).not.toContain('<item>');
  });

  it('are listed on several addresses if there are many', () => {
    const many = Array.from({ length: ARTICLES_A_PAGE + 1 }, (_, i) => [
      `a${i}`,
      article(`A ${i}`),
    ]);
    const crowded = load(site(Object.fromEntries(many)));
    expect(below(pagePaths(crowded))).toContain('/about/page/2');
    const pages = ['/about', '/about/page/2'].map((path) => drawn(path, crowded));
    expect(pages.map((page) => page.match(/<article/g)?.length)).toEqual([ARTICLES_A_PAGE, 1]);
  });

  it('have one article element with one h1, the date and the author', () => {
    const html = drawn('/about/new');
    expect(html.match(/<h1[^>]*>New<\/h1>/g)).toHaveLength(1);
    expect(html).toContain('<time dateTime="2025-04-02"');
    expect(html).toContain(content.team[0]?.name);
    expect(drawn('/about/old')).toContain('Vera Stone');
    expect(html).toContain('href="/about"');
  });

  it('are included in structured data and in the feed', () => {
    const page = select(content, '/about/old');
    if (!page) throw new Error('There is no such page.');
    const graph = jsonLd(content, page.page, '/about/old', page.seo)['@graph'];
    expect(graph).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        headline: 'Old',
        author: { '@type': 'Person', name: 'Vera Stone' },
        url: 'https://site.example/about/old',
      }),
    );
    const feed = articlesRss(content);
    expect(feed).toContain('<dc:creator>Vera Stone</dc:creator>');
    expect(feed.match(/<link>[^<]+<\/link>/g)?.slice(1)).toEqual([
      '<link>https://site.example/about/new</link>',
      '<link>https://site.example/about/old</link>',
    ]);
  });

  it('have a page in another language only with a translation', () => {
    const tree = speakFrench(site({ old: article('Old'), new: NEW }));
    translate(tree, ABOUT);
    tree.set('content/articles/old.fr.mdx', '---\ntitle: Vieux\n---\n\nTout.\n');
    const french = withProject(tree, (root) => loadContent(root, { language: FRENCH }));
    expect(pagePaths(french, 'fr')).toEqual(['/fr/about', '/fr/about/old']);
    expect(drawn('/fr/about', french)).toContain('href="/about/new"');
  });

  it('are linked in another language if they have a translation', () => {
    const tree = speakFrench(site({ old: article('Old'), new: NEW }));
    const body = (...slugs: string[]) => slugs.map((slug) => `[A](/about/${slug}#top)`).join(' ');
    const told = (slugs: string) => `---\ntitle: Vieux\n---\n\nTout: ${slugs}\n`;
    tree.set('content/articles/old.mdx', `${article('Old')}\n${body('new', 'old')}\n`);
    tree.set('content/articles/old.fr.mdx', told(body('new', 'old')));
    const links = () => {
      const french = withProject(tree, (root) => loadContent(root, { language: FRENCH }));
      const old = french.articles.find(({ slug }) => slug === 'old');
      return JSON.stringify(old?.body).match(/(?:\/fr)?\/about\/\w+#top/g);
    };
    // The page that lists them has no translation yet, so articles have none either.
    expect(links()).toEqual(['/about/new#top', '/about/old#top']);
    translate(tree, ABOUT);
    expect(links()).toEqual(['/about/new#top', '/fr/about/old#top']);
  });
});

describe('the check of articles', () => {
  it('accepts links to their addresses', () => {
    const link = (href: string) => (page: { sections: object[] }) => {
      const prompt = { [TYPE]: 'prompt', label: 'A.', text: 'A.', action: { label: 'A.', href } };
      page.sections.push(prompt);
    };
    for (const [href, told] of [
      ['/about/old', []],
      ['/about/gone', [expect.stringContaining('leads to /about/gone')]],
      ['/about/draft', [expect.stringContaining('which is a draft')]],
    ] as const) {
      const tree = site({
        old: article('Old'),
        draft: article('Draft', 'author: A. B.\ndraft: true'),
      });
      edit(tree, 'content/pages/hiring.json', link(href));
      expect(errors(tree)).toEqual(told);
    }
  });

  it('refuses an article at the address of a page or of the site’s files', () => {
    const tree = site({ old: article('Old'), index: article('Index') });
    edit(tree, 'content/pages/risk.json', (page: { path: string }) => {
      page.path = '/about/old';
    });
    expect(errors(tree)).toEqual([
      'Its address /about/index is that of content/pages/about.json.',
      'Its address /about/old is that of content/pages/risk.json.',
    ]);
    const home = site({ admin: article('Admin') });
    const { sections } = JSON.parse(`${home.get(ABOUT)}`);
    edit(home, 'content/pages/home.json', (page: { sections: object[] }) => {
      page.sections.push(
        sections.find((one: object) => TYPE in one && one[TYPE] === 'articleList'),
      );
    });
    edit(home, ABOUT, (page: { sections: object[] }) => {
      page.sections = page.sections.filter((one) => !(TYPE in one && one[TYPE] === 'articleList'));
    });
    expect(errors(home)).toEqual(['Its address /admin is kept for the site’s own files.']);
  });

  it('refuses an earlier address of a page that is an article’s address', () => {
    const tree = site({ old: article('Old') });
    const moved = (...paths: string[]) =>
      edit(tree, 'content/pages/risk.json', (page: { moved: object[] }) => {
        page.moved = paths.map((path) => ({ path }));
      });
    moved('/about/older', '/about/old');
    expect(errors(tree)).toEqual(['/about/old is the address of content/articles/old.mdx.']);
    moved('/about/older');
    expect(errors(tree)).toEqual([]);
  });

  it.each(['draft: false', 'member: content/team/one-1.json\nauthor: Vera Stone'])(
    'wants one author: %s',
    (authors) => {
      expect(errors(site({ old: article('Old', authors) })).join()).toContain('names who wrote');
    },
  );
});
