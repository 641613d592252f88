export { PrivacyPage as Page } from './PrivacyPage.tsx';
export { select } from './select.ts';
