import { z } from 'zod';
import {
  action,
  alt,
  focus,
  group,
  heading,
  headline,
  image,
  line,
  list,
  paragraph,
  reference,
  seo,
  statistic,
  typedHeading,
  url,
} from '../fields.ts';

const testimonialRow = (label: string) =>
  list(
    label,
    [2, 100],
    { testimonial: reference('Testimonial', 'testimonials', { isTitle: true }) },
    { help: 'One person may stand in both rows.' },
  );

/** The copy of `/` (specification 2, Home page). How many of each the sample has: tests/unit/content/sample.test.ts. */
export const home = z.strictObject({
  seo: seo(),
  hero: group('Opening', {
    running: list('Running head', 3, { text: line('Words', { max: 50, isTitle: true }) }),
    headline: headline('Headline', { roman: 32, italic: 32 }),
    lead: paragraph('Lead', { min: 60, max: 220 }),
    actions: list('Buttons', [1, 3], action('Button')),
    caption: paragraph('Caption of the figure', { min: 40, max: 240 }),
  }),
  logos: group('Logos', { intro: line('Introduction', { max: 80 }) }),
  counters: list('Counters', [1, 4], statistic),
  mission: group('Mission', {
    label: line('Small label', { max: 24 }),
    text: headline('Mission', { roman: 160, italic: 120 }),
  }),
  vision: group('Vision', {
    label: line('Small label', { max: 24 }),
    text: paragraph('Vision', { min: 60, max: 260 }),
  }),
  curriculum: group('Courses', {
    heading: heading('Heading'),
    lead: paragraph('Lead', { min: 40, max: 240 }),
    courses: list('Courses', [1, 12], {
      course: reference('Course', 'courses', { isTitle: true }),
    }),
    action: action('Link to all courses'),
  }),
  voice: group('A teacher’s word', {
    member: reference('Who', 'team'),
    quote: paragraph('Quotation', { min: 40, max: 200 }),
    text: paragraph('Text', { min: 40, max: 260 }),
    statistics: list('Figures', [1, 3], statistic),
    action: action('Link'),
  }),
  desk: group('Trading tools', {
    heading: typedHeading('Heading'),
    lead: paragraph('Lead', { min: 40, max: 260 }),
    action: action('Button'),
    link: url('Splash page of the platform', { help: 'Every screen of the slideshow leads here.' }),
    slides: list('Screens', [2, 12], {
      label: line('Name', { max: 24, isTitle: true }),
      src: image('Screen', 'tools', { fit: { ratio: '8:5', width: 1440 } }),
      phone: image('Screen on a phone', 'tools', { fit: { ratio: '39:56', width: 720 } }),
      alt: alt(),
    }),
  }),
  features: group('Platform features', { heading: heading('Heading') }),
  gallery: group('Event gallery', {
    heading: heading('Heading'),
    images: list('Pictures', [2, 12], {
      title: line('Title', { max: 50, isTitle: true }),
      caption: line('Caption', { max: 90 }),
      date: line('Date, as shown', { max: 24 }),
      src: image('Picture', 'gallery', { fit: { ratio: '8:5', width: 1600 } }),
      alt: alt(),
      focus: focus(),
    }),
    action: action('Link to all events'),
  }),
  testimonials: group('Testimonials', {
    heading: heading('Heading'),
    first: testimonialRow('First row'),
    second: testimonialRow('Second row'),
  }),
  about: group('About Us', {
    label: line('Small label', { max: 24 }),
    title: headline('Title'),
    text: paragraph('Text', { min: 80, max: 420 }),
    action: action('Link'),
    caption: line('Caption of the figure', { max: 60 }),
  }),
  game: group('Market making game', {
    label: line('Small label', { max: 24 }),
    text: line('Line', { max: 90, isTitle: true }),
    action: action('Link'),
  }),
  contact: group('Get in touch', {
    heading: heading('Heading'),
    lead: paragraph('Lead', { min: 20, max: 200 }),
  }),
});
export type Home = z.infer<typeof home>;
