import type { TinaCMS } from 'tinacms';
import { onMove } from '../events.ts';

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

/** What the editor was asked for last, for its preview. */
const ASKED = 'asked';

interface Asked {
  route: string;
  file: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** A page comes in this time. */
const PATIENCE_MS = 10_000;

/**
 * Tina: looks ten times a second where its preview is. Where it has not seen one move before the next, it leads
 * the preview to the same page again, and the hash of its address is lost.
 * Here: the record is known beside the address for as long as a page may take to come.
 */
export function rememberAsked(cms: TinaCMS): void {
  const remember = () => {
    const [, route, file] = /^#\/~(\/[^%]*)%23(content\/.+)$/.exec(window.location.hash) ?? [];
    if (!route || !file) return;
    const asked: Asked = { route, file, at: Date.now() };
    sessionStorage.setItem(ASKED, JSON.stringify(asked));
  };
  remember();
  onMove(cms, remember);
}

/** What was asked for a moment ago, if it is for this page. */
function justAsked(): string | undefined {
  const { route, file, at }: Partial<Asked> = JSON.parse(sessionStorage.getItem(ASKED) ?? '{}');
  const isNow = at !== undefined && Date.now() - at < PATIENCE_MS;
  return isNow && route === window.location.pathname ? file : undefined;
}

/**
 * The record that the editor was asked to open. The hash is taken out of the address, so that it does not
 * open the record again when the page is left and entered. A page that is loaded anew, as all are when a record
 * comes, knows it from its place in the browser's history.
 */
export function takeRequestedFile(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const hash = decodeURIComponent(window.location.hash.slice(1));
  if (!hash.startsWith('content/') && entry?.type === 'reload') return history.state?.requested;
  const file = hash.startsWith('content/') ? hash : justAsked();
  if (file) history.replaceState({ ...history.state, requested: file }, '', location.pathname);
  return file;
}
