import { selectCourse } from '../../components/sections/selectCourse.ts';
import type { Content } from '../../content/schema/collections.ts';

/** The education page's copy, and the courses of each section. */
export function select(content: Content) {
  const { educationPage } = content;
  return {
    seo: educationPage.seo,
    page: educationPage,
    sections: educationPage.sections.map((section) => ({
      ...section,
      courses: section.courses.map(({ course }) => selectCourse(content, course)),
    })),
  };
}

export type EducationProps = ReturnType<typeof select>;
