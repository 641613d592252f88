import { expect } from 'playwright/test';
import { wrongAnswers } from '../build/servers/wrongAnswers.ts';
import { talkCount } from './helpers/records.ts';
import { PORT } from './helpers/scratch.ts';
import { test } from './helpers/session.ts';
import { studioRecords } from './helpers/studioRecords.ts';

/** What the editor's page asks of the studio; no picture of these names is there. */
const ADDRESSES = [
  '/editor/records',
  '/editor/records?kinds=',
  '/editor/records?kinds=talks,',
  '/editor/translations',
  '/editor/translations?of=',
  '/editor/pictures',
  '/editor/pictures?folder=talks&count=20&words=',
  '/media/upload/no-such-picture.png',
  '/media/rename',
  '/media/no-such-picture.png',
  '/admin/',
  '/admin/forms',
  '/admin/assets/',
  '/admin/assets/no-such-part.js',
];

test('the studio lives through thousands of odd requests, and answers rightly', {
  tag: '@all',
}, async ({ page }) => {
  const records = await studioRecords(page);
  expect(await wrongAnswers(PORT, { targets: ADDRESSES, count: 1_000, patienceMs: 5_000 })).toEqual(
    [],
  );
  expect((await page.request.get('/')).status()).toBe(200);
  expect(await records('talks')).toHaveLength(talkCount());
});
