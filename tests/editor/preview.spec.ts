import { expect, type Page } from 'playwright/test';
import { TALKS_A_PAGE } from '../../content/load/publish/talksPath.ts';
import { collections } from '../../content/schema/collections.ts';
import { ROUTES } from '../e2e/helpers/routes.ts';
import { complaintsOf, field, openedFile, openList, rowOf } from './helpers/admin.ts';
import { NOT_EDITABLE } from './helpers/notEditable.ts';
import { openPreview, PLACES, place, preview, wordsUnder } from './helpers/previewPage.ts';
import { keep, read, saveLine, talkCount, write } from './helpers/records.ts';
import { test } from './helpers/session.ts';
import { studioRecords } from './helpers/studioRecords.ts';

/** What an editor clicks on each page, and the words to put there. */
const EDITS: Record<string, Record<string, string>> = {
  '/': {
    'pages.sections.3.quieter.text':
      'A vision of its own, that takes sixty characters and not one less.',
    'testimonials.body': 'They taught me to ask why, and then why not.',
    'features.title': 'A market of ideas',
    'brand.name': 'Nikash & Sons',
    'site.footer.copyright': '© 2025 and not a day longer',
    'forms.names.label': 'Your name in full',
  },
  '/education': {
    'pages.sections.0.lead':
      'Learn it until you can teach it, and teach it until others can price it.',
    'courses.title': 'A course in losing',
  },
  '/enterprise': {
    'pages.sections.5.points.1.text': 'Then we call you.',
  },
  '/events': {
    'pages.sections.0.headline.italic': 'and argued twice',
    'events.place': 'A hall in Pune',
  },
  '/talks': {
    'pages.sections.0.lead':
      'Listen before you trade: somebody has made your mistake already, and tells.',
    'talks.title': 'How to lose slowly',
  },
  '/team': {
    'pages.sections.1.title': 'Those who sign',
    'team.role': 'Keeper of the keys',
  },
  '/hiring': {
    'pages.sections.2.columns.tested': 'The paper',
    'hiringBenefits.title': 'No ghosting',
  },
  '/about': {
    'pages.sections.1.text':
      'We assay ideas, with the care that metal gets, and say in numbers what each of them is worth.',
  },
  '/privacy': {
    'pages.sections.0.lead': 'What we know of you, and when we forget it: this page says no more.',
  },
  '/terms': {
    'pages.sections.0.parts.0.title': 'To whom it belongs',
  },
  '/risk': {
    'pages.sections.0.headline.italic': 'and twice a year',
  },
  '/404': {
    'pages.sections.0.text': 'Nothing lives at this address, and nobody moved.',
  },
};

/** Its name in the form: what follows the record. */
const fieldName = (what: string) => what.replace(/^\w+\./, '');

/** Texts and pictures of the preview that no click would open, beside those that nobody edits. */
const closedPlaces = (page: Page) =>
  preview(page)
    .locator('body')
    .evaluate(
      (body, { places, allowed }) => {
        const isAllowed = (element: Element, words: string) =>
          allowed.some(
            ([selector, says]) => element.closest(selector) && new RegExp(says).test(words),
          );
        const closed: string[] = [];
        const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const [element, words] = [text.parentElement as Element, text.nodeValue?.trim() ?? ''];
          const isText = words !== '' && !element.closest('script, style, vite-error-overlay');
          if (isText && !element.closest(places) && !isAllowed(element, words)) closed.push(words);
        }
        for (const { src, dataset } of body.querySelectorAll('img'))
          if (!dataset.field) closed.push(src);
        return closed;
      },
      {
        places: PLACES,
        allowed: NOT_EDITABLE.map(([selector, { source }]) => [selector, source] as const),
      },
    );

/** Fields whose places something lies over, so that a click on any of them would open another field or none. */
const coveredPlaces = (page: Page) =>
  preview(page)
    .locator('body')
    .evaluate((body, places) => {
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && width > 3 && height > 3;
      };
      const middleOf = (element: Element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const range = document.createRange();
        range.selectNodeContents(element);
        const boxes = [...range.getClientRects(), element.getBoundingClientRect()];
        const { x, y, width, height } = boxes.find((box) => box.width > 2) as DOMRect;
        return [x + width / 2, y + height / 2] as const;
      };
      const isHit = (element: Element) =>
        document.elementFromPoint(...middleOf(element))?.closest(places) === element;
      const shown = [...body.querySelectorAll(places)].filter(
        (element) => isShown(element) && !element.closest('[inert]'),
      );
      const fieldOf = (element: Element) => element.getAttribute('data-field');
      const covered = shown.filter((element) => !isHit(element));
      // The words of a drawing may stand in it more than once.
      const isOpen = (field: string | null) =>
        shown.some((element) => fieldOf(element) === field && !covered.includes(element));
      return [...new Set(covered.map(fieldOf))].filter((field) => !isOpen(field));
    }, PLACES);

test('records of every kind are changed on their page', { tag: '@all' }, () => {
  const clicked = Object.values(EDITS).flatMap(Object.keys);
  const kinds = clicked.map((what) => what.split('.')[0]);
  // A logo is a picture alone, and has a test of its own; the records have no article.
  expect([...new Set([...kinds, 'logos', 'articles'])].sort()).toEqual(
    Object.keys(collections).sort(),
  );
});

for (const route of [...ROUTES, '/404'] as const) {
  test(`${route}: a click on any text or picture opens its field, and what is typed there is saved`, {
    tag: '@all',
  }, async ({ page }) => {
    const complaints = complaintsOf(page);
    await openPreview(page, route);
    expect(await closedPlaces(page)).toEqual([]);
    for (const [what, now] of Object.entries(EDITS[route] ?? {})) {
      const name = fieldName(what);
      await test.step(what, async () => {
        await place(page, what).first().click();
        await expect(field(page, name)).toBeFocused();
        await field(page, name).fill(now);
        await expect(place(page, what).first()).toContainText(now);
        const file = await openedFile(page);
        keep(file);
        await saveLine(page, file, now);
      });
    }
    expect(await coveredPlaces(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('a logo opens by its picture, shows its new name to listeners, and saves it', {
  tag: '@all',
}, async ({ page }) => {
  await openPreview(page, '/');
  // Nothing of what another language asks of type.
  await expect(preview(page).locator('h1 em')).toHaveCSS('font-style', 'italic');
  const logo = place(page, 'logos.path').first();
  await logo.click();
  // The form of the page has a name too.
  await expect(page.locator('[data-test^="form:content/logos/"]')).toBeVisible();
  await field(page, 'name').fill('Quorum of Quants');
  await expect(logo).toHaveAttribute('alt', 'Quorum of Quants');
  const file = await openedFile(page);
  keep(file);
  await saveLine(page, file, 'Quorum of Quants');
});

test('a record opens from its list with the thing itself in view, also after a reload, and Back leaves it', {
  tag: '@all',
}, async ({ page }) => {
  const name = 'Anvita Raghunath';
  await openList(page, 'team');
  await rowOf(page, name).getByRole('link').click();
  const expectShown = async () => {
    await expect(field(page, 'name')).toHaveValue(name);
    await expect(preview(page).getByRole('heading', { name })).toBeInViewport();
    await expect(page).toHaveURL(/record=content\/team\/anvita-raghunath\.json$/);
  };
  await expectShown();
  await page.reload();
  await expectShown();
  await page.goBack();
  await expect(rowOf(page, name)).toBeVisible();
});

test('a list that goes over several pages is edited on each, and a talk opens on its own', {
  tag: '@all',
}, async ({ page }) => {
  const older = 'content/talks/hinglish-compiler.json';
  const talk = JSON.parse(read(older));
  const total = talkCount() + TALKS_A_PAGE;
  const onSecond = Math.min(TALKS_A_PAGE, total - TALKS_A_PAGE);
  for (let id = 1_001; id <= 1_000 + TALKS_A_PAGE; id++) {
    const file = `content/talks/another-${id}.json`;
    keep(file);
    write(file, JSON.stringify({ ...talk, id, title: `Another talk, ${id}` }));
  }
  const records = await studioRecords(page);
  const counted = async () => (await records('talks')).length;
  await expect.poll(counted).toBe(total);

  // Each new file reloads the page, and what is reloaded is asked for no record any more.
  await expect(async () => {
    const open = await page.context().newPage();
    await openPreview(open, '/talks', older);
    await expect(preview(open).locator('#talks > li')).toHaveCount(onSecond, { timeout: 5_000 });
    await expect(preview(open).locator('#hinglish-compiler')).toBeInViewport();
    await open.close();
  }).toPass();

  await openPreview(page, '/talks/page/2');
  await expect(preview(page).locator('#talks > li')).toHaveCount(onSecond);
  const title = preview(page).locator('#talks > li:last-child h2');
  await expect(async () => {
    await title.click();
    await field(page, 'title').fill('The first of all talks', { timeout: 3_000 });
    await expect(title).toHaveText('The first of all talks', { timeout: 3_000 });
  }).toPass();
});

test('pointing at a field shows what it is called in its form', { tag: '@all' }, async ({
  page,
}) => {
  await openPreview(page, '/talks');
  const name = preview(page).locator('#field-name');
  await place(page, 'pages.sections.0.lead').hover();
  await expect(name).toHaveText('Lead');
  await place(page, 'pages.sections.0.headline.italic').hover();
  await expect(name).toHaveText('Headline › Second part, in italics');
  await page.locator('#editor-bar').hover();
  await expect(name).toHaveCount(0);
});

test('the field that is edited has an outline and its name on the page, also after it is rendered again', async ({
  page,
}) => {
  keep('content/pages/talks.json');
  await openPreview(page, '/talks');
  const lead = place(page, 'pages.sections.0.lead');
  const name = preview(page).locator('#chosen-field-name');
  await lead.click();
  await expect(lead).toHaveAttribute('data-chosen');
  await field(page, 'sections.0.lead').fill('Shorter, and as we say it on stage.');
  await expect(lead).toHaveText('Shorter, and as we say it on stage.');
  await expect(lead).toHaveAttribute('data-chosen');
  await expect(name).toHaveText('Lead');
  await field(page, 'sections.0.headline.roman').focus();
  await expect(name).toHaveText('Headline › First part');
  await expect(preview(page).locator('[data-chosen]')).toHaveCount(1);
  // Its line follows the first without a gap.
  await field(page, 'sections.0.headline.italic').focus();
  await expect(name).toHaveText('Headline › Second part, in italics');
  expect(await wordsUnder(name)).toBe('');
});

test('on a phone the form leaves the chosen field and its name in view', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPreview(page, '/talks');
  const words = place(page, 'pages.sections.0.headline.italic');
  await words.click();
  await expect(field(page, 'sections.0.headline.italic')).toBeFocused();
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(preview(page).locator('#chosen-field-name')).toBeInViewport({ ratio: 1 });
});

test('the chooser above the page opens another page with its form, and asks for unsaved text first', {
  tag: '@all',
}, async ({ page }) => {
  keep('content/pages/talks.json');
  await openPreview(page, '/talks');
  const chooser = page.getByRole('combobox', { name: 'Page', exact: true });
  await expect(chooser).toHaveValue('/talks');
  await field(page, 'name').fill('Talks, all of them');
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await (answer ? dialog.accept() : dialog.dismiss());
  });
  await chooser.selectOption('/team');
  await expect.poll(() => asked).toHaveLength(1);
  await expect(field(page, 'name')).toHaveValue('Talks, all of them');
  await expect(chooser).toHaveValue('/talks');
  answer = true;
  await chooser.selectOption('/team');
  await expect.poll(() => openedFile(page)).toBe('content/pages/team.json');
  await expect(chooser).toHaveValue('/team');
});
