import type { ComponentType } from 'react';
import type { Content } from '../../content/schema/collections.ts';
import type { Section, SectionType } from '../../content/schema/pages.ts';
import type { Surroundings } from './view.ts';

type View = ComponentType<{ section: Section; id: string }>;
type Select = (section: Section, content: Content, surroundings: Surroundings) => object;

/** The file of a view: the view by its name, and a `select` if it shows other records. */
type Exports = Readonly<Record<string, unknown>> & { readonly select?: Select };

// A section's type, its view and the file of its view have one name. Sections.tsx imports this file.
const files = import.meta.glob<Exports>(['./*.tsx', './*/*.tsx', '!./Sections.tsx'], {
  eager: true,
});

/** `courseSection` as `CourseSection`. */
const nameOf = (type: SectionType) => type.charAt(0).toUpperCase() + type.slice(1);

function exportsOf(type: SectionType): Exports | undefined {
  const name = nameOf(type);
  return files[`./${name}.tsx`] ?? files[`./${name}/${name}.tsx`];
}

/** The view of a type of section. @throws if it has none */
export function viewOf(type: SectionType): View {
  const name = nameOf(type);
  const view = exportsOf(type)?.[name];
  if (!view) throw new Error(`The section ${type} has no view in components/sections/${name}.tsx.`);
  return view as View;
}

/** The `select` of a type of section; it returns nothing for a type that shows only its own fields. */
export const selectOf = (type: SectionType): Select => exportsOf(type)?.select ?? (() => ({}));
