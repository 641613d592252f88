export { Page, select } from '../pages/page/index.page.server.tsx';
