import type { Cleanup, IslandModule } from '../../components/widgets/IslandModule.ts';

// Inlined into every page, before its content.

export const TAG = 'site-island';

/** How far below the screen an island counts as near. */
const NEAR = '200px';

/** Milliseconds until what did not come is tried again: the chunk of an island near the screen, a picture. */
const AGAIN_MS = 5000;

type Import = (url: string) => Promise<unknown>;

/** What HTML does by itself; everything else that is pressed too early is pressed again. */
const NATIVE = 'a,summary,label,input,textarea,select,[popovertarget],[data-native]';

/** Keys that widgets answer to; all others stay the browser's. */
const KEYS = /^(Enter|Escape|Home|End| |Arrow)/;

/**
 * Starts the island runtime: defines the element, listens for intent and for interactions that come
 * before an island is hydrated.
 * @param load how to import a chunk; tests hand in their own
 */
export function startIslands(load: Import): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) (target as Island).hydrate();
    },
    { rootMargin: NEAR },
  );

  class Island extends HTMLElement {
    queued: { target: Element; event: Event }[] = [];
    #modules?: Promise<unknown[]>;
    #cleanup?: Cleanup | null;
    #isHydrating = false;

    // `when`, `src` and `props` are always there (renderIsland.tsx).
    connectedCallback() {
      const when = this.getAttribute('when') as string;
      if (when === 'visible') near.observe(this);
      const asked = when[0] === '?' && new URLSearchParams(location.search).get(when.slice(1));
      if (asked) {
        this.setAttribute('asked', asked);
        this.hydrate();
      }
    }

    disconnectedCallback() {
      near.unobserve(this);
      this.#cleanup?.();
      this.#cleanup = null;
    }

    /** Fetches the chunk and what it imports, all at once. */
    async fetch(): Promise<IslandModule> {
      this.#modules ??= Promise.all(
        (this.getAttribute('src') as string).split(' ').map((url) => load(url)),
      );
      try {
        return (await this.#modules)[0] as IslandModule;
      } catch (error) {
        // The network may be back the next time.
        this.#modules = undefined;
        throw error;
      }
    }

    async hydrate() {
      if (this.#isHydrating || !this.isConnected) return;
      this.#isHydrating = true;
      near.unobserve(this);
      let hasLoaded = false;
      try {
        const module = await this.fetch();
        hasLoaded = true;
        // An island's start tag is met long before its end, and none hydrates on half of its HTML.
        await parsed();
        if (!this.isConnected) return;
        const cleanup = await module.hydrate(
          this,
          JSON.parse(this.getAttribute('props') as string),
        );
        if (!this.isConnected) return cleanup?.();
        this.#cleanup = cleanup;
        this.removeAttribute('failed');
        this.setAttribute('hydrated', '');
        for (const { target, event } of this.queued) replay(target, event);
      } catch (error) {
        // Its HTML is left to itself, with whatever it can do alone, until a chunk that did not come does.
        const name = this.getAttribute('name');
        // Several of one kind fail of one cause, which is said once.
        if (!document.querySelector(`[failed][name=${name}]`))
          console.error(`The ${name} widget failed.`, error);
        this.setAttribute('failed', hasLoaded ? 'broken' : '');
        if (hasLoaded) return;
        this.queued = [];
        this.#isHydrating = false;
        if (this.getAttribute('when') === 'visible')
          setTimeout(() => this.isConnected && near.observe(this), AGAIN_MS);
      }
    }
  }

  /** The document itself may be what an event is for, and is inside of nothing. */
  const waiting = ({ target }: Event) =>
    (target as Partial<Element>).closest?.<Island>(`${TAG}:not([hydrated],[failed=broken])`);

  // A finger that comes down is over what it touches.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(
      type,
      (event) =>
        waiting(event)
          ?.fetch()
          .catch(() => {}),
      true,
    );

  for (const type of ['click', 'keydown', 'input'])
    document.addEventListener(
      type,
      (event) => {
        const island = waiting(event);
        const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
        if (!island || (key && (!KEYS.test(key) || ctrlKey || metaKey || altKey))) return;
        const pressed = event.target as Element;
        const button = pressed.closest('button');
        // A button makes a click of these by itself, and that is what hydrates and is queued.
        if (button && (key === 'Enter' || key === ' ')) return;
        island.hydrate();
        // Without its script, keys scroll a row.
        if (pressed.closest(NATIVE) || (key && island.hasAttribute('failed'))) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const target = button ?? pressed;
        // Pressing again what does not answer yet is impatience, not a second wish.
        if (key || !island.queued.some((one) => one.target === target))
          island.queued.push({ target, event });
      },
      true,
    );

  // A picture is asked for again, each time after twice as long; the same `src` again is enough for all its sources.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const wait = Number(target.dataset.wait ?? AGAIN_MS);
      target.dataset.wait = `${wait * 2}`;
      setTimeout(() => Object.assign(target, { src: target.src }), wait);
    },
    true,
  );

  customElements.define(TAG, Island);
}

/** Resolves once the page's HTML is there to its end. */
export const parsed = (): Promise<unknown> =>
  new Promise((done) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done);
    else done(undefined);
  });

/** Repeats events that came too early, now that the island handles them. */
function replay(target: Element, event: Event): void {
  if (target.isConnected)
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
