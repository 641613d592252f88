// One backend for everything that is asked of it: starting it takes longer than all the questions.
import { afterAll, expect, it } from 'vitest';
import './budgets.ts';
import './launch.ts';
import './permissions.ts';
import './rateLimit.ts';
import './tables.ts';
import './team.ts';
import { close, early } from './site.ts';

afterAll(close);

it('takes a submission that comes before the backend is ready', () => {
  expect(early.status).toBe(201);
});
