// Part of the inlined script: every byte is paid on every page.
import { atRest } from './atRest.script.ts';

/**
 * Lays out what lies below the first screen, a band each time that the browser rests: from then on the
 * page is as long as it is, and whoever reads its text or takes its picture gets all of it. A band
 * waits 60 ms for that rest at the most: a busy browser must not leave it blank.
 */
export function layOutLater(): void {
  atRest(
    () => {
      const band = document.querySelector<HTMLElement>('.later');
      band?.classList.remove('later');
      // Asking for a size is what lays out.
      if (band?.offsetHeight) layOutLater();
    },
    { timeout: 60 },
  );
}
