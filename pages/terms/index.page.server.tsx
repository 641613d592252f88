export { select } from './select.ts';
export { TermsPage as Page } from './TermsPage.tsx';
