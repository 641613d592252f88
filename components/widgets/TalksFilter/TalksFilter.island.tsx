import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { WakeModule } from '../../../renderer/islands/WakeModule.ts';
import { afterFrame } from './afterFrame.ts';
import { FilterListbox, openByKey } from './FilterListbox.tsx';
import type { PagedProps } from './pagedTalks.tsx';
import { filterOf, type TalkFilter, withFilter } from './talkTypes.ts';

/** Until no press is under way: one would be lost with the button that it began on. */
async function released(place: HTMLElement): Promise<void> {
  do await new Promise<void>(afterFrame);
  while (place.matches(':active'));
}

/**
 * Puts the listbox in the place of the popover: open where that was open, with its focus and with
 * what was chosen there. The choice lives in the address, so that it can be shared and goes back and
 * forward, and in the element's `asked`, which the style sheet reads.
 */
export const wake: WakeModule['wake'] = async (element, props) => {
  const place = element.querySelector<HTMLElement>('[data-choice]');
  if (!place) return;
  await released(place);
  const plain = [...place.childNodes];
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const isOpen = place.querySelector('[popover]')?.matches(':popover-open');
  const picked = place.querySelector<HTMLInputElement>(':checked')?.value as TalkFilter | undefined;
  const paged =
    'held' in props &&
    import('./pagedTalks.tsx').then(({ pagedTalks }) => pagedTalks(element, props as PagedProps));

  let failure: unknown;
  const root = createRoot(place, {
    onUncaughtError(error) {
      failure = error;
    },
  });
  let filter: TalkFilter = '';
  const show = (asked: TalkFilter) => {
    filter = asked;
    element.setAttribute('asked', asked);
    if (paged) void paged.then((list) => list.show(asked));
  };
  const choose = (chosen: TalkFilter) => {
    if (chosen === filter) return;
    history.pushState(null, '', withFilter(location.href, chosen));
    show(chosen);
  };
  const draw = () =>
    root.render(<FilterListbox filter={filter} onChoose={choose} onChosen={draw} />);
  const follow = () => {
    show(filterOf(location.search));
    draw();
  };

  show(filterOf(location.search));
  if (picked) choose(picked);
  flushSync(draw);
  if (failure) {
    place.replaceChildren(...plain);
    throw failure;
  }
  const button = place.querySelector('button');
  if (focused) button?.focus({ preventScroll: true });
  if (isOpen && button)
    flushSync(() => (focused?.matches('input') ? openByKey(button) : button.click()));
  addEventListener('popstate', follow);

  return () => {
    removeEventListener('popstate', follow);
    root.unmount();
    place.replaceChildren(...plain);
    element.removeAttribute('asked');
  };
};
