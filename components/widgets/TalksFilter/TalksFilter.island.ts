import type { IslandModule } from '../island.tsx';

/**
 * Keeps the chosen option in the address, so that it can be shared and works with back and forward; the style sheet
 * filters the list. If the list has several pages, each option opens a page of its own.
 */
export const hydrate: IslandModule['hydrate'] = (element) => {
  const select = element.querySelector('select');
  if (!select) return;
  const options = [...select.options];
  const initial = options.find(({ defaultSelected }) => defaultSelected);
  const asked = () => {
    const value = new URLSearchParams(location.search).get(select.name);
    return options.find((option) => option.value === value);
  };
  const follow = () => {
    const option = asked() ?? initial;
    if (option) option.selected = true;
  };
  const choose = () => {
    const href = select.selectedOptions[0]?.dataset.href;
    if (href) return location.assign(href);
    const url = new URL(location.href);
    url.searchParams.set(select.name, select.value);
    history.pushState(null, '', url);
  };

  const elsewhere = asked()?.dataset.href;
  if (!initial?.selected) choose();
  else if (elsewhere) location.replace(elsewhere);
  else follow();
  // It replaced the choice before hydration.
  element.removeAttribute('asked');

  const listeners = new AbortController();
  const { signal } = listeners;
  select.addEventListener('change', choose, { signal });
  addEventListener('popstate', follow, { signal });
  // A page from the back/forward cache has the old choice.
  addEventListener('pageshow', follow, { signal });
  return () => listeners.abort();
};
