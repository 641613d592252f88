import type { Manifest, ManifestChunk } from '../../renderer/manifest.ts';

const isScript = (file: string) => file.endsWith('.js');

/** Script files that some chunks lead to, those chunks among them. */
export function filesFrom(
  manifest: Manifest,
  isStart: (key: string, chunk: ManifestChunk) => boolean,
): Set<string> {
  const used = new Set<string>();
  const follow = (key: string) => {
    if (used.has(key)) return;
    used.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) follow(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (isStart(key, chunk)) follow(key);
  return new Set([...used].flatMap((key) => manifest[key]?.file ?? []).filter(isScript));
}

/**
 * Script files of a build that no island leads to: vite-plugin-ssr makes client entries for pages
 * that hydrate whole, and this site has none.
 * @param isIsland tells an island's source by its key in the manifest
 */
export function unusedScripts(manifest: Manifest, isIsland: (key: string) => boolean): string[] {
  const used = filesFrom(manifest, isIsland);
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => isScript(file) && !used.has(file));
}
