import { talksPageOf } from '../../content/load/talksPath.ts';

/** `/talks`, and `/talks/page/2` and on for a list that goes over several pages. */
export default ({ urlPathname }: { urlPathname: string }) => {
  const page = talksPageOf(urlPathname);
  return page ? { routeParams: { page: String(page) } } : false;
};
