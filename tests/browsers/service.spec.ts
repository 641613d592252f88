// A proposal from the first word to its end, by two people in the engine of the project.
import { expect, mergeTests } from 'playwright/test';
import sharp from 'sharp';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { pageWithOpening } from '../service/helpers/records.ts';
import { test as service } from '../service/helpers/session.ts';
import type { Editor } from '../service/helpers/startEditor.ts';
import { openBeside, saved } from './helpers/editing.ts';
import { test as session } from './helpers/session.ts';
import type { Window } from './helpers/Window.ts';

const test = mergeTests(session, service);

async function signIn(editor: Editor, window: Window, name: string, role: 'editor' | 'reviewer') {
  const email = `${name.toLowerCase()}@example.org`;
  editor.people.invite(`${name} Engine`, email, role);
  await window.open('/editor/proposals');
  await window.field('Your email address').fill(email);
  await window.button('Send me a code').click();
  await window.field('Code of eight letters and digits').type(await editor.code(email));
  await window.button('Sign in').click();
  await window.link('Published').appears();
}

const expectState = (window: Window, state: string) =>
  window.part('main p strong').expect(({ textContent }) => textContent, state, 30_000);

/** Expects a page to be drawn in a frame: one of a single colour is empty. */
async function expectDrawn(window: Window, side: 'before' | 'after', words: string) {
  const frame = window.part(`iframe[title$=", ${side}"]`);
  await frame.centre();
  await expect(async () => {
    const box = await frame.box();
    expect(box.width).toBeGreaterThan(100);
    expect(box.height).toBeGreaterThan(50);
    const [left, top] = [Math.ceil(box.x) + 4, Math.max(0, Math.ceil(box.y) + 4)];
    const shot = sharp(await window.picture());
    const { height = 0 } = await shot.metadata();
    const region = {
      ...{ left, top, width: Math.floor(box.width) - 8 },
      height: Math.min(Math.floor(box.height) - 8, height - top),
    };
    const { channels } = await sharp(await shot.extract(region).toBuffer()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  }).toPass({ timeout: 30_000 });
  await frame.inside('h1').says(words);
}

test('an editor proposes; a reviewer sees both pages, publishes, and it is taken back', {
  tag: '@all',
}, async ({ window: own, start, editor }) => {
  skipWithout('page of the bar with an opening');
  test.setTimeout(300_000);
  const { route, file, headline, headlineField } = pageWithOpening();
  const before = editor.git('show', `main:${file}`);
  const [mia, ravi] = [own.at(editor.address), await start(editor.address)];
  const words = 'Said aloud';
  const title = 'Another headline';

  await signIn(editor, mia, 'Mia', 'editor');
  const page = await openBeside(mia, route);
  await page.inside('h1').click();
  // The part of the headline that was clicked has the focus: what is typed before would go into two fields.
  await mia.part('[name^="sections.0.headline"]:focus').appears();
  await mia.part(`[name="${headlineField}"]`).fill(words);
  await page.inside('h1').says(words);
  await saved(mia, 'Saved. Not public yet.');
  await mia.link('Send for review…').click();
  await mia.part('main input[name=title]').fill(title);
  await mia.button('Send for review').click();
  await expectState(mia, 'In review');

  await signIn(editor, ravi, 'Ravi', 'reviewer');
  await ravi.open(await mia.path());
  await expectState(ravi, 'In review');
  await expectDrawn(ravi, 'before', headline);
  await expectDrawn(ravi, 'after', words);
  await ravi.button('Accept and publish').click();
  await expectState(ravi, 'Published');
  expect(editor.git('show', `main:${file}`)).toContain(words);

  await mia.open('/editor/published');
  await mia.button(`Take back “${title}”`).click();
  await expectState(mia, 'Draft');
  await mia.button('Send for review').click();
  await expectState(mia, 'In review');
  await ravi.open(await mia.path());
  await ravi.button('Accept and publish').click();
  await expectState(ravi, 'Published');
  expect(editor.git('show', `main:${file}`)).toBe(before);
});
