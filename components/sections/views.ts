import type { ComponentType } from 'react';
import type { ARTICLE } from '../../content/load/publish/articles.ts';
import type { Content } from '../../content/schema/collections.ts';
import type { Section, SectionType } from '../../content/schema/pages.ts';
import * as list from './sectionViews.ts';
import type { PageContext } from './view.ts';

type View = ComponentType<{ section: Section; id: string }>;
type Select = (section: Section, content: Content, surroundings: PageContext) => object;

const files: Partial<Record<string, object>> = list satisfies Record<
  SectionType | typeof ARTICLE,
  object
>;

/** The view of a type of section: `CourseSection` of `courseSection`. @throws if it has none */
export function viewOf(type: SectionType): View {
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  const view = Reflect.get(files[type] ?? {}, name);
  if (view) return view;
  throw new Error(
    `The section ${type} has no view ${name} in components/sections/sectionViews.ts.`,
  );
}

/** The `select` of a type of section; it returns nothing for a type that shows only its own fields. */
export const selectOf = (type: SectionType): Select =>
  Reflect.get(files[type] ?? {}, 'select') ?? (() => ({}));
