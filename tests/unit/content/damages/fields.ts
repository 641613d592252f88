import brand from '../../../../content/brand/brand.json' with { type: 'json' };
import { add, type Damage, EVENT, HOME, inFile, TALK } from './damage.ts';

/** Records that break the schema of their own collection. */
export const fields: Damage[] = [
  ...inFile(TALK, [
    {
      name: 'an unknown field',
      edit: ['"thumbnailUrl"', '⟦"minute": 1,\n  "thumbnailUrl"'],
      rule: '“minute” is not a field here.',
      suggestion: 'minutes',
    },
    {
      name: 'a missing field',
      edit: ['  "title": "Talk 1",\n', ''],
      rule: '“Title” is missing.',
    },
    {
      name: 'an emptied field',
      edit: ['"Talk 1"', '""'],
      rule: '“Title” is missing.',
    },
    {
      name: 'a text that is longer than its place was drawn for',
      severity: 'warning',
      edit: ['"Talk 1"', `⟦"${'Talk 1 '.repeat(13)}or so"`],
      rule: '“Title” has 96 characters, and its place is drawn for 80.',
    },
    ...[
      ['**Bold** Talk', '**Bold**'],
      ['Talk [1](https://a.example/1)', '[1](https://a.example/1)'],
      ['__Talk__ 1', '__Talk__'],
      ['## Talk 1', '## Talk 1'],
      ['2 * 3 * *Talk 1*', '*Talk 1*'],
      ['Talk `1`', '`1`'],
      ['> Talk 1', '> Talk 1'],
    ].map(([title, marks]) => ({
      name: `Markdown in a field that shows its text as it is: ${title}`,
      severity: 'warning' as const,
      edit: ['"Talk 1"', `⟦"${title}"`] as const,
      rule: `“Title” contains Markdown (“${marks}”), which this field shows as it is.`,
    })),
    {
      name: 'a text that no place holds',
      edit: ['"Talk 1"', `⟦"${'Talk 1 '.repeat(17)}or so"`],
      rule: '“Title” has 124 characters; it has to have at most 120.',
    },
    {
      name: 'a picture without words',
      edit: [',\n  "alt": "A."', ''],
      rule: '“What the picture shows” or “Only decorates” belongs to each picture, and not both.',
    },
    {
      name: 'a picture that only decorates, and has words',
      edit: ['"alt": "A."', '"alt": ⟦"A.",\n  "decorative": true'],
      rule: '“What the picture shows” or “Only decorates” belongs to each picture, and not both.',
    },
    {
      name: 'a number with decimals',
      edit: ['"minutes": 1', '"minutes": ⟦1.5'],
      rule: '“Minutes” has to be a whole number, and is 1.5.',
    },
    {
      name: 'a choice that does not exist',
      edit: ['"seminar"', '⟦"seminer"'],
      rule: '“Kind” cannot be “seminer”.',
      suggestion: 'seminar',
    },
    {
      name: 'a day that the calendar does not have',
      edit: ['"2025-02-14"', '⟦"2025-02-31"'],
      rule: '“Published on” is not a day of the calendar.',
    },
    {
      name: 'an address that is not https',
      edit: ['"https://partner', '⟦"http://partner'],
      rule: '“Link to the recording” is not an https:// address.',
    },
  ]),
  ...inFile(HOME, [
    {
      name: 'a missing field inside a group',
      edit: ['"seo": {\n    "title": "A.",', '"seo": ⟦{'],
      rule: '“Title” is missing.',
    },
    {
      name: 'a broken link',
      edit: ['"/about"', '⟦"about.html"'],
      rule: '“Goes to” is neither a page of this site (/events#top) nor an https:// or mailto: address.',
    },
  ]),
  ...inFile(EVENT, [
    {
      name: 'a missing field in front matter',
      edit: ['---\ntitle: Quant winter school\n', '---\n⟦'],
      rule: '“Title” is missing.',
    },
    {
      name: 'a missing text in MDX',
      change: (tree) => tree.set(EVENT, `${tree.get(EVENT)}`.replace(/\n---\n[\s\S]*/, '\n---\n')),
      at: [12, 1],
      rule: '“Description” is missing.',
    },
    {
      name: 'text for a list',
      edit: [
        'images:\n  - src: /images/events/one.svg\n    alt: A l\n  - src: /images/events/one.svg\n    alt: A l',
        'images: ⟦none',
      ],
      rule: '“Pictures” has to be a list, and is text.',
    },
    {
      name: 'an item too many',
      edit: [
        '  - src: /images/events/one.svg\n    alt: A l\n  - ',
        `  ⟦${'- src: /images/events/one.svg\n    alt: A l\n  '.repeat(12)}- `,
      ],
      rule: '“Pictures” has 13 items; it has to have at most 12.',
    },
    {
      name: 'an event that is over and has no pictures',
      severity: 'warning',
      change: (tree) => tree.set(EVENT, `${tree.get(EVENT)}`.replace(/images:\n(?: .*\n)+/, '')),
      at: [4, 7],
      rule: 'The event is over and has no pictures.',
    },
    {
      name: 'a warning set aside that the record no longer has',
      severity: 'warning',
      edit: ['images:', 'setAside:\n  - warning: ⟦The event is over\nimages:'],
      rule: '“The event is over” is set aside, and no warning of this record begins so.',
    },
    {
      name: 'a warning set aside by words that begin nearly every warning',
      edit: ['images:', 'setAside:\n  - warning: ⟦“Title” h\nimages:'],
      rule: '“Warning” has 9 characters; it has to have at least 10.',
    },
    {
      name: 'a time that no clock shows',
      edit: ['images:', 'starts: ⟦"24:00"\nends: "24:30"\nimages:'],
      others: 1,
      rule: '“Starts at” is not a time such as 18:30.',
    },
    {
      name: 'a beginning without an end',
      edit: ['images:', 'starts: ⟦"18:30"\nimages:'],
      rule: '“Starts at” and “Ends at” only go together.',
    },
    {
      name: 'an end before the beginning',
      edit: ['images:', 'starts: "18:30"\nends: ⟦"18:30"\nimages:'],
      rule: '“Ends at” is not after the time that it starts at.',
    },
    {
      name: 'a last day before the first',
      edit: ['date: "2025-02-14"', 'date: "2025-02-14"\nuntil: ⟦"2025-02-13"'],
      rule: '“Last day” is before the first day.',
    },
    {
      name: 'dates of another year',
      edit: ['dates: 14 February 2025', 'dates: ⟦14 February 2024'],
      rule: '“Dates, as shown” does not name the year of the first day.',
    },
    {
      name: 'words for a link that is not there',
      edit: ['images:', 'linkLabel: ⟦See it\nimages:'],
      rule: '“Link text” is there without a link.',
    },
  ]),
  ...inFile('content/site/site.json', [
    ...[
      'https://cal.com/desk/30min?x=1',
      'https://cal.com/desk/30min#x',
      'https://cal.com/desk/../admin',
      'https://cal.com/desk/%2e%2e%2fadmin/30min',
      'https://calendly.com/desk',
      'https://calendly.com/@evil.example/30min',
    ].map((href) => ({
      name: `${href} for an event`,
      edit: ['"https://cal.com/desk/30min"', `⟦"${href}"`] as const,
      rule: '“Event of 30 minutes” is not the address of an event, such as https://cal.com/account/30min.',
    })),
    {
      name: 'a fact that no text can name',
      edit: ['"notice": "', '"notice": ⟦"We keep it {years} years. '],
      rule: '“Notice under the forms” has curly brackets around something else than {months} or {provider}.',
    },
  ]),
  ...inFile('content/brand/brand.json', [
    ...[
      'https://site.example/',
      'https://site.example/path',
      'https://site.example:8443',
      'https://user:word@site.example',
      'https://Site.Example',
      'https://site.example?a',
      'https://site.example#a',
      'https://site.example;b{}',
      'https://$host',
      'https://..',
      'https://site..example',
      'https://localhost',
      'https://192.0.2.1',
    ].map((url) => ({
      name: `the address ${url} of the site`,
      change: add('content/brand/brand.json', { url }),
      edit: [`"${url}"`, `⟦"${url}"`] as const,
      rule: '“Address of the site” is not https:// with a host name alone.',
    })),
    {
      name: 'an address of the site without https',
      change: add('content/brand/brand.json', { url: 'http://site.example' }),
      edit: ['"http://site.example"', '⟦"http://site.example"'],
      rule: '“Address of the site” is not an https:// address.',
    },
    {
      name: 'a language that is none',
      edit: [`"${brand.place.locale}"`, '⟦"English"'],
      rule: '“Language and region” is not a language with its region, such as en-GB.',
    },
    {
      name: 'a zone that no clock shows',
      edit: [`"zone": "${brand.place.zone}"`, '"zone": ⟦"Mumbai"'],
      rule: '“Time zone” is not a time zone, such as Europe/London.',
    },
    {
      name: 'a typeface from elsewhere',
      edit: [`"${brand.typefaces.display.upright.source}"`, '⟦"../secret.woff2"'],
      rule: '“File” is not a font file of a package or of content/brand.',
    },
    {
      name: 'a colour that is none',
      edit: [`"${brand.colours.ink2}"`, '⟦"slate"'],
      rule: '“Second text on light” is not a colour.',
    },
    {
      name: 'a colour that nobody can read',
      edit: [`"${brand.colours.ink2}"`, `⟦"${brand.colours.paper}"`],
      rule: '“Second text on light” has a contrast of 1 to “Light ground”, and text needs 4.5.',
      others: 1,
    },
    {
      name: 'an accent that vanishes on its ground',
      edit: [`"${brand.colours.accent}"`, `⟦"${brand.colours.paper}"`],
      rule: '“Accent” has a contrast of 1 to “Light ground”, and markers and lines need 3.',
      others: 1,
    },
    {
      name: 'graphs that vanish on their ground',
      edit: [`"${brand.colours.graph}"`, `⟦"${brand.colours.paper}"`],
      rule: '“Graphs on light” has a contrast of 1 to “Light ground”, and markers and lines need 3.',
      others: 1,
    },
  ]),
  {
    name: 'a broken mail address',
    file: 'content/site/site.json',
    edit: ['"desk@nikash.example"', '⟦"desk@nikash"'],
    rule: '“General enquiries” is not a mail address.',
  },
  {
    name: 'a handle without its @',
    file: 'content/testimonials/one-1.json',
    edit: ['"@learner_1"', '⟦"learner_1"'],
    rule: '“Handle” is not a handle such as @lakshmi_n.',
  },
];
