/** The route of an address: a further page of a long list, `/talks/page/2`, belongs to `/talks`. */
export const routeOf = (path: string): string => path.replace(/\/page\/\d+$/, '');
