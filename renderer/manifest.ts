/** The list of bundles that `vite build` writes: Vite's `Manifest`. */
export const MANIFEST = 'dist/assets.json';
