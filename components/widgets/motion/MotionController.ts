import { reducedMotion } from '../../ui/reducedMotion.ts';

/** The icon path of a motion button: pause, or play. */
export const motionIcon = (wanted: boolean) =>
  wanted ? 'M4 3h2.5v10H4zm5.5 0H12v10H9.5z' : 'M4.5 2.5 13 8l-8.5 5.5z';

/** Why a moving widget is paused, other than by its button. */
type StillReason = 'hover' | 'focus' | 'drag' | 'offscreen' | 'hidden' | 'reduced';

export interface MotionOptions {
  /** The moving element. Hover, focus and visibility are read from it. */
  element: HTMLElement;
  /** A server-rendered `MotionButton`, which is `invisible` without script; a React widget has its own. */
  button?: HTMLElement;
  /** Called at once and after every change. */
  onChange: (state: MotionState) => void;
  /** Whether it pauses under the pointer. */
  restsOnHover?: boolean;
  /**
   * Whether it resumes when keyboard focus leaves. Otherwise focus stops it until the button is pressed (ARIA Authoring
   * Practices, carousel).
   */
  resumesAfterFocus?: boolean;
}

export interface MotionState {
  /** Whether it is moving. */
  moving: boolean;
  /** Whether the button's action is to pause (true) or to play (false). */
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
  /** Aborts when the controller stops. */
  readonly signal = this.#abort.signal;
  readonly #preference = reducedMotion();
  readonly #observer: IntersectionObserver;
  readonly #name: ((wanted: boolean) => void) | undefined;
  /** The last state set by the button; undefined before the first press. */
  #pressed: boolean | undefined;
  #last = '';

  constructor(options: MotionOptions) {
    this.#options = options;
    const { element, button, restsOnHover, resumesAfterFocus } = options;
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: this.signal });

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

    this.#name = button && this.#bind(button);
    if (document.hidden) this.#reasons.add('hidden');
    if (this.#preference.matches) this.#reasons.add('reduced');
    this.#notify();
  }

  /** The state set by the button, otherwise by the motion preference. */
  get wanted(): boolean {
    return this.#pressed ?? !this.#reasons.has('reduced');
  }

  get moving(): boolean {
    const held = [...this.#reasons].some((reason) => reason !== 'reduced');
    return this.wanted && !held;
  }

  /** Acts as a press of the button. */
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
    this.#name?.(state.wanted);
    this.#options.onChange(state);
  }

  /** Connects the button until the controller stops. Returns a function that updates its name and icon. */
  #bind(button: HTMLElement): (wanted: boolean) => void {
    button.addEventListener('click', () => this.toggle(), { signal: this.signal });
    button.classList.remove('invisible');
    this.signal.addEventListener('abort', () => button.classList.add('invisible'));
    const words = button.querySelector('span');
    const pause = words?.textContent ?? '';
    const play = button.dataset.motion ?? '';
    return (wanted) => {
      if (words) words.textContent = wanted ? pause : play;
      button.querySelector('path')?.setAttribute('d', motionIcon(wanted));
    };
  }
}
