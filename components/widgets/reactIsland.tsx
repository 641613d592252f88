import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { words } from '../../content/site/site.json';
import { Numbers } from '../ui/Language.tsx';
import { numbersIn } from '../ui/numberText.ts';
import { type ControlWords, Words } from '../ui/Words.tsx';
import type { IslandModule } from './island.tsx';

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** The texts of controls of a page in another language. */
interface TranslatedProps {
  controls?: ControlWords;
}

/** A chunk's `hydrate` for a React widget. Rejects if the widget fails while it hydrates. */
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
        <Hydrated onHydrated={onHydrated}>
          <Words value={(props as TranslatedProps).controls ?? words}>
            <Numbers value={numbersIn(document.documentElement.lang || 'en')}>
              <Widget {...(props as P)} />
            </Numbers>
          </Words>
        </Hydrated>,
        {
          identifierPrefix: element.getAttribute('uid') ?? '',
          // React has removed the widget; the rest of the page is not affected.
          onUncaughtError(error) {
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
