import { z } from 'zod';
import { cms, type FieldMeta, field, type PictureFit } from './cms.ts';

// The kinds of fields that all collections use. `best` is the length that the layout is designed for; `max` is what
// still fits at 320 px and at 200 % text size, found by testing. The first warns, the second refuses.

type Words = Omit<FieldMeta, 'label' | 'widget'>;

/** The length limits of a text, and its metadata. */
export interface Length extends Words {
  max: number;
}

const EDGES = /^\S(?:[\s\S]*\S)?$/;

const bounded = ({ max }: Length) =>
  z.string().min(1).max(max).regex(EDGES, { error: 'starts or ends with a space or a line break' });

/** One line of plain text, `max` in characters. */
export const line = (label: string, length: Length) =>
  field(bounded(length).regex(/^[^\n]*$/, { error: 'has a line break' }), {
    ...meta(length),
    label,
  });

/** Plain text of some sentences, `max` in characters. */
export const paragraph = (label: string, length: Length) =>
  field(bounded(length), { ...meta(length), label, widget: 'textarea' });

/** A text in Markdown, as files hold it. */
export type Prose = string & z.$brand<'Prose'>;

/** A Markdown text of paragraphs, subheadings, lists and quotations; pages receive it parsed. */
export const prose = (label: string, length: Length) =>
  field(bounded(length).brand<'Prose'>(), { ...meta(length), label, widget: 'markdown' });

const meta = ({ max: _max, ...words }: Length): Words => words;

/** A whole number. */
export const whole = (
  label: string,
  { min = 0, max, ...words }: Words & { min?: number; max: number },
) => field(z.int().min(min).max(max), { ...words, label });

/** One of a few values. */
export const choice = <const V extends readonly [string, ...string[]]>(
  label: string,
  values: V,
  words: Words = {},
) => field(z.enum(values), { ...words, label });

/** A day, as 2025-02-14. */
export const day = (label: string, words: Words = {}) =>
  field(z.iso.date(), { ...words, label, widget: 'date' });

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A time of day, as 18:30. */
export const timeOfDay = (label: string, help: string) =>
  field(z.string().regex(TIME, { error: 'is not a time such as 18:30' }), {
    label,
    help,
    widget: 'time',
  });

// These patterns run on every keystroke and on every link of a proposal. None may match a text in two ways:
// backtracking would block the check after forty letters.
const HREF =
  /^(?:\/(?:[\w-]+(?:\/[\w-]+)*\/?)?(?:#[\w-]+)?|#[\w-]+|https:\/\/[^\s/]\S*|mailto:[^\s@]+@[^\s@]+)$/;

/** The target of a link: a page of this site (`/events#top`), an https address, or `mailto:`. */
export const href = (label = 'Link', words: Words = {}) =>
  field(
    z.string().regex(HREF, {
      error: 'is neither a page of this site (/events#top) nor an https:// or mailto: address',
    }),
    {
      help: 'A page of this site such as /events#top, or an address that starts with https://',
      ...words,
      label,
      widget: 'link',
    },
  );

/** An address outside this site. */
export const url = (label: string, words: Words = {}) =>
  field(z.url({ protocol: /^https$/, error: 'is not an https:// address' }), { ...words, label });

/** A part of a host name between its dots. */
const isHostPart = (part: string) => /^[a-z\d-]{1,63}$/.test(part) && !/^-|-$/.test(part);

const isHost = (host: string) => {
  const parts = host.split('.');
  return parts.length > 1 && parts.every(isHostPart) && /[a-z]/.test(parts.at(-1) ?? '');
};

/**
 * The origin of a site: `https://` and a host name. Server configurations contain it, so it has no port, user, path or
 * trailing slash.
 */
export const origin = (label: string, words: Words = {}) =>
  field(
    z
      .url({ protocol: /^https$/, error: 'is not an https:// address', abort: true })
      .superRefine((value, { addIssue }) => {
        if (value.startsWith('https://') && isHost(value.slice('https://'.length))) return;
        const { origin, hostname } = new URL(value);
        addIssue({
          code: 'custom',
          message: 'is not https:// with a host name alone',
          params: {
            fix: isHost(hostname)
              ? `Write ${origin.replace(/:\d+$/, '')}.`
              : 'Write it as https://www.company.example.',
          },
        });
      }),
    { ...words, label },
  );

/** An email address. */
export const email = (label: string) => field(z.email(), { label });

const fitWords = ({ ratio, width }: PictureFit) =>
  `Best ${ratio} and at least ${width} px wide; what does not fit is cropped.`;

/**
 * A picture in public/images/`folder`, by its path on the site. A rule between files checks that the file exists and
 * has a suitable size.
 */
export const image = (label: string, folder: string, { fit, help, ...words }: Words = {}) =>
  field(
    z.string().regex(/^\/images\/[\w./-]+\.(?:webp|png|jpe?g|avif|svg)$/, {
      error: 'is not a picture under /images/ (webp, png, jpg, avif or svg)',
    }),
    {
      ...words,
      label,
      widget: 'image',
      folder,
      fit,
      help: [fit && fitWords(fit), help].filter(Boolean).join(' ') || undefined,
    },
  );

/** A description of a picture for people who do not see it. */
export const alt = (words: Words = {}) =>
  line('What the picture shows', {
    ...words,
    max: 180,
    help: 'Read aloud to people who do not see the picture. Say what is in it, not “picture of”.',
  });

/** The part of a picture that stays visible when the layout crops it. */
export const focus = () =>
  choice('Keep in view', ['center', 'top', 'bottom', 'left', 'right'], {
    help: 'The part of the picture that must not be cut off.',
  }).optional();

/**
 * A reference to a record of another collection, by the path of its file. A list of references is a list of objects
 * with one reference each, because the editor supports no other form.
 */
export const reference = (label: string, collection: string, words: Words = {}) =>
  field(
    z.string().regex(new RegExp(`^content/${collection}/[\\w-]+\\.(?:json|mdx)$`), {
      error: `is not a file of content/${collection}/`,
    }),
    { ...words, label, widget: 'reference', collection },
  );

/** A group of fields. */
export const group = <S extends z.core.$ZodLooseShape>(
  label: string,
  shape: S,
  words: Words = {},
) => field(z.strictObject(shape), { ...words, label });

type ItemOf<S> = S extends z.ZodType
  ? S
  : S extends z.core.$ZodLooseShape
    ? z.ZodObject<S, z.core.$strict>
    : never;

/** A list of groups, each named by its title; `size` is an exact count or a range. */
export function list<S extends z.ZodType | z.core.$ZodLooseShape>(
  label: string,
  size: number | readonly [min: number, max: number],
  shape: S,
  words: Words = {},
) {
  const item = (shape instanceof z.ZodType ? shape : z.strictObject(shape)) as ItemOf<S>;
  const items = z.array(item);
  return field(typeof size === 'number' ? items.length(size) : items.min(size[0]).max(size[1]), {
    itemTitle: titleOf(item),
    ...words,
    label,
  });
}

/** The key of the field that names a record or an item. */
export const titleOf = (item: z.ZodType) =>
  item instanceof z.ZodObject
    ? Object.keys(item.shape).find((key) => cms.get(item.shape[key])?.isTitle)
    : undefined;

/** The usual item of a list: a title, a text, and further fields. */
export const card = <S extends z.core.$ZodLooseShape = Record<never, never>>(
  titleMax: number,
  textMax: number,
  more?: S,
) => ({
  title: line('Title', { max: titleMax, isTitle: true }),
  text: paragraph('Text', { max: textMax }),
  ...(more as S),
});

/** A link with its text. */
export const action = (label: string) =>
  group(label, {
    label: line('Link text', { max: 40, isTitle: true }),
    href: href('Goes to'),
    newTab: field(z.boolean(), {
      label: 'Open in a new tab',
      help: 'Addresses outside this site always do.',
    }).optional(),
  });

const voices = (roman = 60, italic = 60) => ({
  roman: line('First part', { max: roman, isTitle: true }),
  italic: line('Second part, in italics', { max: italic }).optional(),
});

/** A headline of two parts: upright, then in italics. */
export const headline = (
  label = 'Headline',
  max: { roman?: number; italic?: number } = {},
  words: Words = {},
) => group(label, voices(max.roman, max.italic), words);

const sectionLabel = () => line('Small label', { max: 40, help: 'Shown above the headline.' });

/** The start of a section, which also names it: its small label and its headline. */
export const heading = (label: string) =>
  group(label, { label: sectionLabel(), ...voices() }, { isTitle: true });

/** Limits for a typed heading: at 100 ms a character and with the delay, five seconds in all. */
export const TYPED_CHARACTERS = 40;
export const TYPING_DELAY_MAX = 1_000;

/**
 * A section's heading whose first part is typed letter by letter. An animation of more than five seconds would need a
 * button to pause it (WCAG 2.2.2).
 */
export const typedHeading = (label: string) =>
  group(
    label,
    {
      label: sectionLabel(),
      ...voices(TYPED_CHARACTERS),
      delay: whole('Milliseconds before it is typed', {
        max: TYPING_DELAY_MAX,
        help: 'The first part is typed when it first becomes visible, or this much later.',
      }).optional(),
    },
    { isTitle: true },
  );

/** The source of a claimed number, or when it holds; a footnote of the section. */
export const sourceNote = () =>
  paragraph('Source or condition', {
    max: 260,
    help: 'Where the number comes from, or when it holds. Shown as a footnote below.',
  }).optional();

/** A number with its label: `118` with `K+`. */
export const statistic = z.strictObject({
  value: whole('Number', { max: 1_000_000, number: 'counted' }),
  suffix: line('After the number', { max: 12, help: 'Such as + or K+' }).optional(),
  label: line('What it counts', { max: 80, isTitle: true }),
  note: sourceNote(),
});

/** An explanation of a chart for people who see it for the first time. */
export const figureCaption = () => paragraph('Under the figure', { max: 280 });

/** The site's feeds. */
const FEED_NAMES = ['talks', 'events', 'articles', 'calendar'] as const;

/** Links to feeds: `calendar` and `events` hold the events, `talks` the talks, `articles` the articles. */
export const subscriptions = () =>
  list('Ways to follow', [1, 4], {
    label: line('Words', { max: 40, isTitle: true }),
    feed: choice('Leads to', FEED_NAMES, {
      help: 'Talks: RSS of the talks. Events: RSS of the events. Articles: RSS of the articles. Calendar: all events for a calendar.',
    }),
  });
