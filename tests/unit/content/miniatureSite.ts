import { loadContent } from '../../../content/load/loadContent.ts';
import { pageWith } from '../../../content/load/publish/pageAt.ts';
import type { SectionType } from '../../../content/schema/pages.ts';
import { miniature, withProject } from './miniature.ts';

/** Content with every type of section and records of every collection, independent of the project's own site. */
export const miniatureContent = () => withProject(miniature(), (root) => loadContent(root));

export const content = miniatureContent();

/** The address of the first page with a section of a type. @throws if there is none */
export function routeOf(type: SectionType): string {
  const page = pageWith(content.pages, type);
  if (!page) throw new Error(`The miniature has no section ${type}.`);
  return page.path;
}
