import { find } from '../../content/load/find.ts';
import type { Content } from '../../content/schema/collections.ts';

/** The education page's copy, and the courses of each section. */
export function select({ educationPage, courses }: Content) {
  return {
    seo: educationPage.seo,
    page: educationPage,
    sections: educationPage.sections.map((section) => ({
      ...section,
      courses: section.courses.map(({ course }) => find(courses, course)),
    })),
  };
}

export type EducationProps = ReturnType<typeof select>;
