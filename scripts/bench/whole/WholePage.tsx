import { type ComponentType, createElement, type ReactNode, useEffect, useRef } from 'react';
import { Layout } from '../../../components/layout/Layout.tsx';
import {
  type PictureFiles,
  type PictureHost,
  PictureHostContext,
} from '../../../components/ui/Picture.tsx';
import {
  type IslandHost,
  IslandHostContext,
  type IslandSpec,
} from '../../../components/widgets/island.tsx';
import type { Site } from '../../../content/schema/site.ts';
import { TAG } from '../../../renderer/islands/runtime.ts';
import type { WakeModule } from '../../../renderer/islands/WakeModule.ts';

/** What the whole page needs to hydrate; it stands in the HTML as JSON. */
export interface WholeData {
  site: Site;
  route: string;
  props: object;
  /** What the picture host answered, by its question as JSON. */
  pictures: Record<string, PictureFiles | undefined>;
}

/** Starts of the widgets that are not React, by the island's name. */
export type Wakes = Readonly<Record<string, WakeModule['wake']>>;

interface WholePageProps extends WholeData {
  Page: ComponentType<object>;
  wakes: Wakes;
  /** At build time the renderer's own, instead of its answers. */
  pictureHost?: PictureHost;
}

/** An island's place in a page that is hydrated whole: part of the tree, awake as soon as that is. */
function Awake({
  spec,
  wake,
  children,
}: {
  spec: IslandSpec;
  wake?: Wakes[string];
  children: ReactNode;
}) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element) void wake?.(element, spec.props);
    element?.setAttribute('awake', '');
  }, [spec, wake]);
  return createElement(TAG, { name: spec.name, ref: place }, children);
}

/** A page of the site as one React tree: same components, same content, no islands. */
export function WholePage({ Page, wakes, pictureHost, ...data }: WholePageProps) {
  const { site, route, props, pictures } = data;
  const island: IslandHost = (spec, element) => (
    <Awake spec={spec} wake={wakes[spec.name]}>
      {element}
    </Awake>
  );
  return (
    <PictureHostContext value={pictureHost ?? ((wish) => pictures[JSON.stringify(wish)])}>
      <IslandHostContext value={island}>
        <Layout site={site} route={route}>
          <Page {...props} />
        </Layout>
      </IslandHostContext>
    </PictureHostContext>
  );
}
