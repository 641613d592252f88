/** The route of an address: further pages of a list, `/talks/page/2` or `/talks/podcast`, belong to `/talks`. */
export const routeOf = (path: string): string => path.replace(/^(\/[^/]+)\/.*$/, '$1');
