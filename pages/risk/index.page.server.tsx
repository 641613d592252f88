export { RiskPage as Page } from './RiskPage.tsx';
export { select } from './select.ts';
