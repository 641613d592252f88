// The long walk of two people: propose, comment, change, approve, publish, live, take back, live. On a phone, and with a
// time, `walkAtGitHub.spec.ts` has it.
import { expect } from 'playwright/test';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { builtPage } from './helpers/builtPage.ts';
import { pageWithOpening } from './helpers/records.ts';
import { test } from './helpers/session.ts';
import {
  button,
  expectState,
  keyboard,
  longWalk,
  pointer,
  toLive,
  toReview,
  toTakenBack,
  type Walk,
} from './helpers/walk.ts';

skipWithout('four talks or courses', 'page of the bar with an opening');

longWalk('by keyboard alone', 'Rege', keyboard);

test('the long walk on the built site: it has the words, and not any more once they are taken back', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  test.setTimeout(600_000);
  const [mia, ravi] = [await arrive('Mia Nene'), await arrive('Ravi Nene', 'reviewer')];
  const { route, file } = pageWithOpening();
  const before = editor.git('show', `main:${file}`);
  const [{ headline, ...opening }, ...others] = JSON.parse(before).sections;
  const saying = (roman: string) => ({
    sections: [{ ...opening, headline: { ...headline, roman } }, ...others],
  });
  const built: string[] = [];
  const walk: Walk = {
    ...{ editor, mia, ravi, hands: pointer, file, title: 'A walked headline' },
    changes: [saying('A headline, said too long'), saying('Walked twice')],
    async build() {
      const { html, build } = await builtPage(editor, route);
      expect(JSON.parse(build).commit).toBe(editor.git('rev-parse', 'main'));
      built.push(html);
      return build;
    },
  };
  const place = await toReview(walk);
  await button(ravi.page, 'Accept and publish').click();
  await expectState(ravi.page, 'Published');
  await toLive(walk, place);
  await toTakenBack(walk, before);
  expect(built.map((html) => html.includes('Walked twice'))).toEqual([true, false]);
});
