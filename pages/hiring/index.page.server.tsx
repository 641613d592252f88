export { HiringPage as Page } from './HiringPage.tsx';
export { select } from './select.ts';
