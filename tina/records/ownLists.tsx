import type { TinaCMS } from 'tinacms';
import { type CollectionName, collections } from '../../content/schema/collections.ts';
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
 * Tina: lists the records of a kind by the names of their files, with columns that say nothing to an editor,
 * in no order of the page, and searches none.
 * Here: its lists lead to one of the project's own.
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
  onMove(cms, leadOn);
  // Beside a page Tina's menu would lay the list over it, where no link of it leads anywhere.
  document.addEventListener('click', openScreen, true);
  leadOn();
}

let landing: string | undefined;

/** Leads on to another address than a list where Tina leads to one next. */
export function landOn(address: string): void {
  landing = address;
}

function leadOn(): void {
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
