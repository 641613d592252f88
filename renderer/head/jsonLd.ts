import type {
  BreadcrumbList,
  CreativeWork,
  Graph,
  ItemList,
  ListItem,
  Organization,
  Person,
  PodcastEpisode,
  Article as SchemaArticle,
  Course as SchemaCourse,
  Event as SchemaEvent,
  Thing,
  VideoObject,
} from 'schema-dts';
import { articleIn, articlesPage, authorOf } from '../../content/load/publish/articles.ts';
import { buildTime } from '../../content/load/publish/clock.ts';
import { find, speakersOf } from '../../content/load/publish/records.ts';
import { plainText } from '../../content/load/text/body.ts';
import type { Article } from '../../content/schema/articles.ts';
import type { Content, Entry } from '../../content/schema/collections.ts';
import type { Course } from '../../content/schema/courses.ts';
import { endOfDay, withOffset } from '../../content/schema/datetime.ts';
import type { Event } from '../../content/schema/events.ts';
import type { Page, Section } from '../../content/schema/pages.ts';
import { TYPE } from '../../content/schema/section.ts';
import type { Talk } from '../../content/schema/talks.ts';
import type { Member } from '../../content/schema/team.ts';
import { videoOf } from '../../content/schema/videoHosts.ts';
import type { Seo } from '../PageModule.ts';
import { sharePath } from './sharePicture.ts';

/**
 * Structured data of a page as a schema.org graph: the organisation (complete on the home page, which the other pages
 * refer to), the page, and the records that the route shows. The types are those of schema.org, so the compiler refuses
 * a property that it does not define.
 * @param pictureOf the address of a picture that search engines can read
 * @param home the address of the home page in the page's language
 */
export function jsonLd(
  content: Content,
  own: Page,
  route: string,
  seo: Seo,
  pictureOf: (src: string) => string = (src) => src,
  home = '/',
): Graph {
  const { brand } = content;
  const page = (path: string) => new URL(path, brand.url).href;
  const at: Address = Object.assign(page, {
    picture: (src: string) => page(pictureOf(src)),
    route,
  });
  // Spread, because the types do not allow '@id' next to the properties of a thing.
  const organization = { '@id': at('/#organization') };
  const webPage = { '@id': at(route) };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...(route === '/' ? organizationNode : provider)(content, at), ...organization },
      {
        '@type': 'WebPage',
        ...webPage,
        url: at(route),
        name: seo.title,
        description: seo.description,
        inLanguage: brand.place.locale,
        primaryImageOfPage: {
          '@type': 'ImageObject',
          url: page(sharePath(own)),
        },
        publisher: organization,
        ...(route !== home && { breadcrumb: breadcrumb(content, own, route, home, at) }),
      },
      ...courseList(own, at),
      ...own.sections.flatMap((section) => {
        const file = articleIn(section);
        return file === undefined
          ? recordNodes(section, content, at)
          : articleNode(find(content.articles, file), content, own, at);
      }),
    ],
  };
}

/** Converts paths of pages and of pictures to complete addresses; has the page's own route. */
type Address = ((path: string) => string) & { picture: (src: string) => string; route: string };

type OrganizationNode = Exclude<Organization, string>;

const organizationNode = ({ brand, site }: Content, at: Address): OrganizationNode => ({
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  description: brand.description,
  url: at('/'),
  logo: at('/icon-512.png'),
  foundingDate: brand.founded,
  email: site.mail.general,
  ...(site.social && { sameAs: site.social.map(({ href }) => href) }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.lines.map(({ line }) => line).join(', '),
    addressLocality: site.address.locality,
    postalCode: site.address.postalCode,
    addressCountry: site.address.country,
  },
});

function breadcrumb(
  { brand, site, pages }: Content,
  { path: own, name: ownName, sections }: Page,
  route: string,
  home: string,
  at: Address,
): BreadcrumbList {
  const links = [...site.navigation, ...site.footer.legal];
  const list = (sections.some(articleIn) && articlesPage(pages)?.path) || own;
  const listName = pages.find(({ path }) => path === list)?.name;
  const here = links.find(({ href }) => href === list)?.label ?? listName ?? ownName;
  const name = list === own ? `${site.words.page} ${route.split('/').at(-1)}` : ownName;
  const further: ListItem = { '@type': 'ListItem', position: 3, name, item: at(route) };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: at(home) },
      { '@type': 'ListItem', position: 2, name: here, item: at(list) },
      ...(list === route ? [] : [further]),
    ],
  };
}

const provider = (content: Content, at: Address): OrganizationNode => ({
  '@type': 'Organization',
  name: content.brand.name,
  url: at('/'),
});

/** The price and attendance of a course, if its record has them. */
const termsOf = ({ found: { cost, attendance, hours } = {}, next, link }: Course, at: Address) => ({
  ...(cost && { offers: { '@type': 'Offer', category: cost, url: at(link) } as const }),
  ...(attendance && {
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: attendance,
      ...(hours && { courseWorkload: `PT${hours}H` }),
      ...(next && endOfDay(next) > buildTime() && { startDate: next }),
    } as const,
  }),
});

const courseNode = (course: Course, content: Content, at: Address): SchemaCourse => ({
  '@type': 'Course',
  name: course.title,
  description: course.description,
  url: at(course.link),
  image: at.picture(course.path),
  provider: provider(content, at),
  ...termsOf(course, at),
});

/** The courses of all sections of a page, in order; the list refers to the nodes next to it. */
function courseList({ sections }: Page, at: Address): ItemList[] {
  const courses = sections.flatMap((section) =>
    section[TYPE] === 'courseSection' ? section.courses.map(({ course }) => course) : [],
  );
  if (courses.length === 0) return [];
  const itemListElement = courses.map((course, i) => ({
    '@type': 'ListItem' as const,
    position: i + 1,
    item: { '@id': courseId(course, at) },
  }));
  return [{ '@type': 'ItemList', itemListElement }];
}

/** The name of a course's node, from its file. */
const courseId = (file: string, at: Address) =>
  at(`${at.route}#${file.replace(/^.*\/|\..*$/g, '')}`);

/** A day, or a time in the site's time zone (ISO 8601). */
const momentOf = (day: string, time?: string) => (time ? withOffset(day, time) : day);

/** The location of an event; without a place, it is online. */
const whereOf = ({ place, register, link, slug }: Entry<Event>, at: Address) =>
  place
    ? ({
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: place, address: place },
      } as const)
    : ({
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: {
          '@type': 'VirtualLocation',
          url: register ?? link ?? at(`${at.route}#${slug}`),
        },
      } as const);

const eventNode = (event: Entry<Event>, content: Content, at: Address): SchemaEvent => ({
  '@type': 'Event',
  name: event.title,
  description: plainText(event.body),
  startDate: momentOf(event.date, event.starts),
  endDate: momentOf(event.until ?? event.date, event.ends),
  eventStatus: event.cancelled
    ? 'https://schema.org/EventCancelled'
    : 'https://schema.org/EventScheduled',
  ...whereOf(event, at),
  image: event.images?.map(({ src }) => at.picture(src)),
  url: at(`${at.route}#${event.slug}`),
  organizer: provider(content, at),
});

/** A talk without a recording is neither a video nor an episode. */
const talkNode = (
  talk: Talk,
  content: Content,
  at: Address,
): VideoObject | PodcastEpisode | CreativeWork => ({
  ...(!talk.playLink
    ? { '@type': 'CreativeWork', datePublished: talk.date }
    : talk.type === 'seminar'
      ? {
          '@type': 'VideoObject',
          // Search engines require a time and a zone: the first minute of the day in the site's time zone.
          uploadDate: withOffset(talk.date, '00:00'),
          thumbnailUrl: talk.thumbnailUrl && at.picture(talk.thumbnailUrl),
          embedUrl: videoOf(talk.playLink)?.src,
        }
      : {
          '@type': 'PodcastEpisode',
          datePublished: talk.date,
          image: talk.thumbnailUrl && at.picture(talk.thumbnailUrl),
        }),
  name: talk.title,
  description: talk.description,
  url: talk.playLink,
  ...(talk.playLink && talk.minutes && { duration: `PT${talk.minutes}M` }),
  author: speakersOf(talk).map((member) => ({
    '@type': 'Person' as const,
    name: find(content.team, member).name,
  })),
});

/** An article. Without a picture, it has that of its shared link. */
const articleNode = (
  article: Article,
  content: Content,
  own: Page,
  at: Address,
): SchemaArticle => ({
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  datePublished: withOffset(article.date, '00:00'),
  image: article.picture ? at.picture(article.picture) : at(sharePath(own)),
  inLanguage: content.brand.place.locale,
  url: at(at.route),
  mainEntityOfPage: { '@id': at(at.route) },
  author: { '@type': 'Person', name: authorOf(article, content) },
  publisher: { '@id': at('/#organization') },
});

const memberNode = (person: Member, at: Address): Person => ({
  '@type': 'Person',
  name: person.name,
  jobTitle: person.role,
  description: person.description,
  image: person.image && at.picture(person.image),
  worksFor: { '@id': at('/#organization') },
});

/** The records that a section shows, as schema.org nodes. */
function recordNodes(section: Section, content: Content, at: Address): Thing[] {
  switch (section[TYPE]) {
    case 'courseSection':
      return section.courses.map(
        ({ course }) =>
          // Spread, as above.
          ({
            ...(courseNode(find(content.courses, course), content, at) as object),
            '@id': courseId(course, at),
          }) as Thing,
      );
    case 'timeline':
      return content.events.map((event) => eventNode(event, content, at));
    case 'talkList':
      return content.talks.map((talk) => talkNode(talk, content, at));
    case 'teamGroup':
      return section.members.map(({ member }) => memberNode(find(content.team, member), at));
    default:
      return [];
  }
}
