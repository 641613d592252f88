// The long walk where proposals are pull requests. Both people stay in the editor.
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { test } from './helpers/session.ts';
import { longWalk, PHONE, pointer, scheduledWalk } from './helpers/walk.ts';

skipWithout('four talks or courses');
test.use({ isAtGitHub: true });

longWalk('at 390 px', 'Kale', pointer, PHONE);
scheduledWalk('Vaze');
