export { AboutPage as Page } from './AboutPage.tsx';
export { select } from './select.ts';
