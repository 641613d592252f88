import {
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { Language } from '../ui/Language.tsx';

/**
 * When an island hydrates: near the screen, or when somebody touches it. `?name`: when touched, and at
 * once where the address carries that parameter, whose value the element then shows as `asked` until it
 * is hydrated. A touch hydrates every island, whatever it waits for.
 */
export type HydrateWhen = 'visible' | 'interaction' | `?${string}`;

/** What the page's HTML says of an island. */
export interface IslandSpec {
  /** Names the chunk: `components/widgets/<name>/<name>.island.ts(x)`. */
  name: string;
  when: HydrateWhen;
  /** What the chunk needs to hydrate, and no more: it stands in the HTML as JSON. */
  props: object;
}

/** Puts an island into the document; the renderer's way to write one, absent in the editor. */
export type IslandHost = (spec: IslandSpec, element: ReactElement) => ReactNode;

export const IslandHostContext = createContext<IslandHost | null>(null);

/**
 * Makes a widget an island: static HTML that its chunk hydrates. `pick` chooses the props that the
 * chunk needs; what it can read from its own HTML it should. Told whether the page is in another language than the
 * words that chunks have built in.
 */
export function island<P extends object>(
  name: string,
  when: HydrateWhen,
  Widget: ComponentType<P>,
  pick: (props: P, isTranslated: boolean) => object = (props) => props,
) {
  return function Island(props: P) {
    const host = useContext(IslandHostContext);
    const isTranslated = useContext(Language) !== undefined;
    const element = <Widget {...props} />;
    return host ? host({ name, when, props: pick(props, isTranslated) }, element) : element;
  };
}
