/** Seconds in which a row moves by the width of its list (specification 9). */
const MARQUEE_CYCLE = 20;

/** How often a row repeats its list (specification 9). */
const MARQUEE_REPEATS = 4;

/** A moving row. Its motion is a CSS animation; while stopped, the row can be scrolled from where it stopped. */
export class MarqueeRow {
  readonly #row: HTMLElement;
  readonly #track: HTMLElement;
  readonly #repeats: HTMLElement[] = [];
  readonly #backwards: boolean;

  /** @param row a scroller around a track around one list */
  constructor(row: HTMLElement) {
    this.#row = row;
    this.#track = row.firstElementChild as HTMLElement;
    this.#backwards = row.hasAttribute('data-reverse');
    this.#track.style.setProperty('--marquee-cycle', `${MARQUEE_CYCLE}s`);
  }

  /** Runs, or pauses in place. */
  run(moving: boolean): void {
    this.#repeat();
    const rested = !this.#row.hasAttribute('data-marquee');
    this.#row.dataset.marquee = moving ? 'running' : 'held';
    if (rested) this.#progress = this.#row.scrollLeft / this.#step;
    this.#row.scrollLeft = 0;
  }

  /** Makes the row scroll manually. */
  rest(): void {
    if (!this.#row.hasAttribute('data-marquee')) return;
    const progress = this.#progress;
    delete this.#row.dataset.marquee;
    this.#row.scrollLeft = progress * this.#step;
  }

  /** Restores the server's HTML. */
  remove(): void {
    this.rest();
    for (const repeat of this.#repeats.splice(0)) repeat.remove();
  }

  /** One copy before the list, the others after it, so that no end is visible. */
  #repeat(): void {
    if (this.#repeats.length > 0) return;
    const letters = this.#track.firstElementChild as HTMLElement;
    for (let place = -1; place < MARQUEE_REPEATS - 1; place++) {
      if (place === 0) continue;
      const repeat = letters.cloneNode(true) as HTMLElement;
      repeat.ariaHidden = 'true';
      repeat.inert = true;
      repeat.style.position = 'absolute';
      repeat.style.top = '0';
      repeat.style.left = `calc(${place} * (100% + var(--marquee-gap)))`;
      this.#repeats.push(repeat);
      this.#track.append(repeat);
    }
  }

  /** The length of a cycle in pixels. */
  get #step(): number {
    return this.#track.offsetWidth + Number.parseFloat(getComputedStyle(this.#track).columnGap);
  }

  get #animation(): Animation | undefined {
    return this.#track.getAnimations()[0];
  }

  /** The row's position to the left, as a share of a cycle. */
  get #progress(): number {
    return this.#animation?.effect?.getComputedTiming().progress ?? 0;
  }

  set #progress(progress: number) {
    const animation = this.#animation;
    const whole = progress % 1;
    if (animation)
      animation.currentTime = (this.#backwards ? 1 - whole : whole) * MARQUEE_CYCLE * 1000;
  }
}
