export { EnterprisePage as Page } from './EnterprisePage.tsx';
export { select } from './select.ts';
