import { add, type Damage, HOME, inFile, RISK, TEAM } from './damage.ts';

const EVENTS = 'content/pages/events.json';

/** Pages with wrong sections, or with an address that belongs to something else. */
export const pages: Damage[] = [
  ...inFile(HOME, [
    {
      name: 'a section of a kind that there is not',
      edit: ['"_template": "logos"', '"_template": ⟦"loogs"'],
      rule: '“Kind” cannot be “loogs”.',
      suggestion: 'logos',
    },
    {
      name: 'a section of a kind that is nothing like any',
      edit: ['"_template": "logos"', '"_template": ⟦"x"'],
      rule: '“Kind” cannot be “x”.',
    },
    {
      name: 'a section whose kind is a number',
      edit: ['"_template": "logos"', '"_template": ⟦7'],
      rule: '“Kind” cannot be “7”.',
    },
    {
      name: 'a section that does not say its kind',
      edit: ['{\n      "_template": "logos",\n', '⟦{\n'],
      rule: '“Kind” is missing.',
    },
    {
      name: 'an unknown field of a section',
      edit: ['"intro"', '⟦"intor": "A.",\n      "intro"'],
      rule: '“intor” is not a field here.',
      suggestion: 'intro',
    },
    {
      name: 'a field of another kind of section',
      edit: ['"intro"', '⟦"quote": "A.",\n      "intro"'],
      rule: '“quote” is not a field here.',
    },
    {
      name: 'a missing field of a section',
      edit: [
        '{\n      "_template": "logos",\n      "intro": "A."',
        '⟦{\n      "_template": "logos"',
      ],
      rule: '“Introduction” is missing.',
    },
    {
      name: 'a text for a section',
      edit: ['"sections": [', '"sections": [\n    ⟦"hero",'],
      rule: '“Item 1” has to be a group of fields, and is text.',
    },
    {
      name: 'a field with a fault inside a list of a section',
      edit: ['"label": "A.",\n          "href"', '"label": ⟦7,\n          "href"'],
      rule: '“Link text” has to be text, and is a number.',
    },
    {
      name: 'an anchor that no address can have',
      edit: ['"intro": "A."', '"intro": "A.",\n      "anchor": ⟦"Our partners"'],
      rule: '“Anchor” is not made of small letters, digits and hyphens.',
    },
    {
      name: 'a section that has ids of its own twice',
      change: (tree) => {
        const { sections } = JSON.parse(`${tree.get(HOME)}`);
        add(HOME, { sections: [...sections, { anchor: 'again', ...sections.at(-1) }] })(tree);
      },
      edit: [
        '"anchor": "again",\n      "_template": "contact"',
        '"anchor": "again",\n      "_template": ⟦"contact"',
      ],
      rule: '“Kind” is allowed once on a page.',
    },
    {
      name: 'sections in place of a list',
      change: add(HOME, { sections: {} }),
      edit: ['"sections": {}', '"sections": ⟦{}'],
      rule: '“Sections” has to be a list, and is a group of fields.',
    },
    {
      name: 'a page without a section',
      change: add(HOME, { sections: [] }),
      edit: ['"sections": []', '"sections": ⟦[]'],
      rule: '“Sections” has 0 items; it has to have at least 1.',
    },
  ]),
  {
    name: 'a section that is called as its copy is',
    file: TEAM,
    edit: ['"A. 3"', '⟦"a. 2"'],
    severity: 'warning',
    rule: '“Title” says the same as that of another section of this page.',
  },
  ...inFile(RISK, [
    {
      name: 'an address that is none',
      edit: ['"/risk"', '⟦"/Risk/"'],
      rule: '“Address” is not made of words in small letters after slashes, as /campaign/diwali.',
    },
    ...[
      '/admin',
      '/admin/risk',
      '/images',
      '/api/v1',
      '/share/risk',
      '/editor/risk',
      '/healthz',
      '/con',
      '/legal/aux',
      '/com1/risk',
    ].map((path) => ({
      name: `the address ${path}`,
      edit: ['"/risk"', `⟦"${path}"`] as const,
      rule: `${path} is kept for the site’s own files.`,
    })),
    ...['/talks/podcast', '/talks/page/2', '/talks/seminar/page/17'].map((path) => ({
      name: `the address ${path}`,
      edit: ['"/risk"', `⟦"${path}"`] as const,
      rule: `${path} is a further address of the list of talks on /talks.`,
    })),
    {
      name: 'the address of further upcoming events',
      change: (tree) => {
        const events = JSON.parse(`${tree.get(EVENTS)}`);
        add(EVENTS, { sections: events.sections.slice(0, 2) })(tree);
      },
      edit: ['"/risk"', '⟦"/events/page/2"'],
      rule: '/events/page/2 is a further address of the list on /events.',
    },
    ...[
      ['/index', '/', 'home'],
      ['/about/index', '/about', 'about'],
      ['/hiring/index', '/hiring', 'hiring'],
    ].map(([path, other, name]) => ({
      name: `the address ${path}`,
      edit: ['"/risk"', `⟦"${path}"`] as const,
      rule: `${path} has the same file as ${other}, the address of content/pages/${name}.json.`,
    })),
    ...[
      ['/index', '/', 'home'],
      ['/risk/index', '/risk', 'risk'],
      ['/404/index', '/404', 'not-found'],
    ].map(([path, other, name]) => ({
      name: `the earlier address ${path}`,
      change: add(RISK, { moved: [{ path }] }),
      edit: [`"${path}"`, `⟦"${path}"`] as const,
      rule: `${path} has the same file as ${other}, the address of content/pages/${name}.json.`,
    })),
    {
      name: 'an earlier address that is kept for files',
      change: add(RISK, { moved: [{ path: '/about-risk' }, { path: '/media/risk' }] }),
      edit: ['"/media/risk"', '⟦"/media/risk"'],
      rule: '/media/risk is kept for the site’s own files.',
    },
    {
      name: 'an earlier address that another page has now',
      change: add(RISK, { moved: [{ path: '/about' }] }),
      edit: ['"/about"', '⟦"/about"'],
      rule: '/about is the address of content/pages/about.json.',
    },
    {
      name: 'an earlier address that is its own now',
      change: add(RISK, { moved: [{ path: '/risk' }] }),
      edit: ['      "path": "/risk"', '      "path": ⟦"/risk"'],
      rule: '/risk is the address of content/pages/risk.json.',
    },
    {
      name: 'an earlier address that two pages claim',
      change: (tree) => {
        add(HOME, { moved: [{ path: '/old' }] })(tree);
        add(RISK, { moved: [{ path: '/old' }] })(tree);
      },
      edit: ['"/old"', '⟦"/old"'],
      rule: '/old is the address of content/pages/home.json.',
    },
    {
      name: 'an address that another page has',
      edit: ['"/risk"', '⟦"/hiring"'],
      rule: '“Address” is the same as in content/pages/hiring.json.',
    },
    {
      name: 'a name that another page has',
      edit: ['"Page risk"', '⟦"Page hiring"'],
      rule: '“Name” is the same as in content/pages/hiring.json.',
    },
  ]),
  {
    name: 'no home page',
    file: 'content/pages',
    change: (tree) => tree.delete(HOME),
    rule: 'No page has the address /.',
  },
  {
    name: 'no page for unknown addresses',
    file: 'content/pages',
    change: (tree) => tree.delete('content/pages/not-found.json'),
    rule: 'No page has the address /404.',
  },
];
