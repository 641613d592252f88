/** The folder of the page beside the form, and the address below which its parts lie. */
export const PAGE = 'page';
export const ASSETS = 'editor/assets';

/** The source of that page's script, what its style is called, and the file in which Vite says what became of them. */
export const ENTRY = 'tina/preview/startPreview.tsx';
export const STYLE = 'style.css';
export const MANIFEST = 'manifest.json';

/** The service's own pages, and the module that renders the site's (tina/server/snapshots/renderSite.tsx). */
export const VIEWS = 'views/views.js';
export const RENDER_SITE = 'snapshots/renderSite.js';

/** The page beside the form: the folder of its parts, and the addresses of its script and its style. */
export interface BuiltPage {
  readonly assets: string;
  readonly entry: string;
  readonly style: string;
}

/** What the build of the editor leaves: all code that the service serves or renders with. */
export interface BuiltEditor extends BuiltPage {
  /** The folder of Tina's build: its page with its parts, and the shapes of the forms. */
  readonly forms: string;
  /** The module that renders the pages of a revision. */
  readonly renderSite: string;
  /** The service's own pages. */
  readonly views: typeof import('../views/views.ts');
  /** The address of their module, for another thread. */
  readonly viewsAt: string;
}
