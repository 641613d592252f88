import { atRest } from '../../components/ui/atRest.script.ts';
import type { Sleep, WakeModule } from './WakeModule.ts';

// Inlined into every page, before its content: each byte here is paid by every visitor.

export const TAG = 'nikash-island';

/** How far below the screen an island counts as near. */
const NEAR = '200px';

type Import = (url: string) => Promise<unknown>;

/** What HTML does by itself; everything else that is pressed too early is pressed again. */
const NATIVE = 'a,summary,label,input,textarea,select,[popovertarget],[data-native]';

/** Keys that widgets answer to; all others stay the browser's. */
const KEYS = /^(Enter|Escape|Home|End| |Arrow)/;

interface Kept {
  target: Element;
  event: Event;
}

/**
 * Starts the island runtime: defines the element, listens for intent and for interactions that come
 * before an island is awake.
 * @param load how to import a chunk; tests hand in their own
 * @param parsed until the page's HTML is there to its end: an island's start tag is met long before
 * its end, and none wakes on half of its HTML
 */
export function startIslands(load: Import, parsed: Promise<unknown>): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) (target as Island).wake();
    },
    { rootMargin: NEAR },
  );

  class Island extends HTMLElement {
    kept: Kept[] = [];
    #modules?: Promise<unknown[]>;
    #sleep?: Sleep | null;
    #waking = false;

    // `when`, `src` and `props` are always there (renderIsland.tsx).
    connectedCallback() {
      const when = this.getAttribute('when') as string;
      const wake = () => this.wake();
      if (when === 'visible') near.observe(this);
      if (when === 'idle') atRest(wake);
      if (when === 'scroll') addEventListener('scroll', wake);
      const asked = when[0] === '?' && new URLSearchParams(location.search).get(when.slice(1));
      if (asked) {
        this.setAttribute('asked', asked);
        wake();
      }
    }

    disconnectedCallback() {
      near.unobserve(this);
      this.#sleep?.();
      this.#sleep = null;
    }

    /** Fetches the chunk and what it stands on, all at once. */
    async fetch(): Promise<WakeModule> {
      this.#modules ??= Promise.all(
        (this.getAttribute('src') as string).split(' ').map((url) => load(url)),
      );
      return (await this.#modules)[0] as WakeModule;
    }

    async wake() {
      if (this.#waking || !this.isConnected) return;
      this.#waking = true;
      near.unobserve(this);
      try {
        const module = await this.fetch();
        await parsed;
        if (!this.isConnected) return;
        const sleep = await module.wake(this, JSON.parse(this.getAttribute('props') as string));
        if (!this.isConnected) return sleep?.();
        this.#sleep = sleep;
        this.setAttribute('awake', '');
        for (const { target, event } of this.kept) replay(target, event);
      } catch (error) {
        // From here on its HTML is left to itself, with whatever it can do alone.
        const name = this.getAttribute('name');
        // Several of one kind fail of one cause, which is said once.
        if (!document.querySelector(`[failed][name=${name}]`))
          console.error(`The ${name} widget failed.`, error);
        this.setAttribute('failed', '');
      }
    }
  }

  /** The document itself may be what an event is for, and is inside of nothing. */
  // `TAG`, at length: a name used twice costs more than the word.
  const asleep = ({ target }: Event) =>
    (target as Partial<Element>).closest?.<Island>('nikash-island:not([awake],[failed])');

  // A finger that comes down is over what it touches.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(
      type,
      (event) =>
        asleep(event)
          ?.fetch()
          .catch(() => {}),
      true,
    );

  for (const type of ['click', 'keydown', 'input'])
    document.addEventListener(
      type,
      (event) => {
        const island = asleep(event);
        const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
        if (!island || (key && (!KEYS.test(key) || ctrlKey || metaKey || altKey))) return;
        const pressed = event.target as Element;
        const button = pressed.closest('button');
        // A button makes a click of these by itself, and that is what wakes and is kept.
        if (button && (key === 'Enter' || key === ' ')) return;
        island.wake();
        if (pressed.closest(NATIVE)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const target = button ?? pressed;
        // Pressing again what does not answer yet is impatience, not a second wish.
        if (key || !island.kept.some((one) => one.target === target))
          island.kept.push({ target, event });
      },
      true,
    );

  customElements.define(TAG, Island);
}

/** Does again what came too early, now that somebody listens. */
function replay(target: Element, event: Event): void {
  if (target.isConnected)
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
