import { basename, relative } from 'node:path';
import type { BuiltPage } from '../built/BuiltEditor.ts';
import {
  buildPart,
  formSources,
  isBuilt,
  PROJECT,
  pageIn,
  pageSources,
  placeOf,
} from '../built/findBuilt.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body { font: 18px/1.5 system-ui; max-width: 36em; margin: 4em auto; padding: 0 1em; overflow-wrap: anywhere } pre { white-space: pre-wrap; font-size: 0.8em }</style>
<h1>${title}</h1>
${body}
<p>The site itself runs: <a href="/">look at it</a>. Records can be changed in <code>content/</code> by hand.</p>
</html>
`;

/** What stands at /admin/ until there is a build. The header `Refresh` would not load an address with a # again. */
export const BEING_BUILT = page(
  'The editor is being built',
  `<p>It takes one to six minutes, once. This page goes on by itself.</p>
<script>setTimeout(() => location.reload(), 2000)</script>`,
);

/** The editor cannot be built. Its message is shown in the terminal, and to people who press Save. */
export class EditorFailure extends Error {
  /** What stands at /admin/ instead: what happened, and what to do. */
  readonly html: string;

  /** @param said what Tina said */
  constructor(said: string) {
    // What follows says it once more, with places in Tina's own code.
    const [cause = ''] = said.split(/\n(?:Unable to build|\s+at )/);
    const why = cause.replace('Starting Tina build', '').trim();
    super(
      `The editor could not start: ${why}\nThe site runs on without it. Correct the code: the editor is built again by itself.`,
    );
    this.html = page(
      'The editor could not start',
      `<p>What is known of the cause:</p>
<pre>${escaped(why)}</pre>
<p>Nothing that was saved is lost: it stands in <code>content/</code>. What a form in another tab still holds is not saved: copy it before you close or reload that tab.</p>
<p>The editor is built again by itself when the code is corrected: reload this page then. If you did not change the code, give the cause above to whoever keeps it.</p>`,
    );
  }
}

/** The forms of the code as it was at one moment. */
interface Forms {
  /** Names them. */
  readonly digest: string;
  /** The files that they are made from. */
  readonly sources: ReadonlySet<string>;
  /** The folder of their build. @throws {EditorFailure} where the code cannot be built */
  readonly built: Promise<string>;
  /** What `built` has come to. */
  result?: string | EditorFailure;
}

/** Tina's page, built from the code of this checkout. */
export type StudioEditor = ReturnType<typeof openEditor>;

/** Files often change by the dozen. */
const PAUSE_MS = 100;

/**
 * Builds the editor in the background: the forms at once and whenever their code changes, the page beside them once.
 * @param place where the build of the forms is or will be, @param build makes it there, and @param buildPages makes
 * that of the page: a test has its own
 */
export function openEditor(
  place = () => placeOf('forms'),
  build = (signal: AbortSignal) => buildPart('forms', signal),
  buildPages = (signal: AbortSignal) => buildPart('pages', signal),
) {
  const folders: string[] = [];
  let running = new AbortController();
  let pause: NodeJS.Timeout | undefined;
  const begin = (): Forms => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const folder = place();
    const isNew = !isBuilt(folder);
    if (isNew) console.log('The editor is being built, once. It takes one to six minutes.');
    const built = build(signal).then(
      (found) => {
        next.result = found;
        folders.unshift(found);
        if (isNew) console.log('The editor is built.');
        return found;
      },
      ({ message }: Error) => {
        next.result = new EditorFailure(message);
        if (!signal.aborted) console.warn(next.result.message);
        throw next.result;
      },
    );
    // The error is shown when someone opens the editor.
    built.catch(() => undefined);
    const next: Forms = { digest: basename(folder), sources: formSources(), built };
    return next;
  };
  let forms = begin();
  let beside: BuiltPage | undefined;
  const pages = { sources: pageSources(), running: new AbortController() };
  // Without it, Vite sends the modules of the checkout.
  buildPages(pages.running.signal).then(
    (folder) => {
      if (!pages.running.signal.aborted) beside = pageIn(folder);
    },
    () => undefined,
  );
  const open = async (): Promise<string> => {
    const { built } = forms;
    return (
      folders[0] ??
      built.catch((failure) => {
        if (forms.built === built) throw failure;
        return open();
      })
    );
  };
  return {
    /** Those of the code as it is now. */
    forms: () => forms,
    /** The newest build since the start; waits for the first. @throws {EditorFailure} where there is none */
    open,
    /** All builds since the start, the newest first: an open page asks for parts of its own. */
    folders,
    /**
     * The page beside the form; none until it is built, and none after its code has changed: a developer sees each
     * change at once.
     */
    beside: () => beside,
    /** Builds the forms again if they are made from this file. */
    changed(path: string): void {
      if (pages.sources.has(relative(PROJECT, path))) {
        pages.running.abort();
        beside = undefined;
      }
      if (!forms.sources.has(relative(PROJECT, path))) return;
      clearTimeout(pause);
      pause = setTimeout(() => {
        if (basename(place()) !== forms.digest) forms = begin();
      }, PAUSE_MS);
    },
    /** Ends a build that is under way. */
    stop(): void {
      clearTimeout(pause);
      running.abort();
      pages.running.abort();
    },
  };
}
