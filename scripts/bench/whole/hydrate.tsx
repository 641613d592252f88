import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startNavBar } from '../../../components/layout/NavBar.script.ts';
import { type Wakes, type WholeData, WholePage } from './WholePage.tsx';

/** The client entry of a page that is hydrated whole. */
export function hydrate(Page: ComponentType<object>, wakes: Wakes): void {
  const data: WholeData = JSON.parse(document.getElementById('props')?.textContent ?? '');
  hydrateRoot(document.body, <WholePage Page={Page} wakes={wakes} {...data} />);
  startNavBar();
}
