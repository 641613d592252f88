/** A chunk in Vite's manifest. */
export interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

/**
 * Script files of a build that no island leads to: vite-plugin-ssr makes client entries for pages
 * that hydrate whole, and this site has none.
 * @param isIsland tells an island's source by its key in the manifest
 */
export function unusedScripts(manifest: Manifest, isIsland: (key: string) => boolean): string[] {
  const used = new Set<string>();
  const follow = (key: string) => {
    if (used.has(key)) return;
    used.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) follow(next);
  };
  Object.keys(manifest).filter(isIsland).forEach(follow);
  return Object.entries(manifest)
    .filter(([key, { file }]) => !used.has(key) && file.endsWith('.js'))
    .map(([, { file }]) => file);
}
