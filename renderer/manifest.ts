/** Where `vite build` says which bundles it made. */
export const MANIFEST = 'dist/assets.json';

/** A chunk in Vite's manifest. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Every chunk by its source. */
export type Manifest = Record<string, ManifestChunk>;
