/** Where the build goes, from the top of the checkout; tina/config.ts names it for Tina's part. */
export const FOLDER = '.cache/service';

/** Below which address the parts of the page beside the form lie. */
export const ASSETS = 'editor/assets';

/** What a build says of itself, in `MANIFEST`. */
export interface Manifest {
  /** Names the code that it was made from. */
  readonly stamp: string;
  readonly entry: string;
  readonly styles: readonly string[];
}

export const MANIFEST = `${FOLDER}/manifest.json`;

/** What the build of the editor leaves: all code that the service serves or renders with. */
export interface BuiltEditor {
  /** Tina's page and its parts. */
  readonly admin: string;
  /** Scripts and styles of the page beside the form; the files' names are in `entry` and `style`. */
  readonly assets: string;
  readonly entry: string;
  readonly styles: readonly string[];
  /** The shapes of the forms, as Tina's server wants them. */
  readonly schema: {
    readonly graphQLSchema: unknown;
    readonly tinaSchema: unknown;
    readonly lookup: unknown;
  };
  /** The service's own pages. */
  readonly views: typeof import('../../tina/service/views/views.ts');
}
