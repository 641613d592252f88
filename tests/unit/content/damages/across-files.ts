import { basename } from 'node:path';
import { TYPE } from '../../../../content/schema/section.ts';
import type { Tree } from '../miniature.ts';
import {
  copy,
  type Damage,
  EDUCATION,
  ENTERPRISE,
  EVENT,
  HOME,
  inFile,
  move,
  png,
  RISK,
  SVG,
  TALK,
  TEAM,
} from './damage.ts';

/** Adds a number that counts something to a section of a page. */
const count = (file: string, type: string, list: string, figure: object, tree: Tree) => {
  const record = JSON.parse(tree.get(file) as string);
  const section = record.sections.find((one: Record<string, unknown>) => one[TYPE] === type);
  section[list] = [figure, ...(section[list] ?? []).slice(1)];
  tree.set(file, `${JSON.stringify(record, null, 2)}\n`);
};

function withoutBooking(tree: Tree): void {
  const { booking: _, ...site } = JSON.parse(`${tree.get('content/site/site.json')}`);
  tree.set('content/site/site.json', `${JSON.stringify(site, null, 2)}\n`);
}

/** Content whose errors only appear when files are compared. */
export const acrossFiles: Damage[] = [
  ...inFile(ENTERPRISE, [
    {
      name: 'a claim that nobody can check',
      severity: 'warning',
      edit: [
        '"A.",\n              "after": "A.",\n              "note": "Of one house, in one year."',
        '⟦"A.",\n              "after": "A."',
      ],
      rule: '“A.” is claimed without a source or a condition.',
    },
  ]),
  ...inFile(TEAM, [
    {
      name: 'two numbers for one thing',
      severity: 'warning',
      change: (tree) => {
        count(
          HOME,
          'counters',
          'items',
          { value: 4, suffix: 'K+', label: 'students mentored online' },
          tree,
        );
        count(
          TEAM,
          'opening',
          'statistics',
          { value: 5000, suffix: '+', label: 'Students mentored' },
          tree,
        );
      },
      edit: ['5000', '⟦5000'],
      rule: `5000 “Students mentored” looks like what ${HOME} gives as 4K “students mentored online”.`,
    },
  ]),
  ...inFile(HOME, [
    {
      name: 'a counter that its place does not hold',
      change: (tree) =>
        count(HOME, 'counters', 'items', { value: 123_456_789, label: 'Orders' }, tree),
      edit: ['123456789', '⟦123456789'],
      rule: '“Number” is 123456789; it has to be at most 1000000.',
    },
    {
      name: 'a dangling reference',
      edit: ['"content/courses/one-1.json"', '⟦"content/courses/one-l.json"'],
      rule: '“Course” names content/courses/one-l.json, which does not exist.',
      suggestion: 'content/courses/one-1.json',
    },
    {
      name: 'the same record twice in a list',
      edit: ['"content/courses/one-2.json"', '⟦"content/courses/one-1.json"'],
      rule: '“Course” names content/courses/one-1.json, which is in this list already.',
    },
    {
      name: 'a link to a page that does not exist',
      edit: ['"/about"', '⟦"/teams#top"'],
      rule: '“Goes to” leads to /teams, and the site has no such page.',
      suggestion: '/team#top',
    },
  ]),
  ...inFile(HOME, [
    {
      name: 'a link to a part of a page that is not there',
      edit: ['"/about"', '⟦"/about#no-such-place"'],
      rule: '“Goes to” leads to #no-such-place, and /about shows no such part.',
    },
    {
      name: 'a link to a part of its own page that is not there',
      edit: ['"/about"', '⟦"#no-such-place"'],
      rule: '“Goes to” leads to #no-such-place, and / shows no such part.',
    },
    {
      name: 'a link to a section that is hidden',
      edit: ['"/about"', '⟦"/about#told"'],
      change: (tree) => {
        const file = 'content/pages/about.json';
        const page = JSON.parse(`${tree.get(file)}`);
        page.sections.push({ ...page.sections.at(-1), anchor: 'told', hidden: true });
        tree.set(file, JSON.stringify(page));
      },
      rule: '“Goes to” leads to #told, and /about shows no such part: its section is hidden.',
      // Two sections of a page have the same heading.
      others: 1,
    },
  ]),
  {
    name: 'a course that leads to a page that does not exist',
    file: 'content/courses/one-1.json',
    edit: ['"https://partner.example/page"', '⟦"/abuot"'],
    rule: '“Link to the course” leads to /abuot, and the site has no such page.',
    suggestion: '/about',
  },
  ...inFile(TALK, [
    {
      name: 'a reference to the wrong collection',
      edit: ['"content/team/one-6.json"', '⟦"content/courses/one-6.json"'],
      rule: '“Speaker” is not a file of content/team/.',
    },
    {
      name: 'a missing picture',
      edit: ['"/images/talks/one.svg"', '⟦"/images/talks/onne.svg"'],
      rule: '“Picture” names /images/talks/onne.svg, and there is no such file under public/.',
      suggestion: '/images/talks/one.svg',
    },
    {
      name: 'a picture too small for its place',
      severity: 'warning',
      edit: ['"/images/talks/one.svg"', '⟦"/images/talks/one.png"'],
      change: (tree) => tree.set('public/images/talks/one.png', png(640, 360)),
      rule: '“Picture” names /images/talks/one.png, which is 640 by 360 px: too small to be sharp where it is shown.',
    },
    {
      name: 'a picture that is too small once it is cropped',
      severity: 'warning',
      edit: ['"/images/talks/one.svg"', '⟦"/images/talks/one.png"'],
      change: (tree) => tree.set('public/images/talks/one.png', png(2000, 450)),
      rule: '“Picture” names /images/talks/one.png, which is 2000 by 450 px: cropped to 16:9 it has 800 px, too few to be sharp where it is shown.',
    },
    {
      name: 'a picture far larger than its place',
      severity: 'warning',
      edit: ['"/images/talks/one.svg"', '⟦"/images/talks/one.png"'],
      change: (tree) => tree.set('public/images/talks/one.png', png(6400, 3600)),
      rule: '“Picture” names /images/talks/one.png, which is 6400 by 3600 px: far larger than it is ever shown.',
    },
  ]),
  ...inFile(EDUCATION, [
    {
      name: 'a course in two sections',
      edit: ['"content/courses/one-7.json"', '⟦"content/courses/one-4.json"'],
      rule: '“Course” is in another section already.',
    },
    {
      name: 'two sections with one anchor',
      edit: ['"section-2"', '⟦"section-1"'],
      rule: '“Anchor” is the anchor of another section too.',
    },
  ]),
  ...inFile('content/site/site.json', [
    {
      name: 'an event of a service that the site has no calendar of',
      edit: ['"https://cal.com/desk/30min"', '⟦"https://cal.com@slots.org/desk/30min"'],
      rule: 'The site knows no calendar of slots.org: visitors get a panel with the link.',
      severity: 'warning',
    },
  ]),
  ...inFile(SVG, [
    {
      name: 'a picture that is not what its ending says',
      change: (tree) => tree.set(SVG, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
      rule: 'The file is a PNG picture, and its ending says SVG.',
    },
    {
      name: 'a picture that is none',
      change: (tree) => tree.set(SVG, 'not found'),
      rule: 'The file is no picture that a browser shows, and its ending says SVG.',
    },
    {
      name: 'a picture that holds a script',
      at: [1, 41],
      change: (tree) =>
        tree.set(SVG, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      rule: 'The SVG holds a script.',
    },
  ]),
  {
    name: 'a picture that nothing uses',
    file: 'public/images/talks/two.svg',
    severity: 'warning',
    change: copy(SVG, 'public/images/talks/two.svg'),
    rule: 'No record uses this picture.',
  },
  {
    name: 'a number that is taken',
    file: 'content/talks/one-2.json',
    edit: ['"id": 2', '"id": ⟦1'],
    rule: '“Number” is the same as in content/talks/one-1.json.',
  },
  {
    name: 'a title that is taken',
    file: 'content/courses/one-2.json',
    edit: ['"Course 2"', '⟦"course 1"'],
    rule: '“Title” is the same as in content/courses/one-1.json.',
  },
  {
    name: 'a gap in the numbers of the logos',
    file: 'content/logos/one-2.json',
    severity: 'warning',
    edit: ['"id": 1', '"id": ⟦2'],
    rule: '“Place in the row, from 0” is 2, and no record has 1.',
  },
  {
    name: 'a record that nothing uses',
    file: 'content/hiring-benefits/two.json',
    severity: 'warning',
    change: copy('content/hiring-benefits/one-1.json', 'content/hiring-benefits/two.json'),
    rule: 'No page shows this record.',
  },
  {
    name: 'a text that names the scheduling service, where there is none',
    file: RISK,
    edit: ['"text": "', '"text": ⟦"Ask {provider}. '],
    change: withoutBooking,
    rule: 'The text names {provider}, and this site has no booking.',
  },
  {
    name: 'a notice that names it there, in the record of the site itself',
    file: 'content/site/site.json',
    edit: ['"notice": "', '"notice": ⟦"Ask {provider}. '],
    change: withoutBooking,
    rule: 'The text names {provider}, and this site has no booking.',
  },
  {
    name: 'a missing record',
    file: 'content/brand/brand.json',
    change: (tree) => tree.delete('content/brand/brand.json'),
    rule: 'The record “Brand” is missing.',
  },
  {
    name: 'a record beside the only one of its kind',
    file: 'content/site/sites.json',
    change: copy('content/site/site.json', 'content/site/sites.json'),
    rule: 'content/site has no place for a record of this name.',
    suggestion: 'site',
  },
  {
    name: 'a name that is no slug',
    file: 'content/events/Winter School.mdx',
    change: move(EVENT, 'content/events/Winter School.mdx'),
    rule: 'The name of the file is not made of small letters, digits and hyphens.',
    suggestion: 'winter-school.mdx',
  },
  {
    name: 'a name that is no slug, and the slug is taken',
    file: 'content/talks/one_1.json',
    change: copy(TALK, 'content/talks/one_1.json'),
    others: 1,
    rule: 'The name of the file is not made of small letters, digits and hyphens.',
  },
  ...['biome', 'package', 'tsconfig', 'deno', 'package-lock'].map((name) => ({
    name: `a record named like the configuration ${name}.json`,
    file: `content/talks/${name}.json`,
    change: move(TALK, `content/talks/${name}.json`),
    rule: `Tools read ${name}.json as their configuration.`,
    suggestion: `${name}-1.json`,
  })),
  ...['con', 'aux', 'lpt1'].map((name) => ({
    name: `a record named like the device ${name} of Windows`,
    file: `content/events/${name}.mdx`,
    change: move(EVENT, `content/events/${name}.mdx`),
    rule: `Windows cannot keep a file of the name ${name}.mdx.`,
    suggestion: `${name}-1.mdx`,
  })),
  {
    name: 'names that differ in their ending alone',
    file: 'content/talks/one-1.mdx',
    change: copy(EVENT, 'content/talks/one-1.mdx'),
    rule: 'The records of content/talks are .json files, and there is a one-1.json already.',
  },
  {
    name: 'the same, of which the wrong one comes first',
    file: EVENT.replace('.mdx', '.json'),
    change: copy(TALK, EVENT.replace('.mdx', '.json')),
    rule: `The records of content/events are .mdx files, and there is a ${basename(EVENT)} already.`,
  },
  {
    name: 'a file of the wrong format',
    file: 'content/talks/three.yaml',
    change: copy(TALK, 'content/talks/three.yaml'),
    rule: 'The records of content/talks are .json files.',
    suggestion: 'three.json',
  },
  {
    name: 'a folder that no collection has',
    file: 'content/talk/three.json',
    change: copy(TALK, 'content/talk/three.json'),
    rule: 'No collection keeps its records here.',
    suggestion: 'content/talks',
  },
  {
    name: 'a folder inside a collection',
    file: 'content/talks/2025/three.json',
    change: copy(TALK, 'content/talks/2025/three.json'),
    rule: 'No collection keeps its records here.',
    suggestion: 'content/talks',
  },
];
