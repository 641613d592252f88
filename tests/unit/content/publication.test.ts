import { describe, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { ContentError, loadContent } from '../../../content/load/loadContent.ts';
import { buildTime } from '../../../content/load/publish/clock.ts';
import { pageAt, pageWith } from '../../../content/load/publish/pageAt.ts';
import type { Content } from '../../../content/schema/collections.ts';
import { clockText, timeOf, timeText } from '../../../content/schema/datetime.ts';
import { endOf } from '../../../content/schema/eventTime.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { miniature, type Tree } from './miniature.ts';
import { momentOf } from './momentOf.ts';
import { oneProject } from './oneProject.ts';
import { sectionOf } from './sectionOf.ts';

const withProject = oneProject();

const TALK = 'content/talks/one-1.json';
const LEARNER = 'content/testimonials/one-2.json';
const NOON = timeOf('2026-06-01T12:00');

/** The miniature with further fields in one of its records. */
function withFields(file: string, fields: object, tree = miniature()): Tree {
  const record = JSON.parse(`${tree.get(file)}`);
  return tree.set(file, `${JSON.stringify({ ...record, ...fields }, null, 2)}\n`);
}

/** The talks that are visible at a time, or in the editor's preview. */
const talks = (tree: Tree, now: number, unpublished = false) =>
  withProject(tree, (root) => loadContent(root, { now, unpublished }).talks.map(({ id }) => id));

describe('a time', () => {
  it.each([
    ['2026-12-01', momentOf('2026-12-01T00:00:00')],
    ['2026-12-01T09:30', momentOf('2026-12-01T09:30:00')],
    ['2026-12-01T09:30:15', momentOf('2026-12-01T09:30:15')],
    ['2026-12-01T09:30:00Z', Date.parse('2026-12-01T09:30:00Z')],
    ['2026-12-01T09:30:00.000Z', Date.parse('2026-12-01T09:30:00Z')],
    ['2026-12-01T09:30+01:00', Date.parse('2026-12-01T08:30:00Z')],
  ])('%s is %s', (text, same) => {
    expect(new Date(timeOf(text))).toEqual(new Date(same));
  });

  it('is shown in the site’s time zone, to people and in the form', () => {
    const midnight = momentOf('2026-12-01T00:00:00');
    expect(timeText(midnight)).toBe('1 December 2026 at 00:00');
    expect(clockText(new Date(midnight).toISOString())).toBe('2026-12-01T00:00');
    expect(clockText('2026-12-01')).toBe('2026-12-01T00:00');
    expect(clockText('soon')).toBe('');
  });
});

/** The home page. */
const home = (pages: Content['pages']) => pageAt(pages, '/')?.page;

/** All pages, without the testimonials of the home page. */
const others = (pages: Content['pages']) =>
  pages.map((page) => ({
    ...page,
    sections: page.sections.filter((section) => section[TYPE] !== 'testimonials'),
  }));

describe('BUILD_TIME', () => {
  it('decides what is published; without it the clock does', () => {
    expect(buildTime({ BUILD_TIME: '2026-12-01' })).toBe(timeOf('2026-12-01'));
    expect(Math.abs(buildTime({}) - Date.now())).toBeLessThan(1000);
    expect(() => buildTime({ BUILD_TIME: 'tomorrow' })).toThrow('BUILD_TIME is “tomorrow”');
  });
});

it('warns of a past event without pictures as soon as it ends, although no file changes', () => {
  const file = 'content/events/one-1.mdx';
  const event = `${miniature().get(file)}`.replace(/images:\n(?: .*\n)+/, '');
  const end = endOf({ date: /^date: "?([\d-]+)/m.exec(event)?.[1] ?? '' });
  withProject(miniature().set(file, event), (root) => {
    const rulesAt = (now: number) => inspect(root, now).diagnostics.map(({ rule }) => rule);
    const rule = 'The event is over and has no pictures.';
    expect(rulesAt(end - 1)).not.toContain(rule);
    expect(rulesAt(end)).toContain(rule);
  });
});

describe('an unpublished record', () => {
  it.each<[what: string, fields: object, seen: number[]]>([
    ['a draft', { draft: true }, [2]],
    ['no draft', { draft: false }, [1, 2]],
    ['a day to come', { publishAt: '2026-06-02' }, [2]],
    ['this day', { publishAt: '2026-06-01' }, [1, 2]],
    ['a minute to come', { publishAt: '2026-06-01T12:01' }, [2]],
    ['this minute', { publishAt: '2026-06-01T12:00' }, [1, 2]],
    ['an end to come', { expiresAt: '2026-06-01T12:01' }, [1, 2]],
    ['an end now', { expiresAt: '2026-06-01T12:00' }, [2]],
    ['a time that runs', { publishAt: '2026-05-01', expiresAt: '2026-07-01' }, [1, 2]],
    ['a draft whose time runs', { draft: true, publishAt: '2026-05-01' }, [2]],
  ])('is hidden by %s, and visible in the preview', (_, fields, seen) => {
    const tree = withFields(TALK, fields);
    expect(talks(tree, NOON)).toEqual(seen);
    expect(talks(tree, NOON, true)).toEqual([1, 2]);
  });

  it('appears and expires while no file changes', () => {
    const tree = withFields(TALK, { publishAt: '2026-06-01T13:00', expiresAt: '2026-06-01T14:00' });
    withProject(tree, (root) => {
      const at = (time: string) => loadContent(root, { now: timeOf(`2026-06-01T${time}`) }).talks;
      expect(at('12:59')).toHaveLength(1);
      expect(at('13:00')).toHaveLength(2);
      expect(at('13:59')).toBe(at('13:00'));
      expect(at('14:00')).toHaveLength(1);
      expect(at('13:30')).toHaveLength(2);
    });
  });

  it('is left out of the lists that name it, and of nothing else', () => {
    withProject(withFields(LEARNER, { draft: true }), (root) => {
      const { pages, testimonials } = loadContent(root);
      const row = sectionOf(home(pages), 'testimonials').first.map((one) => one.testimonial);
      expect(row).toHaveLength(1);
      expect(row).not.toContain(LEARNER);
      expect(testimonials.map(({ file }) => file)).not.toContain(LEARNER);
      const all = loadContent(root, { unpublished: true });
      expect(sectionOf(home(all.pages), 'testimonials').first).toHaveLength(2);
      expect(others(pages)).toEqual(others(all.pages));
    });
  });

  it('causes an error if a section cannot do without it', () => {
    withProject(withFields('content/team/one-1.json', { draft: true }), (root) => {
      expect(() => loadContent(root)).toThrow(
        '“Who” names content/team/one-1.json, which is a draft.',
      );
      expect(() => loadContent(root, { unpublished: true })).toThrow(ContentError);
    });
  });

  it('may be a page, whose address only works in the preview', () => {
    withProject(withFields('content/pages/risk.json', { draft: true }), (root) => {
      expect(pageAt(loadContent(root).pages, '/risk')).toBeUndefined();
      const { pages } = loadContent(root, { unpublished: true });
      expect(pageAt(pages, '/risk')?.page.slug).toBe('risk');
    });
  });

  it('may be referenced by unpublished records', () => {
    const tree = withFields('content/team/one-6.json', { publishAt: '2090-01-01' });
    withFields(TALK, { publishAt: '2090-01-01' }, tree);
    withProject(tree, (root) => expect(inspect(root).diagnostics).toEqual([]));
    withFields(TALK, { publishAt: '2089-12-31T23:59' }, tree);
    withProject(tree, (root) => {
      expect(inspect(root).diagnostics.map(({ severity }) => severity)).toEqual(['error']);
    });
  });

  it('need not be on a page while it is a draft', () => {
    const benefit = 'content/hiring-benefits/two.json';
    const tree = miniature();
    tree.set(benefit, `${tree.get('content/hiring-benefits/one-1.json')}`);
    const rules = (fields: object) =>
      withProject(withFields(benefit, fields, tree), (root) =>
        inspect(root).diagnostics.map(({ rule }) => rule),
      );
    expect(rules({})).toEqual(['No page shows this record.']);
    expect(rules({ draft: true })).toEqual([]);
  });

  it('must be referenced if no page has the section that shows its collection', () => {
    const tree = miniature();
    for (const [file, text] of tree)
      if (file.startsWith('content/pages/')) {
        const page = JSON.parse(String(text));
        page.sections = page.sections.filter((one: { [TYPE]: string }) => one[TYPE] !== 'logos');
        tree.set(file, JSON.stringify(page));
      }
    const found = withProject(tree, (root) => inspect(root).diagnostics);
    const unshown = found.filter(({ rule }) => rule === 'No page shows this record.');
    expect(unshown.length).toBeGreaterThan(0);
    expect(unshown.every(({ file }) => file.startsWith('content/logos/'))).toBe(true);
  });
});

describe('a hidden section', () => {
  const HOME = 'content/pages/home.json';
  const hide = (types: readonly string[]) => {
    const { sections } = JSON.parse(`${miniature().get(HOME)}`);
    const marked = sections.map((section: Record<string, unknown>) =>
      types.includes(`${section[TYPE]}`) ? { ...section, hidden: true } : section,
    );
    return withFields(HOME, { sections: marked });
  };
  const types = (pages: Content['pages']) => home(pages)?.sections.map((section) => section[TYPE]);

  it('is left out for visitors, and kept for editors in its position', () => {
    withProject(hide(['hero', 'voice', 'contact']), (root) => {
      expect(inspect(root).diagnostics).toEqual([]);
      const seen = types(loadContent(root).pages);
      const all = types(loadContent(root, { unpublished: true }).pages);
      expect(all).toEqual(expect.arrayContaining(['hero', 'voice', 'contact']));
      expect(seen).toEqual(all?.filter((type) => !/^(?:hero|voice|contact)$/.test(type)));
    });
  });

  it('does not show records: the next page with such a section does', () => {
    const tree = hide(['testimonials']);
    const about = JSON.parse(`${tree.get('content/pages/about.json')}`);
    const { sections } = JSON.parse(`${tree.get(HOME)}`);
    const letters = sections.find((section: object) => Reflect.get(section, 'hidden'));
    withFields(
      'content/pages/about.json',
      {
        sections: [...about.sections, { ...letters, hidden: false }],
      },
      tree,
    );
    withProject(tree, (root) => {
      const { pages } = loadContent(root);
      expect(pageWith(pages, 'testimonials')?.path).toBe('/about');
    });
  });

  it('may be the only section of a page', () => {
    const { sections } = JSON.parse(`${miniature().get(HOME)}`);
    const all = sections.map((section: Record<string, unknown>) => `${section[TYPE]}`);
    withProject(hide(all), (root) => expect(types(loadContent(root).pages)).toEqual([]));
  });
});
