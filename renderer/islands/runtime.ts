import type { Sleep, WakeModule } from './WakeModule.ts';

// Inlined into every page, before its content: each byte here is paid by every visitor.

export const TAG = 'nikash-island';

/** Pixels below the screen at which an island counts as near. */
const NEAR = 200;

type Import = (url: string) => Promise<unknown>;

/** What HTML does by itself; everything else that is pressed too early is pressed again. */
const NATIVE = 'a[href],summary,label,input,textarea,select,option,[popovertarget],[data-native]';

interface Kept {
  target: HTMLElement;
  event: Event;
}

/**
 * Starts the island runtime: defines the element, listens for intent and for interactions that come
 * before an island is awake.
 * @param load how to import a chunk; tests hand in their own
 */
export function startIslands(load: Import): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) (target as Island).wake();
    },
    { rootMargin: `${NEAR}px` },
  );

  class Island extends HTMLElement {
    kept: Kept[] = [];
    #module?: Promise<WakeModule>;
    #sleep?: Sleep;
    #waking = false;

    connectedCallback() {
      const when = this.getAttribute('when');
      if (when === 'visible') near.observe(this);
      if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(() => this.wake());
    }

    disconnectedCallback() {
      near.unobserve(this);
      this.#sleep?.();
      this.#sleep = undefined;
    }

    /** Fetches the chunk and what it stands on, all at once. */
    fetch(): Promise<WakeModule> {
      this.#module ??= Promise.all(
        `${this.getAttribute('src')} ${this.getAttribute('deps') ?? ''}`
          .trim()
          .split(' ')
          .map(load),
      ).then(([module]) => module as WakeModule);
      return this.#module;
    }

    async wake() {
      if (this.#waking) return;
      this.#waking = true;
      near.unobserve(this);
      try {
        const module = await this.fetch();
        if (!this.isConnected) return;
        this.#sleep = await module.wake(this, JSON.parse(this.getAttribute('props') ?? '{}'));
        this.setAttribute('awake', '');
        for (const { target, event } of this.kept) replay(target, event);
      } catch (error) {
        console.error(
          `The ${this.getAttribute('name')} widget could not start; the page stays readable.`,
          error,
        );
      }
      this.kept = [];
    }
  }

  const asleep = ({ target }: Event) =>
    target instanceof Element ? target.closest<Island>(`${TAG}:not([awake])`) : null;

  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(
      type,
      (event) =>
        asleep(event)
          ?.fetch()
          .catch(() => {}),
      {
        capture: true,
        passive: true,
      },
    );

  for (const type of ['click', 'keydown', 'input'])
    document.addEventListener(
      type,
      (event) => {
        const island = asleep(event);
        if (!island || (event as KeyboardEvent).key === 'Tab') return;
        island.wake();
        const target = event.target as HTMLElement;
        if (type === 'input' || target.closest(NATIVE)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        island.kept.push({ target, event });
      },
      true,
    );

  customElements.define(TAG, Island);
}

/** Does again what came too early, now that somebody listens. */
function replay(target: HTMLElement, event: Event): void {
  if (!target.isConnected) return;
  if (event instanceof KeyboardEvent) {
    const { key, code, shiftKey } = event;
    const again = new KeyboardEvent('keydown', {
      key,
      code,
      shiftKey,
      bubbles: true,
      cancelable: true,
    });
    const pressed = target.closest('button') && (key === 'Enter' || key === ' ');
    if (target.dispatchEvent(again) && pressed) target.click();
  } else target.click();
}
