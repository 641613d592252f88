import type { SectionType } from '../../content/schema/pages.ts';
import { ADDRESSES } from './addresses.ts';
import { sentences, word } from './german.ts';
import { COUNTS, fileOf, pictureOf, pictures, slides } from './records.ts';

// Which sections stand on which page: all kinds, in an order that the sample has not, and on other pages.

type Changes = Readonly<Record<string, unknown>>;

/** A section as a page asks for it: its kind, and what is not as a skeleton has it. */
export type Asked = readonly [type: SectionType, changes?: Changes];

interface AskedPage {
  readonly name: string;
  readonly path: string;
  readonly sections: readonly Asked[];
}

const named = (key: string, folder: string, from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ [key]: fileOf(folder, from + i) }));

const courses = (from: number, count: number) => ({
  courses: named('course', 'courses', from, count),
});
const people = (from: number, count: number) => ({ members: named('member', 'team', from, count) });

const FORM = `${ADDRESSES.contact}#schreiben`;
const write = { label: 'Schreiben Sie uns', href: FORM };

/** A line with all letters of the language that English has not. */
const UMLAUTS = 'Äpfel, Öl und Übermut: größer als ß';

export const PAGES: readonly AskedPage[] = [
  {
    name: 'Start',
    path: ADDRESSES.home,
    sections: [
      [
        'hero',
        {
          lead: 'Wir lehren das Messen von Märkten: am Abend, am Pult und mit der Hand.',
          actions: [write, { label: 'Zu den Kursen', href: ADDRESSES.courses }],
        },
      ],
      ['statements'],
      ['tradingDay', { high: 'Tageshoch', opens: '09:00', closes: '17:30' }],
      ['slideshow', { anchor: 'pult', slides: slides() }],
      ['featureGrid', { anchor: 'karten' }],
      ['logos', { intro: UMLAUTS }],
      ['counters', { items: [{ value: 37, label: 'Abende im Jahr' }] }],
    ],
  },
  {
    name: 'Kurse',
    path: ADDRESSES.courses,
    sections: [
      ['opening', { showContents: true, figure: 'touchstone' }],
      ['courseSection', { layout: 'led', ...courses(0, 1), anchor: 'einer' }],
      ['products'],
      [
        'courseSection',
        { layout: 'staggered', ...courses(1, COUNTS.courses - 1), anchor: 'sieben' },
      ],
      ['closing', { action: write }],
    ],
  },
  {
    name: 'Für Häuser',
    path: ADDRESSES.houses,
    sections: [
      ['useCases'],
      ['levels'],
      ['box', { action: { label: 'Vorführung erbitten', href: '#vorfuehrung' } }],
      ['benefits'],
      ['offerings'],
      ['partner'],
      ['audiences'],
      ['demo', { anchor: 'vorfuehrung' }],
    ],
  },
  {
    name: 'Termine',
    path: ADDRESSES.events,
    sections: [
      ['opening', { figure: 'calendar' }],
      ['timeline', { years: 'Springen zu', more: 'Weiterlesen' }],
      ['upcoming', { register: 'Anmelden', calendar: 'In den Kalender', zone: 'Uhr' }],
    ],
  },
  {
    name: 'Mediathek',
    path: ADDRESSES.talks,
    sections: [
      ['opening', { figure: 'minutes', subscribe: [{ label: 'Beiträge als RSS', feed: 'talks' }] }],
      [
        'talkList',
        {
          play: { seminar: 'Vorlesung ansehen', podcast: 'Gespräch hören', here: 'Hier abspielen' },
        },
      ],
      ['prompt'],
    ],
  },
  {
    name: 'Leute',
    path: ADDRESSES.people,
    sections: [
      [
        'opening',
        { note: 'Stellen gibt es in Kürze.', picture: pictureOf('gallery'), decorative: true },
      ],
      ['teamGroup', { layout: 'large', ...people(0, 1), anchor: 'eine' }],
      ['roles'],
      ['teamGroup', { layout: 'list', ...people(1, 24), anchor: 'viele' }],
      ['hiringBenefits', { items: named('benefit', 'hiring-benefits', 0, COUNTS.benefits) }],
      ['teamGroup', { layout: 'small', ...people(25, COUNTS.team - 25), anchor: 'weitere' }],
      ['reasons'],
    ],
  },
  {
    name: 'Werkstatt',
    path: ADDRESSES.workshop,
    sections: [
      ['mission'],
      [
        'testimonials',
        {
          anchor: 'briefe',
          first: named('testimonial', 'testimonials', 0, 2),
          second: [
            ...named('testimonial', 'testimonials', 2, 1),
            ...named('testimonial', 'testimonials', 0, 1),
          ],
        },
      ],
      ['segment', { theme: 'dark', typed: true, delay: 200, anchor: 'technik' }],
      [
        'gallery',
        {
          anchor: 'bilder',
          images: pictures(),
          action: { label: 'Alle Termine', href: `${ADDRESSES.events}#top` },
        },
      ],
      ['linkCards'],
    ],
  },
  {
    name: 'Aufsätze',
    path: ADDRESSES.articles,
    sections: [
      ['opening', { subscribe: [{ label: 'Aufsätze als RSS', feed: 'articles' }] }],
      ['articleList', { read: 'Weiterlesen', back: 'Alle Aufsätze' }],
    ],
  },
  {
    name: 'Kontakt',
    path: ADDRESSES.contact,
    sections: [['callout'], ['pillars'], ['contact', { anchor: 'schreiben' }]],
  },
  {
    name: 'Abendkurs',
    path: ADDRESSES.campaign,
    sections: [
      ['voice', { member: fileOf('team', 2) }],
      [
        'text',
        {
          heading: { label: word(3), roman: 'Sechs Abende', italic: 'und eine Prüfung' },
          body: `${sentences(2, 200, 900)}\n\nMehr in der [Mediathek](${ADDRESSES.talks}).`,
        },
      ],
      ['curriculum', courses(2, 3)],
      ['prompt'],
    ],
  },
  { name: 'Impressum', path: ADDRESSES.imprint, sections: [['terms']] },
  { name: 'Datenschutz', path: ADDRESSES.privacy, sections: [['terms']] },
  { name: 'Nicht gefunden', path: '/404', sections: [['notFound']] },
];
