import type { Cleanup, IslandModule } from '../../components/widgets/island.tsx';

// Inlined into every page, before its content.

export const TAG = 'site-island';

/** How far below the screen an island counts as near. */
const NEAR = '200px';

/** Milliseconds until a failed chunk of an island near the screen, or a failed picture, is loaded again. */
const AGAIN_MS = 5000;

type Import = (url: string) => Promise<unknown>;

/** Elements that HTML handles without script; a press on any other is queued until hydration. */
const NATIVE = 'a,summary,label,input,textarea,select,[popovertarget],[data-native]';

/** Keys that widgets handle; the browser handles all others. */
const KEYS = /^(Enter|Escape|Home|End| |Arrow)/;

/**
 * Starts the island runtime: defines the element, and listens for interactions before an island is hydrated.
 * @param load imports a chunk; tests pass their own
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

    // `when`, `src` and `props` always exist (renderIsland.tsx).
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

    /** Loads the chunk and its imports in parallel. */
    async fetch(): Promise<IslandModule> {
      this.#modules ??= Promise.all(
        (this.getAttribute('src') as string).split(' ').map((url) => load(url)),
      );
      try {
        return (await this.#modules)[0] as IslandModule;
      } catch (error) {
        // The network may work the next time.
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
        // The parser creates the element at its start tag, and hydration needs its complete HTML.
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
        // The static HTML stays usable until the chunk can be loaded.
        const name = this.getAttribute('name');
        // Several islands of one kind fail for the same reason, which is reported once.
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

  /** The target of an event may be the document, which has no `closest`. */
  const waiting = ({ target }: Event) =>
    (target as Partial<Element>).closest?.<Island>(`${TAG}:not([hydrated],[failed=broken])`);

  // A touch also fires `pointerover`.
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
        // A button turns these keys into a click, which hydrates the island and is queued.
        if (button && (key === 'Enter' || key === ' ')) return;
        island.hydrate();
        // Without its script, a row is scrolled by keys.
        if (pressed.closest(NATIVE) || (key && island.hasAttribute('failed'))) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const target = button ?? pressed;
        // A repeated press before hydration counts once.
        if (key || !island.queued.some((one) => one.target === target))
          island.queued.push({ target, event });
      },
      true,
    );

  // A failed picture is loaded again, each time after twice the delay; setting `src` again reloads all its sources.
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

/** Resolves when the page's HTML is complete. */
export const parsed = (): Promise<unknown> =>
  new Promise((done) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done);
    else done(undefined);
  });

/** Dispatches queued events again, now that the island handles them. */
function replay(target: Element, event: Event): void {
  if (target.isConnected)
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
