import { reducedMotion } from '../../ui/reducedMotion.ts';

/** Why a moving widget is paused, other than by its button. */
export type StillReason = 'hover' | 'focus' | 'drag' | 'offscreen' | 'hidden' | 'reduced';

export interface MotionOptions {
  /** What moves. Hover, focus and visibility are read from it. */
  element: HTMLElement;
  /** Called at once and after every change. */
  onChange: (state: MotionState) => void;
  /** Pause under the pointer. */
  restsOnHover?: boolean;
  /**
   * Resume when keyboard focus leaves. Otherwise focus stops it until the button is pressed (ARIA
   * Authoring Practices, carousel).
   */
  resumesAfterFocus?: boolean;
}

export interface MotionState {
  /** Whether it moves now. */
  moving: boolean;
  /** Whether the button offers to pause (true) or to play (false). */
  wanted: boolean;
}

/** Hover and focus on the button itself do not pause. */
const isMotionButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-motion]') !== null;

/**
 * Decides whether a widget moves: by its button, hover, focus, drag, visibility, tab and the visitor's
 * motion preference (WCAG 2.2.2).
 */
export class MotionController {
  readonly #options: MotionOptions;
  readonly #reasons = new Set<StillReason>();
  readonly #abort = new AbortController();
  readonly #preference = reducedMotion();
  readonly #observer: IntersectionObserver;
  /** The last state set by the button; undefined before the first press. */
  #pressed: boolean | undefined;
  #last = '';

  constructor(options: MotionOptions) {
    this.#options = options;
    const { element, restsOnHover, resumesAfterFocus } = options;
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: this.#abort.signal });

    if (restsOnHover) {
      on(element, 'pointerover', (event) => {
        if ((event as PointerEvent).pointerType === 'mouse')
          this.#set('hover', !isMotionButton(event.target));
      });
      on(element, 'pointerleave', () => this.free('hover'));
    }
    on(element, 'focusin', ({ target }) => {
      if (isMotionButton(target) || !(target as Element).matches(':focus-visible')) return;
      if (resumesAfterFocus) this.still('focus');
      else this.press(false);
    });
    on(element, 'focusout', (event) => {
      if (!element.contains((event as FocusEvent).relatedTarget as Node | null)) this.free('focus');
    });
    on(document, 'visibilitychange', () => this.#set('hidden', document.hidden));
    on(this.#preference, 'change', ({ matches }: Event & { matches?: boolean }) => {
      if (matches && this.#pressed) this.#pressed = undefined;
      this.#set('reduced', Boolean(matches));
    });
    this.#observer = new IntersectionObserver((entries) =>
      this.#set('offscreen', !entries.at(-1)?.isIntersecting),
    );
    this.#observer.observe(element);

    if (document.hidden) this.#reasons.add('hidden');
    if (this.#preference.matches) this.#reasons.add('reduced');
    this.#notify();
  }

  /** The state set by the button, or else by the motion preference. */
  get wanted(): boolean {
    return this.#pressed ?? !this.#reasons.has('reduced');
  }

  get moving(): boolean {
    const held = [...this.#reasons].some((reason) => reason !== 'reduced');
    return this.wanted && !held;
  }

  /** Presses the button. */
  toggle(): void {
    this.press(!this.wanted);
  }

  press(wanted: boolean): void {
    this.#pressed = wanted;
    if (wanted) this.#reasons.delete('focus');
    this.#notify();
  }

  /** Pauses for a reason until `free`. */
  still(reason: StillReason): void {
    this.#set(reason, true);
  }

  free(reason: StillReason): void {
    this.#set(reason, false);
  }

  /** Removes all listeners. */
  stop(): void {
    this.#abort.abort();
    this.#observer.disconnect();
  }

  #set(reason: StillReason, holds: boolean): void {
    if (holds) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
    this.#notify();
  }

  #notify(): void {
    const state = { moving: this.moving, wanted: this.wanted };
    const text = JSON.stringify(state);
    if (text === this.#last) return;
    this.#last = text;
    this.#options.onChange(state);
  }
}
