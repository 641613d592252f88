export { EventsPage as Page } from './EventsPage.tsx';
export { select } from './select.ts';
