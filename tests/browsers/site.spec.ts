// What a visitor does on the site, in the engine of the project.
import { expect, mergeTests } from 'playwright/test';
import { EMPTY_QUERY } from '../../components/widgets/QueryForm/queryRules.ts';
import { fill } from '../../content/schema/fill.ts';
import { content, forms, PODCASTS, placeOf, SEMINARS, words } from '../e2e/helpers/content.ts';
import { FORMS, test as formSite, VALID } from '../e2e/helpers/formSite.ts';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { test as session } from './helpers/session.ts';

const test = mergeTests(session, formSite);

const { menu, navigation } = content.site;

test('home and the menu, on a phone', { tag: '@all' }, async ({ window }) => {
  await window.resize(390, 844);
  await window.open('/');
  expect(await window.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([
    390, 390,
  ]);
  await window.button(menu.open).click();
  const dialog = window.part('#menu');
  await dialog.appears();
  await dialog.expect((element) => element.matches(':modal'), true);
  // Nobody used the keyboard: no ring.
  expect(
    await window.evaluate(() => document.querySelectorAll('#menu :focus-visible').length),
  ).toBe(0);
  await window.button(menu.close).click();
  await dialog.disappears();
  await window.button(menu.open).click();
  const [{ label, menuLabel = label, href } = { label: '', href: '' }] = navigation;
  await window.part('#menu a', menuLabel).click();
  await expect.poll(() => window.path()).toBe(href);
  await window.part('h1').appears();
});

test('a feature card opens whole, and closes', { tag: '@all' }, async ({ window }) => {
  skipWithout('featureGrid', 'four feature cards that open');
  const { route, id } = placeOf('featureGrid');
  for (const width of [390, 768, 1440]) {
    await window.resize(width, 844);
    await window.open(route);
    await window.part(`#${id} li summary`).click();
    const card = window.part('dialog[open] > .feature');
    await card.appears();
    // Nothing is cut at the left edge, and nothing can be scrolled there.
    const sideways = () =>
      card.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const starts = [...element.children]
          .filter((child) => child.checkVisibility() && child.textContent)
          .map((child) => child.getBoundingClientRect().left);
        return {
          scrolled: element.scrollLeft,
          isCut: Math.min(...starts) < left,
          isInView: left >= 0 && right <= innerWidth,
        };
      });
    await expect
      .poll(sideways, { message: `${width} px` })
      .toEqual({ scrolled: 0, isCut: false, isInView: true });
    // No key was pressed: no ring.
    expect(await card.evaluate((open) => open.querySelectorAll(':focus-visible').length)).toBe(0);
    await window.part('dialog[open] .feature-close').click();
    await card.disappears();
  }
});

test('the slideshow, the filter of the talks, and letters that pause', { tag: '@all' }, async ({
  window,
}) => {
  skipWithout('slideshow', 'talkList', 'testimonials');
  const { route, id } = placeOf('slideshow');
  await window.open(route);
  const box = `section:has(> div > #${id}-slides)`;
  const chosen = () =>
    window.part(`${box} [role=tab][aria-selected=true]`).evaluate(({ id: tab }) => tab.slice(-1));
  await window.part(box).centre();
  await window.part(`${box} [role=tab]`).click();
  await expect.poll(chosen).toBe('1');
  await window.part(`${box} button`, words.nextSlide).click();
  await expect.poll(chosen).toBe('2');

  const letters = placeOf('testimonials');
  await window.open(letters.route);
  const rows = () =>
    window.evaluate(
      (section) =>
        [...document.querySelectorAll(`#${section} [data-rows] > *`)].map((row) =>
          row.getAttribute('data-marquee'),
        ),
      letters.id,
    );
  await window.part(`#${letters.id} [data-rows]`).centre();
  await window.settled();
  await expect.poll(rows).toEqual(['running', 'running']);
  await window.part(`#${letters.id} button`, words.pauseLetters).click();
  await expect.poll(rows).toEqual([null, null]);
  await window.part(`#${letters.id} button`, words.playLetters).click();
  await window.point({ x: 5, y: 5 });
  await expect.poll(rows).toEqual(['running', 'running']);

  const talks = placeOf('talkList').route;
  await window.open(talks);
  const shown = () =>
    window.evaluate(
      () =>
        [...document.querySelectorAll('#talks > [data-type]')].filter((talk) =>
          talk.checkVisibility(),
        ).length,
    );
  for (const [value, count] of [
    ['podcast', PODCASTS],
    ['seminar', SEMINARS],
    ['all', content.talks.length],
  ] as const) {
    // The list of choices is a window of the system's own, which WebKit's driver does not reach.
    await window.part('#talks-filter').evaluate((select, choice) => {
      select.focus();
      (select as HTMLSelectElement).value = choice;
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
    await expect.poll(shown).toBe(count);
    await expect.poll(() => window.path()).toBe(`${talks}?type=${value}`);
  }
});

test('the contact form: its messages, and a query that arrives', { tag: '@all' }, async ({
  window,
  site,
}) => {
  const [form] = FORMS;
  skipWithout('contact');
  if (!form) return;
  const within = `#${form.id}`;
  const fields = `${within} :is(input, textarea)`;
  await window.open(form.route);
  await window.part(`${within} button`, form.submit).click();
  await window.part(within).says(fill(forms.names.short, { min: 1 }));
  await window
    .part(fields, forms.names.label)
    .expect((field) => field === document.activeElement, true);
  for (const [name, value] of Object.entries(VALID))
    await window.part(fields, forms[name as keyof typeof VALID].label).fill(value);
  await window.part(`${within} button`, form.submit).click();
  await window.part(within).says(form.success);
  const columns = 'name as names, email as username, phone, query as bio';
  expect(await site.sql(`select ${columns} from public.${form.table}`)).toEqual([VALID]);
  for (const [name, value] of Object.entries(EMPTY_QUERY))
    await window
      .part(fields, forms[name as keyof typeof VALID].label)
      .expect((field) => (field as HTMLInputElement).value, value);
});

/** A page that the foot of every other leads to. */
const ELSEWHERE = content.site.footer.navigation.findLast(
  ({ href }) => href.startsWith('/') && href !== placeOf('contact').route,
)?.href;

/** How far an element may be from where it was, px: the typewriter at the top has a line more or less. */
const NEAR = 50;

test('an anchor, a reload and the way back: the page stays where it is', { tag: '@all' }, async ({
  window,
}) => {
  skipWithout('contact', 'testimonials');
  const { route, id } = placeOf('contact');
  const top = (anchor: string) =>
    window.evaluate(
      (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? NaN),
      anchor,
    );
  for (const width of [390, 1440]) {
    await window.resize(width, 844);
    await test.step(`${width} px: an anchor`, async () => {
      await window.open(`${route}#${id}`);
      await window.settled();
      expect(Math.abs(await top(id))).toBeLessThan(120);
    });
    await test.step(`${width} px: a jump`, async () => {
      await window.open(route);
      const letters = placeOf('testimonials').id;
      await window.part(`#${letters} button`).centre();
      const jumped = await top(letters);
      await window.settled();
      expect(Math.abs((await top(letters)) - jumped)).toBeLessThanOrEqual(NEAR);
    });
    await test.step(`${width} px: a reload at the form`, async () => {
      await window.open(route);
      await window.part(`#${id} form`).centre();
      await window.settled();
      const before = await top(id);
      await window.reload();
      await window.part('style#fonts').expect((style) => (style as HTMLStyleElement).media, 'all');
      await window.settled();
      expect(Math.abs((await top(id)) - before)).toBeLessThanOrEqual(NEAR);
    });
    await test.step(`${width} px: another page and back`, async () => {
      const before = await top(id);
      // A click of the pointer would scroll the page to the link.
      await window.part(`footer a[href="${ELSEWHERE}"]`).evaluate((link) => link.click());
      await window.part('h1').appears();
      await expect.poll(() => window.path()).toBe(ELSEWHERE);
      await window.back();
      await expect.poll(() => window.path()).toBe(route);
      await window.settled();
      expect(Math.abs((await top(id)) - before)).toBeLessThanOrEqual(NEAR);
    });
  }
});
