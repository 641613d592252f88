import type { Plugin } from 'vite';
import { writeSectionTypes } from '../content/generate/sectionTypes.ts';

/** A new file in content/schema/sections/ is a new type of section with the next start, and with the next build. */
export const listSectionTypes = (): Plugin => ({
  name: 'list-section-types',
  config: writeSectionTypes,
});
