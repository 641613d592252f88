import { z } from 'zod';
import { FACTS_HELP, withFacts } from './blanks.ts';
import { isEventAddress } from './bookingProviders.ts';
import { field } from './cms.ts';
import { action, choice, email, group, href, line, list, paragraph, url, whole } from './fields.ts';
import { figureWords } from './figureWords.ts';
import { talkWords, words } from './words.ts';

/** The kinds of profile, each with an icon in the footer; specification 2, Follow Us, has the first four. */
const SOCIAL_NETWORKS = [
  'professional',
  'microblog',
  'photo',
  'video',
  'chat',
  'code',
  'other',
] as const;

/** The number of parts on the half-hour's axis: ten minutes each. */
const AGENDA_PARTS = 3;

const label = (name: string, max = 40) => line(name, { max });

/** The texts and addresses of every page: navigation, footer, contact. One record. */
export const site = z.strictObject({
  navigation: list('Navigation', [1, 9], {
    label: line('Words', { max: 20, isTitle: true }),
    menuLabel: line('Words in the phone menu', {
      max: 24,
      help: 'Only where they differ.',
    }).optional(),
    href: href(),
  }),
  contact: group('Contact link', {
    label: label('Words in the bar', 20),
    menuLabel: label('Words in the phone menu', 24),
    href: href(),
  }),
  app: group('Education app', {
    label: label('Words in the bar', 24),
    menuLabel: label('Words in the phone menu', 30),
    href: url('App store listing'),
  }).optional(),
  platform: group('Trading platform', {
    label: label('Words', 24),
    href: url('Address'),
  }).optional(),
  menu: group('Phone menu', { open: label('Open button'), close: label('Close button') }),
  words,
  courses: group('Words on courses', {
    button: line('On every course button', {
      max: 24,
      help: 'Where a course has none of its own.',
    }),
    level: label('Before the level', 20),
    length: label('Before the length', 20),
    next: label('Before the next date', 20),
    price: label('Before the price', 20),
    tutor: label('Before the tutor', 20),
  }),
  talks: talkWords,
  events: group('Words on events', {
    visit: line('On an event’s link', { max: 40, help: 'Where it has none of its own.' }),
    cancelled: label('Before the dates of a cancelled one', 24),
  }),
  figures: figureWords,
  mail: group('Mail addresses', {
    general: email('General enquiries'),
    generalLabel: label('Words for general enquiries'),
    education: email('Education').optional(),
    educationLabel: label('Words for education').optional(),
  }),
  address: group('Address', {
    heading: label('Heading', 24),
    lines: list('Lines', [1, 5], { line: line('Line', { max: 60, isTitle: true }) }),
    locality: label('City'),
    postalCode: line('Postal code', { max: 12, same: true }),
    country: line('Country, two letters', { max: 2, same: true }),
    map: action('Map link').optional(),
  }),
  footer: group('Footer', {
    navigationHeading: label('Heading of the links', 24),
    navigation: list('Links', [1, 9], action('Link')),
    contactHeading: label('Heading of the mail addresses', 24),
    careersHeading: label('Heading of careers', 24).optional(),
    careers: group('Careers', {
      label: label('Words', 24),
      note: label('Note', 24).optional(),
      href: href(),
    }).optional(),
    socialHeading: label('Heading of the social profiles', 24).optional(),
    copyright: label('Copyright line', 90),
    legalHeading: label('Name of the legal links', 24),
    legal: list('Legal links', [1, 5], action('Link')),
    note: label('Closing note', 120).optional(),
  }),
  social: list('Social profiles', [1, 8], {
    network: choice('Kind', SOCIAL_NETWORKS),
    label: line('Name', { max: 40, isTitle: true, help: 'Read aloud in place of the icon.' }),
    href: url('Profile'),
  }).optional(),
  booking: group('Meeting booking', {
    title: label('Title', 60),
    note: label('Note', 120),
    duration: label('Length', 20),
    agenda: list(
      'What the meeting is for',
      AGENDA_PARTS,
      {
        heading: line('Heading', { max: 30, isTitle: true }),
        text: line('Line', { max: 90 }),
      },
      {
        help: 'Shown while the calendar loads, and where it cannot: each takes its share of the time.',
      },
    ),
    href: url('Event of 30 minutes', {
      help: 'Its address at Cal.com or Calendly, whose calendar then shows here. Other services get only the link.',
    }).refine(isEventAddress, {
      error: 'is not the address of an event, such as https://cal.com/account/30min',
    }),
    linkLabel: label('Words on the plain link', 60),
    failed: label('Where the calendar cannot load', 120),
    askFirst: field(z.boolean(), {
      label: 'Ask before the calendar loads',
      help: 'It then comes after a click and not by itself. The page on privacy says which.',
    }).optional(),
    askNote: withFacts(line('What the click means', { max: 140, help: FACTS_HELP })),
    askLabel: label('Button text', 40),
  }).optional(),
  privacy: group('Privacy', {
    keptMonths: whole('Months that submissions are kept', {
      min: 1,
      max: 120,
      help: 'Submissions of the forms are erased after this many months.',
    }),
    notice: withFacts(paragraph('Notice under the forms', { max: 240, help: FACTS_HELP })),
    link: action('Link behind it'),
  }),
});
export type Site = z.infer<typeof site>;
