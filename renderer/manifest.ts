/** Where `vite build` says which bundles it made: Vite's `Manifest`. */
export const MANIFEST = 'dist/assets.json';
