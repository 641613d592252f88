import { action, group, headline, line, paragraph } from '../fields.ts';
import { section } from '../section.ts';
import { subscriptions } from '../subscriptions.ts';

/** Upcoming events, and the text if there are none. */
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
