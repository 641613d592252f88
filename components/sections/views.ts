import type { ComponentType } from 'react';
import type { Content } from '../../content/schema/collections.ts';
import type { Section, SectionType } from '../../content/schema/pages.ts';
import type { Surroundings } from './view.ts';

type View = ComponentType<{ section: Section; id: string }>;
type AnySelect = (section: Section, content: Content, surroundings: Surroundings) => object;

// What a folder holds is known by its name, so that a new type of section is its files and nothing else. Each view's
// own props are narrower; a section finds its view by its type, which narrows them alike.
const views = import.meta.glob<Record<string, View>>('./[A-Z]*/[A-Z]*.tsx', { eager: true });
const selects = import.meta.glob<{ select: AnySelect }>('./[A-Z]*/select.ts', { eager: true });

const folderOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1);

/** The view of a type of section. @throws where it has none */
export function viewOf(type: SectionType): View {
  const name = folderOf(type);
  const view = views[`./${name}/${name}.tsx`]?.[name];
  if (!view)
    throw new Error(`The section ${type} has no view: components/sections/${name}/${name}.tsx.`);
  return view;
}

/** What joins the records of a type of section; nothing for a type that shows its own fields alone. */
export const selectOf = (type: SectionType): AnySelect =>
  selects[`./${folderOf(type)}/select.ts`]?.select ?? (() => ({}));
