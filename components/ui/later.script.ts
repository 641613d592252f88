// Part of the inlined script: every byte is paid on every page.
import { atRest } from './atRest.script.ts';

/** Marks what is laid out later (later.css). */
const LATER = 'later';

/** Milliseconds that a band waits for that rest at the most: a busy browser must not leave it blank. */
const PATIENCE = { timeout: 60 };

/**
 * Lays out what lies below the first screen, a band each time that the browser rests: from then on the
 * page is as long as it is, and whoever reads its text or takes its picture gets all of it.
 */
export function layOutLater(): void {
  atRest(() => {
    const band = document.querySelector<HTMLElement>(`.${LATER}`);
    band?.classList.remove(LATER);
    // Asking for a size is what lays out.
    if (band?.offsetHeight) layOutLater();
  }, PATIENCE);
}
