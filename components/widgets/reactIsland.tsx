import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { words } from '../../content/site/site.json';
import { type ControlWords, Words } from '../ui/Words.tsx';
import type { IslandModule } from './IslandModule.ts';

/** Keeps a failing widget from taking its page with it: the error is said once, the place is empty. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** What a page in another language has of the words of the controls. */
interface Spoken {
  controls?: ControlWords;
}

/** A chunk's `hydrate` for a widget that React draws: hydrates the HTML where it stands. */
export function reactIsland<P extends object>(Widget: ComponentType<P>): IslandModule['hydrate'] {
  return (element, props) =>
    new Promise((resolve, reject) => {
      const html = element.innerHTML;
      let hydrated = false;
      const onHydrated = () => {
        hydrated = true;
        resolve(() => root.unmount());
      };
      const root = hydrateRoot(
        element,
        <Boundary>
          <Hydrated onHydrated={onHydrated}>
            <Words value={(props as Spoken).controls ?? words}>
              <Widget {...(props as P)} />
            </Words>
          </Hydrated>
        </Boundary>,
        {
          identifierPrefix: element.getAttribute('uid') ?? '',
          onCaughtError(error) {
            // React is still rendering here, and may not be interrupted.
            queueMicrotask(() => {
              root.unmount();
              element.innerHTML = html;
            });
            if (hydrated) console.error('A widget stopped; the page stays readable.', error);
            else reject(error);
          },
        },
      );
    });
}
