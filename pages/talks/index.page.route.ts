import { talksPageOf } from '../../content/load/talksPath.ts';

/** `/talks`, and all that a list of several pages has below it. */
export default ({ urlPathname }: { urlPathname: string }) => talksPageOf(urlPathname) !== undefined;
