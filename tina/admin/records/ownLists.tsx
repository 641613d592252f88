import type { TinaCMS } from 'tinacms';
import { type CollectionName, collections } from '../../../content/schema/collections.ts';
import { onMove } from '../events.ts';
import { RecordsScreen } from './RecordsScreen.tsx';
import { ADDRESS, listAddress, SCREEN } from './recordAddresses.ts';

const LIST = /^#\/collections\/(\w+)(?:\/~?)?\/?$/;

const Icon = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    className="mr-2 h-6 opacity-80 w-auto"
    aria-hidden="true"
  >
    <circle cx="11" cy="11" r="7" />
    <path d="m16 16 5 5" />
  </svg>
);

/**
 * Tina: lists records by file name, with technical columns, not in the order of the page, and without a search.
 * Here: its lists redirect to the project's own.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function ownLists(cms: TinaCMS): void {
  cms.plugins.add({
    __type: 'screen',
    name: SCREEN,
    Icon,
    layout: 'fullscreen',
    Component: RecordsScreen,
  } as never);
  onMove(cms, redirect);
  // Beside a page Tina's menu would open the list over it, where its links do not work.
  document.addEventListener('click', openScreen, true);
  redirect();
}

let landing: string | undefined;

/** Sets the address that replaces the next list that Tina opens. */
export function landOn(address: string): void {
  landing = address;
}

function redirect(): void {
  const [, kind = ''] = LIST.exec(window.location.hash) ?? [];
  if (kind in collections) window.location.replace(landing ?? listAddress(kind as CollectionName));
  landing = undefined;
}

function openScreen(event: MouseEvent): void {
  const target = (event.target as Element).closest?.('button');
  if (target?.getAttribute('value') !== SCREEN) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.hash = ADDRESS;
  window.location.reload();
}
