/** The folder of the page beside the form, and the address below which its parts lie. */
export const PAGE = 'page';
export const ASSETS = 'editor/assets';

/** The source of that page's script, and the file in which Vite says what became of it. */
export const ENTRY = 'tina/build/edit.ts';
export const MANIFEST = 'manifest.json';

/** The service's own pages, and the module that draws the site's (tina/drawn/site.tsx). */
export const VIEWS = 'views/views.js';
export const DRAWN = 'drawn/site.js';

/** What the build of the editor leaves: all code that the service serves or renders with. */
export interface BuiltEditor {
  /** The folder of Tina's build: its page with its parts, and the shapes of the forms. */
  readonly forms: string;
  /** Scripts and styles of the page beside the form; `entry` and `styles` are their addresses. */
  readonly assets: string;
  readonly entry: string;
  readonly styles: readonly string[];
  /** The module that draws the pages of a revision. */
  readonly drawn: string;
  /** The service's own pages. */
  readonly views: typeof import('../views/views.ts');
  /** The address of their module, for another thread. */
  readonly viewsAt: string;
}
