/** The file name of a new record. */
export const NAMELESS = 'new-record';

/** Tina decodes it: it is a hash only in the preview's address. */
const HASH = '%23';

/**
 * Tina: keeps the preview's address in its own hash and decodes it; the address names no record.
 * Here: the file of the record to open is in the hash of the preview's address.
 * Upstream: no report found. Written for tinacms 3.14.1.
 * @param route the page that shows the record
 */
export const previewAddress = (route: string, file: string) => `${route}${HASH}${file}`;

/** The key of the last requested preview in the session storage. */
const ASKED = 'asked';

interface Asked {
  route: string;
  file: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** A page loads within this time. */
const PATIENCE_MS = 10_000;

/**
 * Tina: polls the preview's address ten times a second. If it misses a navigation, it loads the same page again without
 * the hash. Once the page is loaded, it adds an address without the record.
 * Here: the requested record is also stored beside the address, for as long as a page may take to load. The address
 * keeps the record, so that a reload and a copied link open it, and Back leaves it.
 */
export function rememberAsked(onMove: (listener: () => void) => void): void {
  const remember = () => {
    const [, route, file] = /^#\/~(\/[^%]*)%23(content\/.+)$/.exec(window.location.hash) ?? [];
    if (!route || !file) return;
    const asked: Asked = { route, file, at: Date.now() };
    sessionStorage.setItem(ASKED, JSON.stringify(asked));
  };
  remember();
  onMove(remember);
  const push = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    const [page, file] = window.location.hash.split(HASH);
    if (!file || !String(url).endsWith(`#${page?.slice(1)}`)) push(state, unused, url);
  };
}

/** The record that was requested just now for this page. */
function justAsked(): string | undefined {
  const { route, file, at }: Partial<Asked> = JSON.parse(sessionStorage.getItem(ASKED) ?? '{}');
  const isNow = at !== undefined && Date.now() - at < PATIENCE_MS;
  return isNow && route === window.location.pathname ? file : undefined;
}

/**
 * The record that the editor should open. Removes the hash from the address, so that going back to the page does not
 * open the record again. After a reload, as when a record is added, it comes from the browser's history state.
 */
export function takeRequestedFile(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const hash = decodeURIComponent(window.location.hash.slice(1));
  if (!hash.startsWith('content/') && entry?.type === 'reload') return history.state?.requested;
  const file = hash.startsWith('content/') ? hash : justAsked();
  if (file) history.replaceState({ ...history.state, requested: file }, '', location.pathname);
  return file;
}
