// What `npm run build` does: checks the content, bundles the code, and makes every page of it, each a complete file,
// and what a static host needs in addition.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { prerender } from 'vite-plugin-ssr/prerender';
import { gitIn, tryGit } from '../../content/compare/git.ts';
import { UsageError } from '../../content/compare/refusal.ts';
import { ContentError, contentOfBuild } from '../../content/load/loadContent.ts';
import { buildTime } from '../../content/load/publish/clock.ts';
import { CALENDAR_FOLDER, calendarFile, FEEDS } from '../../content/load/publish/feeds.ts';
import { hasSection, pageAt } from '../../content/load/publish/pageAt.ts';
import { bookedEvent } from '../../content/schema/bookingProviders.ts';
import { isUpcoming } from '../../content/schema/eventTime.ts';
import { languagesOf } from '../../content/schema/languages.ts';
import { NOT_FOUND } from '../../content/schema/pages.ts';
import { videoHostsOf } from '../../content/schema/videoHosts.ts';
import type { Services } from '../../renderer/headers/contentSecurityPolicy.ts';
import { BUILD_FILE, type PageSources } from '../../renderer/headers/siteRules.ts';
import { localisedAt } from '../../renderer/languages.ts';
import { MANIFEST } from '../../renderer/manifest.ts';
import type { Variant } from '../../renderer/pictures/variants.ts';
import { allRedirects } from '../../renderer/redirects.ts';
import { WEB_MANIFEST, webManifest } from '../../renderer/vite/brandFiles.ts';
import { silenceKnownNotices } from '../../renderer/vite/knownNotices.ts';
import { bundle } from './bundles.ts';
import { compress } from './compress.ts';
import { eventCalendar, eventsCalendar } from './feeds/calendar.ts';
import { isShown } from './feeds/records.ts';
import { articlesRss, eventsRss, talksRss } from './feeds/rss.ts';
import { pageFinisher } from './finishPage.ts';
import { writeHeaderFiles } from './headerFiles.ts';
import { earlierNames, histories, lastChangeOf } from './lastChanges.ts';
import { lostAnchors } from './pageGate.ts';
import { finishPictures, originalsIn } from './pictures/encode.ts';
import { dataProject, STRICT_TRANSPORT, strictTransport } from './settings.ts';
import { robots, sitemap } from './sitemap.ts';

const ROOT = 'dist/client';

/** Files that the build reads and no visitor loads: the plugin's own, and the scripts and styles that are inlined. */
const UNPUBLISHED = ['vite-plugin-ssr.json', 'assets/entries', 'assets/static'];

/** What vite-plugin-ssr reports of a page that it has rendered. */
interface Prerendered {
  urlOriginal: string;
  is404: boolean | null;
  /** The pictures that all pages so far need (renderer/_default.page.server.tsx). */
  orders: () => Variant[];
  _prerenderResult: { filePath: string; fileContent: string };
}

/** What the build makes pages of. What is wrong with it is printed in words; Node would add lines of its own. */
function readAll() {
  const env = loadEnv('production', process.cwd(), ['VITE_', STRICT_TRANSPORT]);
  try {
    const content = contentOfBuild();
    // Before the pages are made: whatever they show as upcoming is among these.
    const upcoming = content.events.filter((event) => isUpcoming(event, buildTime()));
    const videos = videoHostsOf(content.talks);
    return { content, upcoming, videos, data: dataProject(env), transport: strictTransport(env) };
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

type Inputs = ReturnType<typeof readAll>;

const write = (name: string, text: string) => writeFileSync(join(ROOT, name), text);

/** The services of others that an address shows. */
function servicesOn(route: string, { content: { site }, videos, data }: Inputs): Services {
  const page = pageAt(localisedAt(contentOfBuild, route).content.pages, route)?.page;
  const booking = site.booking && bookedEvent(site.booking.href)?.provider;
  return {
    data,
    ...(page && hasSection(page, 'contact') && { booking }),
    ...(page && hasSection(page, 'talkList') && { videos }),
  };
}

/**
 * Renders and writes every page.
 * @returns the sources of each page for its headers, their HTML by route, the originals of pictures that they name,
 *   and the pictures to encode
 */
async function renderPages(inputs: Inputs) {
  const { brand } = inputs.content;
  // Only now: what draws them has the brand's colours, in a record that is checked by now.
  const { finishSharePictures } = await import('./pictures/sharePictures.ts');
  const spoken = languagesOf(brand).map((language) => ({
    ...language,
    content: contentOfBuild(language),
  }));
  const withSharePictures = await finishSharePictures(ROOT, spoken);
  const finish = pageFinisher(ROOT, JSON.parse(readFileSync(MANIFEST, 'utf8')), inputs.data);
  const pages: PageSources[] = [];
  const originals = new Set<string>();
  const written = new Map<string, string>();
  let orders: Prerendered['orders'] = () => [];
  await prerender({
    async onPagePrerender({ urlOriginal, is404, _prerenderResult, ...rendered }: Prerendered) {
      orders = rendered.orders;
      const { filePath, fileContent } = _prerenderResult;
      const page = await finish(is404 ? NOT_FOUND : urlOriginal, withSharePictures(fileContent));
      for (const address of originalsIn(page.html)) originals.add(address);
      written.set(page.sources.route, page.html);
      pages.push({ ...page.sources, services: servicesOn(page.sources.route, inputs) });
      mkdirSync(dirname(filePath), { recursive: true });
      writeFileSync(filePath, page.html);
    },
  });
  for (const name of UNPUBLISHED) rmSync(join(ROOT, name), { recursive: true });
  pages.sort((a, b) => (a.route < b.route ? -1 : 1));
  return { pages, written, originals, orders: orders() };
}

type History = Awaited<ReturnType<typeof histories>>;

/** Writes the sitemap. @returns how many routes it has */
function writeSitemap(pages: readonly PageSources[], address: string, history: History): number {
  const days = new Map([...history].map(([file, { changed }]) => [file, changed.slice(0, 10)]));
  const routes = pages
    .map(({ route }) => ({ route, ...localisedAt(contentOfBuild, route) }))
    // The talks of one type are on the pages of all talks as well.
    .filter(({ route, content: { pages: all } }) => pageAt(all, route)?.part.list === 'all')
    .filter(({ route }) => route !== NOT_FOUND)
    .map(({ route, content: own, language, versions }) => ({
      route,
      changed: lastChangeOf(route, own, days, language),
      ...(versions.length > 1 && { versions }),
    }));
  write('sitemap.xml', `${sitemap(address, routes)}\n`);
  return routes.length;
}

/** Writes the feeds, and the calendars of all and of each of the coming events. */
function writeFeeds({ content, upcoming }: Inputs, history: History): void {
  write(FEEDS.talks, `${talksRss(content, history)}\n`);
  write(FEEDS.events, `${eventsRss(content, history)}\n`);
  if (isShown(content, 'articles')) write(FEEDS.articles, `${articlesRss(content)}\n`);
  write(FEEDS.calendar, eventsCalendar(content, history));
  if (upcoming.length > 0) mkdirSync(join(ROOT, CALENDAR_FOLDER));
  for (const event of upcoming)
    write(calendarFile(event.slug), eventCalendar(content, event, history));
}

/** The commit that is built. A build in a folder inside another repository would name a commit of that one. */
async function ownCommit(): Promise<string | undefined> {
  const git = gitIn('.');
  const isOwn = (await tryGit(git, ['rev-parse', '--show-prefix'])) === '';
  return isOwn ? tryGit(git, ['rev-parse', 'HEAD']) : undefined;
}

/** What the build could not do, and what to do about it. */
function notes({ data }: Inputs, history: History, written: ReadonlyMap<string, string>): string[] {
  const lost = lostAnchors(written);
  return [
    lost.length > 0 &&
      `some links lead to a part of a page that is not there, and open the page at its top:\n  ${lost.join('\n  ')}\n  Change them in the records of the pages that are named first.`,
    history.size === 0 &&
      'the calendar files of this build have no versions and the sitemap has no dates, because the checkout has no complete Git history. Calendars may ignore a changed event. For a shallow clone: git fetch --unshallow, or fetch-depth: 0 in a GitHub workflow.',
    !data &&
      'the forms of this build reach no one on a static host: set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY (.env.example). npm run preview receives them.',
  ].filter((note) => note !== false);
}

/**
 * Builds the site. Ends the process if its content breaks the rules, before it touches the last build.
 * @param areKept uses the last bundles, whatever they were made of
 */
export async function buildSite(areKept: boolean): Promise<void> {
  silenceKnownNotices();
  // One time decides for all pages what is published, however long the build takes.
  process.env.BUILD_TIME ||= new Date().toISOString();
  const inputs = readAll();
  bundle(areKept);
  const { brand } = inputs.content;
  const { pages, written, originals, orders } = await renderPages(inputs);
  const history = await histories('content');
  const routes = writeSitemap(pages, brand.url, history);
  write(WEB_MANIFEST, `${webManifest(brand)}\n`);
  write('robots.txt', `${robots(brand.url)}\n`);
  writeFeeds(inputs, history);
  const build = { commit: await ownCommit(), time: new Date().toISOString() };
  write(BUILD_FILE, `${JSON.stringify(build)}\n`);
  const pictures = await finishPictures(ROOT, orders, originals);
  writeHeaderFiles({
    root: ROOT,
    pages,
    redirects: allRedirects(contentOfBuild, await earlierNames(), inputs.upcoming),
    host: new URL(brand.url).host,
    transport: inputs.transport,
  });
  await compress(ROOT);
  console.log(`✓ ${pictures}`);
  console.log(`✓ ${pages.length} pages, ${routes} routes in the sitemap.`);
  for (const note of notes(inputs, history, written)) console.log(`Note: ${note}`);
}
