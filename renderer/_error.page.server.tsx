export { NotFoundPage as Page } from '../pages/not-found/NotFoundPage.tsx';
export { select } from '../pages/not-found/select.ts';
