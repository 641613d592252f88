import { useEffect, useRef, useState } from 'react';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../../content/schema/collections.ts';
import { MOVED } from '../events.ts';
import { recordPath } from './pageRoutes.ts';
import type { RecordRow } from './recordRows.ts';

/** The name of the screen in the editor's menu, and its address. */
export const SCREEN = 'All records';
export const ADDRESS = '#/screens/all_records';

/** The address of the list of a kind; the only record of a kind opens directly beside its page. */
export function listAddress(kind: CollectionName): string {
  const { single, folder, format }: Collection = collections[kind];
  return single
    ? `#/~${recordPath(kind, `content/${folder}/${single}.${format}`)}`
    : `${ADDRESS}?kind=${kind}`;
}

/** Where a record opens next to its page. */
export const recordAddress = ({ collection, file }: RecordRow): string =>
  `#/~${recordPath(collection, file)}`;

export const newAddress = (kind: CollectionName): string => `#/collections/new/${kind}/~/`;

export const duplicateAddress = ({ collection, slug }: RecordRow): string =>
  `#/collections/duplicate/${collection}/~/${slug}`;

const shownKind = (): CollectionName | undefined => {
  const [, kind = ''] = /\?kind=(\w+)$/.exec(window.location.hash) ?? [];
  return kind in collections ? (kind as CollectionName) : undefined;
};

/**
 * The kind in the address, and a function that changes it.
 * @param onLed called when the kind is changed from outside, for example by the menu
 */
export function useShownKind(
  onLed: () => void,
): [CollectionName | undefined, (kind: CollectionName | '') => void] {
  const [kind, set] = useState(shownKind);
  const isChosen = useRef(false);
  useEffect(() => {
    const read = () => {
      set(shownKind());
      if (!isChosen.current) onLed();
      isChosen.current = false;
    };
    window.addEventListener(MOVED, read);
    return () => window.removeEventListener(MOVED, read);
  }, [onLed]);
  return [
    kind,
    (next) => {
      isChosen.current = true;
      window.location.hash = next ? `${ADDRESS}?kind=${next}` : ADDRESS;
    },
  ];
}
