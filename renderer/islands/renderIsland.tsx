import { existsSync, readFileSync } from 'node:fs';
import { createElement, type ReactElement, useContext, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { Manifest } from 'vite';
import { HeadingLevel } from '../../components/ui/Heading.tsx';
import { Language, Numbers, useNumber } from '../../components/ui/Language.tsx';
import { PictureHostContext } from '../../components/ui/Picture.tsx';
import { Words } from '../../components/ui/Words.tsx';
import type { IslandHost, IslandSpec } from '../../components/widgets/island.tsx';
import { MANIFEST } from '../manifest.ts';
import { TAG } from './runtime.ts';

const sourceOf = (name: string) => `components/widgets/${name}/${name}.island`;

/** Whether React hydrates an island, and therefore renders it again from texts. */
const isReact = (name: string) => existsSync(`${sourceOf(name)}.tsx`);

let manifest: Manifest | undefined;

/**
 * Addresses of an island's chunk and of its imports, separated by spaces. In development Vite serves the source; in the
 * build the manifest contains the hashed files.
 */
function chunksOf(name: string): string {
  if (import.meta.env.DEV) return `/${sourceOf(name)}.${isReact(name) ? 'tsx' : 'ts'}`;
  manifest ??= JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const files = manifest;
  const key = Object.keys(files).find((file) => file.startsWith(sourceOf(name)));
  const entry = key && files[key];
  if (!entry) throw new Error(`The island ${name} has no chunk: is there ${sourceOf(name)}.tsx?`);
  const below = (keys: string[] = []): string[] =>
    keys.flatMap((dep) => [files[dep]?.file ?? '', ...below(files[dep]?.imports)]);
  return [...new Set([entry.file, ...below(entry.imports)])].map((file) => `/${file}`).join(' ');
}

interface IslandProps {
  spec: IslandSpec;
  element: ReactElement;
  /** Addresses of the island's chunk and of its imports. */
  chunks: string;
}

function IslandElement({ spec, element, chunks }: IslandProps) {
  const uid = useId();
  // A separate rendering, as its chunk will hydrate it: it has no access to the contexts around it.
  const pictures = useContext(PictureHostContext);
  const words = useContext(Words);
  const level = useContext(HeadingLevel);
  const language = useContext(Language);
  const number = useNumber();
  // A chunk contains the texts of the site's own language; those of another language are in the page.
  const props = language && isReact(spec.name) ? { ...spec.props, controls: words } : spec.props;
  const whole = (
    <PictureHostContext value={pictures}>
      <Words value={words}>
        <HeadingLevel value={level}>
          <Language value={language}>
            <Numbers value={number}>{element}</Numbers>
          </Language>
        </HeadingLevel>
      </Words>
    </PictureHostContext>
  );
  return createElement(TAG, {
    name: spec.name,
    when: spec.when,
    src: chunks,
    uid,
    props: JSON.stringify(props),
    dangerouslySetInnerHTML: { __html: renderToString(whole, { identifierPrefix: uid }) },
  });
}

/** Writes an island into the static HTML: its markup as the chunk will hydrate it, and the chunk's address. */
export const renderIsland: IslandHost = (spec, element) => (
  <IslandElement spec={spec} element={element} chunks={chunksOf(spec.name)} />
);

/** The same markup for a page without scripts. */
export const renderStillIsland: IslandHost = (spec, element) => (
  <IslandElement spec={spec} element={element} chunks="" />
);
