export { select } from './select.ts';
export { TeamPage as Page } from './TeamPage.tsx';
