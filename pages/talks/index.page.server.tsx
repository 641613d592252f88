export { select } from './select.ts';
export { TalksPage as Page } from './TalksPage.tsx';
