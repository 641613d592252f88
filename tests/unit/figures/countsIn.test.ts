import { expect, it } from 'vitest';
import { countsIn } from '../../../components/sections/education/countsIn.ts';

it.each([
  ['50 + 10', [50, 10]],
  ['200+', [200]],
  ['21', [21]],
  ['many', []],
])('draws %s as %j units', (figure, counts) => expect(countsIn(figure)).toEqual(counts));
