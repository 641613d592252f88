const IDS = / id="([^"]+)"/g;
const LINKS = / href="(\/[^"#?]*)#([^"]+)"/g;

/**
 * Finds links to a part of a page that is not there, as when its section was taken off: a browser opens the page at its
 * top. React writes all attributes in double quotes.
 * @param pages the HTML of all pages by their routes
 * @returns a line each, `/about: /education#courses`
 */
export function lostAnchors(pages: ReadonlyMap<string, string>): string[] {
  const ids = new Map(
    [...pages].map(([route, html]) => [
      route,
      new Set([...html.matchAll(IDS)].map(([, id]) => id)),
    ]),
  );
  const lost = [...pages].flatMap(([from, html]) =>
    [...html.matchAll(LINKS)].flatMap(([, to = '', id = '']) =>
      // HTML has a name of its own for a page's top, which no element bears.
      id !== 'top' && ids.get(to)?.has(id) === false ? [`${from}: ${to}#${id}`] : [],
    ),
  );
  return [...new Set(lost)];
}
