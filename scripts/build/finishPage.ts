import { NOT_FOUND } from '../../content/schema/pages/notFound.ts';
import type { PageSources, Services } from '../../renderer/headers.ts';
import type { Manifest } from '../../renderer/manifest.ts';
import type { RenderedPage } from '../../renderer/RenderedPage.ts';
import { withOwnPolicy } from './headerFiles.ts';
import { inlineAssets } from './inlineAssets.ts';
import { islandWords } from './islandWords.ts';
import { pageAssets } from './pageAssets.ts';
import { originalsIn } from './pictures/leaveOutOriginals.ts';
import { fileOf } from './sitemap.ts';

/** A page that stands alone, and what the rest of the build needs to know of it. */
export interface FinishedPage {
  /** Its file in the site. */
  name: string;
  html: string;
  /** What its headers allow. */
  sources: PageSources;
  /** Original pictures that it names, by their addresses. */
  originals: readonly string[];
}

/**
 * Finishes pages: style and script into each, and its policy into the page of unknown addresses.
 * @param manifest what `MANIFEST` holds
 * @param root folder of the built site
 */
export function pageFinisher(manifest: Manifest, root: string) {
  const assetsOf = pageAssets(manifest, root);
  const wordsOf = islandWords(manifest, root);
  return ({ route, id, html }: RenderedPage, services: Services): FinishedPage => {
    const { html: whole, ...inline } = inlineAssets(html, assetsOf(id), wordsOf(html));
    return {
      name: fileOf(route),
      html: route === NOT_FOUND ? withOwnPolicy(whole, inline, services) : whole,
      sources: { route, ...inline },
      originals: [...new Set(originalsIn(whole))],
    };
  };
}
