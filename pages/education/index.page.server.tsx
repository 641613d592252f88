export { EducationPage as Page } from './EducationPage.tsx';
export { select } from './select.ts';
