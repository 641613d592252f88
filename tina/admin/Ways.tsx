// The ways within the editor, in the bar: the pages, and what the site is made of.
import {
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
  MenuSection,
  MenuSeparator,
} from '@headlessui/react';
import { Fragment, type KeyboardEvent } from 'react';
import {
  type Collection,
  type CollectionName,
  namedCollections,
} from '../../content/schema/collections.ts';
import { hashOf, type Place } from '../shared/editorAddress.ts';
import { isService } from '../shared/Here.ts';
import { FIND_STYLE, Find } from './records/Find.tsx';

export const MENU_STYLE = `
.content-menu { z-index: 10002; min-width: 15rem; max-height: 80dvh !important; padding: .5rem; overflow: auto; border-radius: 4px; outline: none; background: var(--color-paper); color: var(--color-ink); font: 15px/1.4 Inter, sans-serif; box-shadow: 0 16px 40px #0004 }
.content-menu :is(a, button) { display: block; width: 100%; max-width: 24rem; padding: .5rem .75rem; border-radius: 4px; text-align: start }
.content-menu [role=group] { display: grid; grid-template-columns: 1fr 44px }
.content-menu [role=group] > :not(.new, :has(+ .new)) { grid-column: 1 / -1 }
.content-menu .new { color: var(--color-ink-2); text-align: center }
.content-menu [data-focus] { background: var(--color-paper-rule) }
.content-menu a[aria-current] { color: var(--color-graph-ink); font-weight: 600 }
.content-menu hr { margin: .5rem .75rem; border: 0; border-top: 1px solid var(--color-paper-rule) }
${FIND_STYLE}`;

/** Where a kind opens: its list, or the only record of it. */
export function kindPlace(name: CollectionName): Place {
  const collection: Collection | undefined = Object.fromEntries(namedCollections)[name];
  return collection?.single
    ? { record: `content/${collection.folder}/${collection.single}.${collection.format}` }
    : { list: name };
}

/** `add` is where a new record of the kind begins. */
type Entry = readonly [name: string, href: string, add?: string];

const PICTURES: readonly Entry[] = [['Pictures', hashOf({ pictures: 'all' })]];

/** Pages of the service, which on a phone are here alone. */
const OF_SERVICE: readonly Entry[] = [
  ['Proposals', '/editor/proposals'],
  ['Published', '/editor/published'],
];

/** In a tab of its own, so that no unsaved text is left. On a phone it is here alone. */
const HELP: readonly Entry[] = [['Help', '/editor/help']];

/** Up and down stop once at each row of the menu; right goes to the “+” of a row, left back. */
function goByRow(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget;
  const rows = [...menu.querySelectorAll<HTMLElement>('a:not(.new)')];
  const at = rows.findIndex((row) => row.matches('[data-focus], :has(+ .new[data-focus])'));
  const keys: Record<string, HTMLElement | null | undefined> = {
    ArrowDown: rows[at + 1],
    ArrowUp: rows[at - 1],
    ArrowRight: menu.querySelector<HTMLElement>('[data-focus] + .new'),
    ArrowLeft: rows[at],
  };
  const to = keys[event.key];
  if (!to) return;
  event.preventDefault();
  // The focus makes an item active. It then returns to the menu, whose active item a screen reader announces.
  to.focus();
  menu.focus();
}

/** Edit, and a menu: the kinds of records, those of which there is one, and the pictures. */
export function Ways({ place }: { place: Place }) {
  const entry = (name: CollectionName, label: string) => [label, hashOf(kindPlace(name))] as const;
  const kinds = namedCollections.filter(([, { single }]: [string, Collection]) => !single);
  const singles = namedCollections.filter(([, { single }]: [string, Collection]) => single);
  const groups: readonly (readonly Entry[])[] = [
    [
      ['All records', hashOf({ list: 'all' })],
      ...kinds.map(([kind, { label }]): Entry => [...entry(kind, label), hashOf({ new: kind })]),
    ],
    singles.map(([name, { label }]) => entry(name, label)),
    PICTURES,
    ...(isService() ? [OF_SERVICE] : []),
    HELP,
  ];
  const here = hashOf('record' in place ? { record: place.record } : place);
  const isContent = 'list' in place || 'pictures' in place;
  return (
    <>
      <a href={hashOf({ page: '/' })} aria-current={isContent ? undefined : 'page'}>
        Edit
      </a>
      <Menu>
        <MenuButton aria-current={isContent ? 'page' : undefined}>Content ▾</MenuButton>
        <MenuItems
          anchor={{ to: 'bottom start', gap: 0 }}
          modal={false}
          className="content-menu"
          onKeyDown={goByRow}
        >
          {groups.map((group, i) => (
            <MenuSection key={group[0]?.[0]}>
              {i > 0 && <MenuSeparator as="hr" />}
              {group.map(([name, href, add]) => (
                <Fragment key={name}>
                  <MenuItem>
                    <a
                      href={href}
                      target={group === HELP ? '_blank' : undefined}
                      aria-current={href === here ? 'page' : undefined}
                      aria-description={add && 'Right arrow: new record'}
                    >
                      {name}
                    </a>
                  </MenuItem>
                  {add && (
                    <MenuItem>
                      <a href={add} className="new" aria-label={`New record in ${name}`}>
                        +
                      </a>
                    </MenuItem>
                  )}
                </Fragment>
              ))}
            </MenuSection>
          ))}
        </MenuItems>
      </Menu>
      <Find />
    </>
  );
}
