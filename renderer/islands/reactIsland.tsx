import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { WakeModule } from './WakeModule.ts';

/** Keeps a failing widget from taking its page with it: the error is said once, the place is empty. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** A chunk's `wake` for a widget that React draws: hydrates the HTML where it stands. */
export function reactIsland<P extends object>(Widget: ComponentType<P>): WakeModule['wake'] {
  return (element, props) =>
    new Promise((resolve, reject) => {
      const html = element.innerHTML;
      let awake = false;
      const onAwake = () => {
        awake = true;
        resolve(() => root.unmount());
      };
      const root = hydrateRoot(
        element,
        <Boundary>
          <Awake onAwake={onAwake}>
            <Widget {...(props as P)} />
          </Awake>
        </Boundary>,
        {
          identifierPrefix: element.getAttribute('uid') ?? '',
          onCaughtError(error) {
            // React is still rendering here, and may not be interrupted.
            queueMicrotask(() => {
              root.unmount();
              element.innerHTML = html;
            });
            if (awake) console.error('A widget stopped; the page stays readable.', error);
            else reject(error);
          },
        },
      );
    });
}
