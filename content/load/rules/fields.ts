import { bookedEvent, providerName } from '../../schema/bookingProviders.ts';
import { collections } from '../../schema/collections.ts';
import { type EventTime, endOf } from '../../schema/eventTime.ts';
import { NOT_FOUND } from '../../schema/pages.ts';
import {
  type Diagnostic,
  errorAt,
  type Warning,
  WHOLE_FILE,
  warningAt,
} from '../read/diagnostic.ts';
import { nearest, nearestPath } from '../read/nearest.ts';
import { fieldsIn, isFields } from '../read/schemaWalk.ts';
import { articlePaths, pagePaths } from './pages.ts';
import { linksIn, mentionsIn, perReading, type Rule } from './whole.ts';

/** Specification 2: past events have pictures. Only a warning, because the end of an event must not stop a build. */
export const eventsWithoutPictures: Rule<Warning> = ({ readings, now }) =>
  readings.flatMap(({ collection, entry, file }) => {
    const event =
      collection === 'events'
        ? (entry as (EventTime & { images?: unknown[] }) | undefined)
        : undefined;
    if (!event || event.images?.length || now < endOf(event)) return [];
    return warningAt(file, ['date'], {
      rule: 'The event is over and has no pictures.',
      fix: 'Add two to four, and tell in the text what happened.',
    });
  });

/** The site shows only a link for a scheduling service without an embed. content:launch reports invented services. */
export const unknownBookingService: Rule<Warning> = ({ readings }) =>
  readings.flatMap(({ collection, data, entry, file }) => {
    if (collection !== 'site' || !entry || !isFields(data?.booking)) return [];
    const href = String(data.booking.href);
    const service = providerName(href);
    if (!service || service.endsWith('.example') || bookedEvent(href)) return [];
    return warningAt(file, ['booking', 'href'], {
      rule: `The site knows no calendar of ${service}: visitors get a panel with the link.`,
      fix: 'Leave it if that is meant; a calendar shows for events at cal.com and calendly.com.',
    });
  });

/** A text that names the scheduling service, on a site without one: `{provider}` could not be filled. */
export const textsWithoutBooking: Rule = ({ readings }) => {
  if (readings.some(({ collection, data }) => collection === 'site' && data?.booking)) return [];
  return readings.flatMap(({ collection, data, file }) => {
    const found: Diagnostic[] = [];
    const check = (value: unknown, path: readonly PropertyKey[]): void => {
      if (typeof value === 'string' && value.includes('{provider}'))
        found.push(
          errorAt(file, path, {
            rule: 'The text names {provider}, and this site has no booking.',
            fix: 'Delete the text, or fill in “Booking” in content/site/site.json.',
          }),
        );
      // A paragraph about a way to book is only shown if that way exists.
      if (value && typeof value === 'object' && !('calendar' in value))
        for (const [key, one] of Object.entries(value))
          check(one, [...path, Array.isArray(value) ? Number(key) : key]);
    };
    if (collection === 'pages' || collection === 'site') check(data, []);
    return found;
  });
};

/** A link within the site must lead to one of its pages. */
export const unknownRoutes: Rule = (whole) => {
  const { readings } = whole;
  const pages = [...pagePaths(readings).keys()].filter((route) => route !== NOT_FOUND);
  const routes = new Set([...pages, ...articlePaths(readings).keys()]);
  return linksIn(whole).flatMap(({ of, value, meta, at }) => {
    const [route = '', anchor] = value.split('#');
    if (!route.startsWith('/') || routes.has(route)) return [];
    const near = nearest(route, routes);
    return errorAt(of.file, at, {
      rule: `“${meta.label}” leads to ${route}, and the site has no such page.`,
      fix: `The pages are ${pages.join(', ')}.`,
      suggestion: near && (anchor ? `${near}#${anchor}` : near),
    });
  });
};

/** A picture that a record names must exist. */
export const missingImages: Rule = ({ readings, images }) =>
  mentionsIn(readings, 'image')
    .filter(({ value }) => !images.has(value))
    .map(({ of, value, meta, at }) =>
      errorAt(of.file, at, {
        rule: `“${meta.label}” names ${value}, and there is no such file under public/.`,
        fix: `Put the picture into public/images/${meta.folder}, or choose one that is there.`,
        suggestion: nearestPath(value, images.keys()),
      }),
    );

/** A picture in a folder of content must be used by a record. */
export const unusedImages: Rule<Warning> = ({ readings, images }) => {
  const named = new Set(readings.flatMap(({ mentions }) => mentions.map(({ value }) => value)));
  const folders = new Set([...named].filter((path) => images.has(path)).map(folderOf));
  return [...images]
    .filter(([path]) => folders.has(folderOf(path)) && !named.has(path))
    .map(([, { file }]) =>
      warningAt(file, WHOLE_FILE, {
        rule: 'No record uses this picture.',
        fix: 'It is not published. Name it in a record, or delete the file.',
      }),
    );
};

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** A text may be longer than its layout was designed for. It still fits, so this is only a warning. */
export const longTexts: Rule<Warning> = perReading(({ file, collection, entry, data }) => {
  // An invalid record is already reported.
  if (!entry) return [];
  return fieldsIn(collections[collection].schema, data).flatMap(({ value, meta, path }) => {
    const { best, label } = meta;
    if (best === undefined || typeof value !== 'string' || value.length <= best) return [];
    return warningAt(file, path, {
      rule: `“${label}” has ${value.length} characters, and its place is drawn for ${best}.`,
      fix: 'Shorten it, or look at it at 390 and 1440 px.',
    });
  });
});

/** A list of lines with hyphens is readable without rendering, so it is not matched. */
const MARKDOWN =
  /\*\*\S[^*\n]*\*\*|__\S[^_\n]*__|(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])|`[^`\n]+`|\[[^\]\n]+\]\([^)\s]+\)|^(?:#{1,6}|>) .+$/m;

/** Most fields show their text literally: Markdown from another system would be visible as such. */
export const rawMarkdown: Rule<Warning> = perReading(({ file, collection, data }) =>
  fieldsIn(collections[collection].schema, data).flatMap(({ value, meta, path }) => {
    const { label, widget } = meta;
    if (typeof value !== 'string' || (widget && widget !== 'textarea')) return [];
    const [marks] = MARKDOWN.exec(value) ?? [];
    if (marks === undefined) return [];
    return warningAt(file, path, {
      rule: `“${label}” contains Markdown (“${marks.slice(0, 40)}”), which this field shows as it is.`,
      fix: 'Write plain text, without the marks.',
    });
  }),
);
