/** The name of a record that has none yet. */
export const NAMELESS = 'new-record';

/** Decoded once more by Tina: a hash only in the preview's address. */
const HASH = '%23';

/**
 * Tina: has the preview's address in its own hash, decodes it, and knows no record in it.
 * Here: the file of the record to open stands in the hash of the preview's address.
 * Upstream: no report found. Written for tinacms 3.14.1.
 * @param route the page that shows the record
 */
export const previewAddress = (route: string, file: string) => `${route}${HASH}${file}`;

/**
 * The record that the editor was asked to open. The hash is taken out of the address, so that it does not
 * open the record again when the page is left and entered. A page that is loaded anew, as all are when a record
 * comes, knows it from its place in the browser's history.
 */
export function takeRequestedFile(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const file = decodeURIComponent(window.location.hash.slice(1));
  if (!file.startsWith('content/'))
    return entry?.type === 'reload' ? history.state?.requested : undefined;
  history.replaceState({ ...history.state, requested: file }, '', window.location.pathname);
  return file;
}
