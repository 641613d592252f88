import { titleOf } from './fields.ts';
import { TYPE } from './section.ts';
import { sectionTypes } from './sectionTypes.ts';

/** The types of sections that a heading of their own opens: those with a field that names them. */
export const titledTypes: ReadonlySet<string> = new Set(
  sectionTypes.filter((type) => titleOf(type)).map((type) => String(type.shape[TYPE].value)),
);
