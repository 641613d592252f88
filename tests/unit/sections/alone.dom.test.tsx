import { expect, it } from 'vitest';
import { TYPE } from '../../../content/schema/section.ts';
import { samples, violations } from './violations.tsx';

// All types in twenty orders: tests/build/sections.
it.each(samples.map((section) => [section[TYPE], section] as const))(
  'a page has nothing against it with %s alone',
  { tags: '@all' },
  async (_type, section) => expect(await violations([section])).toEqual([]),
);
