// Leaving a record with unsaved changes: by a link, the browser's back button, closing the tab, or newer forms.
import type { TinaCMS } from 'tinacms';
import { FORMS } from '../shared/Here.ts';
import { autosaveOf, saveNow } from './browser/autosave.ts';
import { namesOf, unsavedForms } from './forms/unsavedForms.ts';

/** Links to another place of the editor. */
const WAYS = 'a[href*="#/"]:not([target])';

/** How long a confirmation is valid: one click can navigate in several steps. */
const ANSWERED_MS = 1_000;
let answered = Number.NEGATIVE_INFINITY;

/** Whether leaving was confirmed just now. */
const mayLeave = () => performance.now() - answered < ANSWERED_MS;

/** The links that open in this tab. One of the service's own pages leaves the editor's page. */
const LINK = 'a[href]:not([target])';

/** Saves what is left, or asks where only the button saves it. @returns whether the person wants to stay */
function stays(cms: TinaCMS): boolean {
  const unsaved = unsavedForms(cms).filter((form) => !saveNow(form));
  if (unsaved.length === 0 || mayLeave()) return false;
  const question = `Not saved yet: ${namesOf(unsaved)}. Leave anyway? What you typed is kept in this browser and offered when you come back.`;
  if (!window.confirm(question)) return true;
  answered = performance.now();
  return false;
}

/**
 * Tina: navigates without a question, also when changes are unsaved.
 * Here: it asks first, and names what is unsaved; what was typed is kept in any case (keepDrafts.ts).
 * Upstream: tinacms/tinacms#7462 (closing the page). Written for tinacms 3.14.1.
 */
export function askBeforeMoving(cms: TinaCMS): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>(LINK);
      if (link?.pathname.startsWith('/editor/') && !event.ctrlKey && !event.metaKey)
        afterSaving(cms, event, link.href);
      const way = (event.target as Element).closest?.<HTMLAnchorElement>(WAYS);
      if (!way || event.ctrlKey || event.metaKey || way.href === location.href || !stays(cms))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  window.addEventListener('popstate', (event) => {
    if (window.location.hash === here.hash || !stays(cms)) return;
    event.stopImmediatePropagation();
    history.pushState(here.state, '', here.hash);
  });
  arrived();
  window.addEventListener('hashchange', arrived);
}

/** Where the editor is, for a move that is taken back. */
let here: { readonly hash: string; readonly state: unknown } = { hash: '', state: null };

/** To be called when the address was replaced by one of the same place. */
export function arrived(): void {
  here = { hash: location.hash, state: history.state };
}

/** Follows a link once what was typed is saved. What is not saved then is asked for when the page closes. */
function afterSaving(cms: TinaCMS, event: Event, href: string): void {
  const saves = unsavedForms(cms).filter(saveNow).map(autosaveOf);
  if (saves.length === 0) return;
  event.preventDefault();
  void Promise.all(saves).then(() => window.location.assign(href));
}

/**
 * Tina: closes without a question.
 * Here: while something is unsaved, closing the tab asks first; what autosave can save is sent at the same time.
 * Upstream: tinacms/tinacms#7462. Written for tinacms 3.14.1.
 */
export function keepUnsaved(cms: TinaCMS): void {
  window.addEventListener('beforeunload', (event) => {
    const unsaved = unsavedForms(cms);
    for (const form of unsaved) saveNow(form);
    if (unsaved.length > 0 && !mayLeave()) event.preventDefault();
  });
}

const CHANGED =
  'A developer has changed the forms. Save or copy what you typed, then reload this page.';

const LOOK_MS = 3_000;

/**
 * In the studio: where the code makes other forms than this page has, it is loaded again once they are built. While
 * something is unsaved it is not, and the change is reported.
 */
export async function followForms(cms: TinaCMS): Promise<void> {
  const own = document.querySelector<HTMLMetaElement>(`meta[name="${FORMS}"]`)?.content;
  let isTold = false;
  // Not a stream: that of each tab would take one of the six connections of a browser.
  while (own) {
    // The studio may be about to start again.
    const answer = await fetch(FORMS).catch(() => undefined);
    const now = await answer?.text().catch(() => undefined);
    if (now && now !== own) {
      if (unsavedForms(cms).length === 0) {
        if (answer?.ok) return window.location.reload();
      } else if (!isTold) {
        cms.alerts.warn(CHANGED, 0);
        isTold = true;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
