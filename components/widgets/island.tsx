import {
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { Language } from '../ui/Language.tsx';

/**
 * When an island hydrates: near the screen, or on interaction. `?name` means on interaction, and immediately if the
 * address has that parameter, whose value is in the attribute `asked` until hydration. Interaction hydrates every
 * island.
 */
type HydrateWhen = 'visible' | 'interaction' | `?${string}`;

/** An island in the page's HTML. */
export interface IslandSpec {
  /** Names the chunk: `components/widgets/<name>/<name>.island.ts(x)`. */
  name: string;
  when: HydrateWhen;
  /** The props that the chunk needs, in the HTML as JSON: keep them few. */
  props: object;
}

/** Writes an island into the document; set by the renderer, absent in the editor. */
export type IslandHost = (spec: IslandSpec, element: ReactElement) => ReactNode;

export const IslandHostContext = createContext<IslandHost | null>(null);

/**
 * Makes a widget an island: static HTML that its chunk hydrates.
 * @param pick returns the props that the chunk needs and cannot read from its HTML. `isTranslated` means that the page
 *   is not in the site's own language, whose texts are in the chunks
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

/** What an island's chunk exports. */
export interface IslandModule {
  /**
   * Hydrates the HTML inside `element`; resolves when it reacts to input.
   * @returns the cleanup for when the element leaves the page
   */
  hydrate(element: HTMLElement, props: object): Cleanup | Promise<Cleanup>;
}

/** Undoes a hydration: listeners, timers, roots. */
export type Cleanup = (() => void) | undefined;
