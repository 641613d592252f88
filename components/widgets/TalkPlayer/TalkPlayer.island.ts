import type { IslandModule } from '../island.tsx';
import { openLarge } from '../LargeDialog/openLarge.ts';

/** Permissions of the player's frame. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Opens the dialog with the host's player in it; closing removes the player. */
function play(dialog: HTMLDialogElement, pressed: HTMLElement): void {
  const talk = pressed.closest('article');
  const place = dialog.querySelector('[data-player]');
  const signal = openLarge(dialog, pressed);
  if (!signal || !talk || !place) return;
  // The talk's own link, in case the player is blocked or the recording is gone.
  const link = talk.querySelector('a')?.cloneNode(true);
  dialog.querySelector('[data-player-link]')?.replaceChildren(...(link ? [link] : []));
  const frame = document.createElement('iframe');
  frame.title = dialog.ariaLabel ?? '';
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
