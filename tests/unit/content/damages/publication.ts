import type { Tree } from '../miniature.ts';
import { add, type Damage, EVENT, HOME, inFile, RISK, TALK } from './damage.ts';

const SPEAKER = 'content/team/one-6.json';
const WHO = 'content/team/one-1.json';
const LEARNER = 'content/testimonials/one-2.json';

/** As many talks as the specification requires. */
const nineTalks = (tree: Tree) => {
  for (let id = 3; id <= 9; id++) {
    tree.set(`content/talks/one-${id}.json`, `${tree.get(TALK)}`);
    add(`content/talks/one-${id}.json`, { id })(tree);
  }
};

/** Hidden records, and the consequences for other records. */
export const publication: Damage[] = [
  ...inFile(TALK, [
    {
      name: 'a draft that is neither yes nor no',
      edit: ['"alt": "A."', '"alt": "A.",\n  "draft": ⟦"yes"'],
      rule: '“Draft” has to be yes or no, and is text.',
    },
    {
      name: 'a time that is none',
      edit: ['"alt": "A."', '"alt": "A.",\n  "publishAt": ⟦"2026-02-30"'],
      rule: '“Publish on” is not a day or a day with its time.',
    },
    {
      name: 'a record that expired',
      severity: 'warning',
      edit: ['"alt": "A."', '"alt": "A.",\n  "expiresAt": ⟦"2025-03-01"'],
      rule: 'The record expired on 1 March 2025 at 00:00: visitors no longer see it.',
    },
    {
      name: 'a reference to a draft',
      edit: [`"${SPEAKER}"`, `⟦"${SPEAKER}"`],
      change: add(SPEAKER, { draft: true }),
      rule: `“Speaker” names ${SPEAKER}, which is a draft.`,
    },
    {
      name: 'a reference to a record that comes later',
      edit: [`"${SPEAKER}"`, `⟦"${SPEAKER}"`],
      change: add(SPEAKER, { publishAt: '2090-12-01T09:30' }),
      rule: `“Speaker” names ${SPEAKER}, which is not published before 1 December 2090 at 09:30.`,
    },
    {
      name: 'a reference to a record that will expire',
      edit: [`"${SPEAKER}"`, `⟦"${SPEAKER}"`],
      change: add(SPEAKER, { expiresAt: '2090-12-01' }),
      rule: `“Speaker” names ${SPEAKER}, which expires on 1 December 2090 at 00:00.`,
    },
  ]),
  ...inFile(HOME, [
    {
      name: 'a list that a draft makes too short',
      severity: 'warning',
      edit: [`"${LEARNER}"`, `⟦"${LEARNER}"`],
      change: add(LEARNER, { draft: true }),
      rule: '“First row” shows 1 of its 2, and its page is made for 2: this record is a draft.',
    },
    {
      name: 'a list that will be too short',
      severity: 'warning',
      edit: [`"${LEARNER}"`, `⟦"${LEARNER}"`],
      change: add(LEARNER, { expiresAt: '2090-12-01' }),
      rule: '“First row” shows 1 of its 2 from 1 December 2090 at 00:00 on, and its page is made for 2: this record expires on 1 December 2090 at 00:00.',
    },
    {
      name: 'a link to a record that visitors do not see',
      severity: 'warning',
      edit: ['"/about"', '⟦"/events#one-1"'],
      change: (tree) =>
        tree.set(EVENT, `${tree.get(EVENT)}`.replace('images:', 'draft: true\nimages:')),
      rule: '“Goes to” leads to /events#one-1, which is a draft.',
    },
    {
      name: 'a section that cannot do without a draft',
      edit: [`"${WHO}"`, `⟦"${WHO}"`],
      change: add(WHO, { draft: true }),
      rule: `“Who” names ${WHO}, which is a draft.`,
    },
    {
      name: 'a link to a page that visitors do not see',
      severity: 'warning',
      edit: ['"/about"', '⟦"/risk#top"'],
      change: add(RISK, { draft: true }),
      rule: '“Goes to” leads to /risk#top, which is a draft.',
    },
    {
      name: 'a home page that is a draft',
      change: add(HOME, { draft: true }),
      edit: ['"draft": true', '"draft": ⟦true'],
      rule: 'Visitors always need the page /.',
    },
    {
      name: 'a home page that will expire',
      change: add(HOME, { expiresAt: '2090-12-01' }),
      edit: ['"2090-12-01"', '⟦"2090-12-01"'],
      rule: 'Visitors always need the page /.',
    },
  ]),
  {
    name: 'a page for unknown addresses that comes later',
    file: 'content/pages/not-found.json',
    change: add('content/pages/not-found.json', { publishAt: '2090-12-01' }),
    edit: ['"2090-12-01"', '⟦"2090-12-01"'],
    rule: 'Visitors always need the page /404.',
  },
  {
    name: 'an end before the beginning',
    file: EVENT,
    edit: ['images:', 'publishAt: "2090-12-01"\nexpiresAt: ⟦"2090-11-30T23:59"\nimages:'],
    rule: '“Unpublish on” is not after the time of publishing.',
  },
  {
    name: 'fewer talks than the page is made for',
    file: 'content/talks/one-2.json',
    severity: 'warning',
    change: (tree) => {
      nineTalks(tree);
      add('content/talks/one-2.json', { draft: true })(tree);
    },
    at: [12, 12],
    rule: 'Visitors see 8 talks, and their page is made for 9: this record is a draft.',
  },
];
