import type { IslandModule } from '../IslandModule.ts';
import { openLarge } from '../LargeDialog/openLarge.ts';

/** What the host's player may do beside what any frame may. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Puts a host's player into a place, for as long as the dialog is open: closed, it is silent. */
function play(dialog: HTMLDialogElement, pressed: HTMLElement): void {
  const talk = pressed.closest('article');
  const place = dialog.querySelector('[data-player]');
  const title = talk?.querySelector('h2')?.textContent ?? '';
  const signal = openLarge(dialog, pressed, title, 'iframe');
  if (!signal || !talk || !place) return;
  // Where the player is blocked or the recording gone, the way that the talk always had.
  const link = talk.querySelector('a')?.cloneNode(true);
  dialog.querySelector('[data-player-link]')?.replaceChildren(...(link ? [link] : []));
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = ALLOWED;
  frame.src = pressed.dataset.video as string;
  place.replaceChildren(frame);
  signal.addEventListener('abort', () => place.replaceChildren());
}

/** Plays a talk on the page when its picture is pressed. */
export const hydrate: IslandModule['hydrate'] = (element) => {
  const dialog = element.querySelector('dialog');
  if (!dialog) return;
  const listening = new AbortController();
  element.addEventListener(
    'click',
    ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement>('[data-video]');
      if (pressed) play(dialog, pressed);
    },
    { signal: listening.signal },
  );
  return () => {
    listening.abort();
    dialog.close();
  };
};
