import {
  action,
  choice,
  group,
  heading,
  headline,
  line,
  list,
  paragraph,
  reference,
  statistic,
  subscriptions,
} from '../fields.ts';
import { section } from '../section.ts';

// Sections that show records of other collections.

/** All articles, newest first; each has its own page below the address of this one. */
export const articleList = section('articleList', 'List of articles', {
  read: line('On the link to an article', { max: 30 }),
  back: line('On the link from an article back to the list', { max: 40 }),
});

/** How a section lays out its courses. */
const COURSE_LAYOUTS = ['staggered', 'led', 'falling', 'listed'] as const;

/** Courses under their own heading (specification 2, Education). */
export const courseSection = section('courseSection', 'Courses', {
  title: line('Title', { max: 50, isTitle: true }),
  label: line('Small label', { max: 40 }),
  lead: paragraph('Lead', { max: 240 }),
  layout: choice('Layout', COURSE_LAYOUTS, {
    help: 'Staggered: wide and narrow by turns. Led: the first large, the others in threes. Falling: one wide, two narrow. Listed: one below the other.',
  }),
  courses: list('Courses', [1, 24], {
    course: reference('Course', 'courses', { isTitle: true }),
  }),
});

/** A selection of courses, and a link to all. */
export const curriculum = section('curriculum', 'Course selection', {
  heading: heading('Heading'),
  lead: paragraph('Lead', { max: 240 }),
  courses: list('Courses', [1, 12], {
    course: reference('Course', 'courses', { isTitle: true }),
  }),
  action: action('Link to all courses'),
});

/** The feature cards, which expand on a click; the cards are records. */
export const featureGrid = section('featureGrid', 'Feature cards', {
  heading: heading('Heading'),
});

/** Benefits with icons, which are records. */
export const hiringBenefits = section('hiringBenefits', 'Benefits with icons', {
  heading: heading('Heading'),
  items: list('Benefits', [1, 12], {
    benefit: reference('Benefit', 'hiring-benefits', { isTitle: true }),
  }),
});

/** A row of all logos, which are records. */
export const logos = section('logos', 'Logos', {
  intro: line('Introduction', { max: 80, isTitle: true }),
});

/** All talks with a filter, newest first (specification 2, Talks). */
export const talkList = section('talkList', 'List of talks', {
  play: group('Play links', {
    seminar: line('On a webinar', { max: 30 }),
    podcast: line('On a podcast', { max: 30 }),
    here: line('On a picture that plays on the page', {
      max: 24,
      help: 'For recordings at YouTube or Vimeo. The name of the host follows it.',
    }),
  }),
});

/** Large portraits, small portraits, or a list with a portrait next to each name. */
const TEAM_LAYOUTS = ['large', 'small', 'list'] as const;

/** A group of people: its title, a line of text, and a portrait of each. */
export const teamGroup = section('teamGroup', 'Group of people', {
  title: line('Title', { max: 40, isTitle: true }),
  text: line('Line', { max: 160 }),
  layout: choice('Layout', TEAM_LAYOUTS),
  members: list('People', [1, 1_000], { member: reference('Person', 'team', { isTitle: true }) }),
});

const row = (label: string) =>
  list(
    label,
    [2, 100],
    { testimonial: reference('Testimonial', 'testimonials', { isTitle: true }) },
    { help: 'One person may be in both rows.' },
  );

/** Testimonials in two moving rows (specification 2, Testimonials block). */
export const testimonials = section('testimonials', 'Testimonials', {
  heading: heading('Heading'),
  first: row('First row'),
  second: row('Second row'),
});

/** Past events on a timeline, newest first (specification 2, Events). */
export const timeline = section('timeline', 'Timeline of events', {
  years: line('Before the years to jump to', { max: 24 }),
  more: line('On what unfolds a long text on a phone', { max: 24 }),
});

/** Upcoming events, and a text for when there are none. */
export const upcoming = section('upcoming', 'Upcoming events', {
  headline: headline('Headline over them', {}, { isTitle: true }),
  register: line('Words on the registration link', { max: 24 }),
  calendar: line('Link text that adds one to a calendar', { max: 24 }),
  zone: line('After a time', { max: 12, help: 'The time zone, such as CET.' }),
  none: group('While nothing is coming', {
    headline: headline(),
    text: paragraph('Text', { max: 240 }),
    action: action('Button'),
  }),
  subscribe: subscriptions(),
});

/** A quotation of a team member, with portrait and numbers. */
export const voice = section('voice', 'Quotation with portrait', {
  member: reference('Who', 'team'),
  quote: paragraph('Quotation', { max: 200 }),
  text: paragraph('Text', { max: 260 }),
  statistics: list('Figures', [1, 3], statistic),
  action: action('Link'),
});
