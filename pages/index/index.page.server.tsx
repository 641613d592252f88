export { HomePage as Page } from './HomePage.tsx';
export { select } from './select.ts';
