import { reducedMotion } from '../../ui/reducedMotion.ts';

/** Why something that moves by itself stands still, beside its button. */
export type StillReason = 'hover' | 'focus' | 'drag' | 'offscreen' | 'hidden' | 'reduced';

export interface MotionOptions {
  /** What moves. Hover, focus and visibility are read from it. */
  element: HTMLElement;
  /** Called with whether it moves now, at once and after every change. */
  onChange: (state: MotionState) => void;
  /** Rest under the pointer. */
  restsOnHover?: boolean;
  /**
   * Resume by itself when keyboard focus leaves. Else focus stops it for good, and only the button
   * starts it again (ARIA Authoring Practices, carousel).
   */
  resumesAfterFocus?: boolean;
}

export interface MotionState {
  /** Whether it moves at this moment. */
  moving: boolean;
  /** Whether the button offers to pause (true) or to play (false). */
  wanted: boolean;
}

/** The button is where movement is decided: pointing at it or reaching it decides nothing. */
const isMotionButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-motion]') !== null;

/**
 * Decides for one moving thing whether it may move: the button, hover, focus, drag, the screen, the
 * tab and the visitor's motion preference, in this one place (WCAG 2.2.2).
 */
export class MotionController {
  readonly #options: MotionOptions;
  readonly #reasons = new Set<StillReason>();
  readonly #abort = new AbortController();
  readonly #preference = reducedMotion();
  readonly #observer: IntersectionObserver;
  /** What the button said last; undefined until somebody pressed it. */
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
    this.#tell();
  }

  /** The button's last word, or else what the visitor's motion preference asks for. */
  get wanted(): boolean {
    return this.#pressed ?? !this.#reasons.has('reduced');
  }

  get moving(): boolean {
    const held = [...this.#reasons].some((reason) => reason !== 'reduced');
    return this.wanted && !held;
  }

  /** Pressing the button: pauses what is wanted, plays what is not. */
  toggle(): void {
    this.press(!this.wanted);
  }

  press(wanted: boolean): void {
    this.#pressed = wanted;
    if (wanted) this.#reasons.delete('focus');
    this.#tell();
  }

  /** Holds it still for a reason until that reason is gone. */
  still(reason: StillReason): void {
    this.#set(reason, true);
  }

  free(reason: StillReason): void {
    this.#set(reason, false);
  }

  /** Ends all listening. */
  stop(): void {
    this.#abort.abort();
    this.#observer.disconnect();
  }

  #set(reason: StillReason, holds: boolean): void {
    if (holds) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
    this.#tell();
  }

  #tell(): void {
    const state = { moving: this.moving, wanted: this.wanted };
    const text = JSON.stringify(state);
    if (text === this.#last) return;
    this.#last = text;
    this.#options.onChange(state);
  }
}
