import { useEffect, useState } from 'react';
import { filterOf, isShown, type TalkFilter, withFilter } from './talkTypes.ts';

/** Shows the items of a list that a filter lets through. */
function show(list: string, filter: TalkFilter) {
  for (const item of document.querySelectorAll<HTMLElement>(`#${list} > [data-type]`))
    item.hidden = !isShown(filter, item.dataset.type ?? '');
}

/**
 * The choice that the address holds: it can be shared, and goes back and forward. The list is static
 * HTML, and obeys in the same moment as the address.
 * @param list id of the list
 */
export function useTalkFilter(list: string): [TalkFilter, (filter: TalkFilter) => void] {
  const [filter, setFilter] = useState<TalkFilter>('');

  useEffect(() => {
    const follow = () => {
      const asked = filterOf(location.search);
      show(list, asked);
      setFilter(asked);
    };
    follow();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      show(list, '');
    };
  }, [list]);

  const choose = (chosen: TalkFilter) => {
    if (chosen === filter) return;
    history.pushState(null, '', withFilter(location.href, chosen));
    show(list, chosen);
    setFilter(chosen);
  };
  return [filter, choose];
}
