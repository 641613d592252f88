import { expect } from 'playwright/test';
import type { Reference, WebDriver } from './WebDriver.ts';

/** How an element is found: by a selector and, where several fit, by its name or its words. */
interface Which {
  readonly css: string;
  readonly words?: string;
}

/** A key that has no letter, as WebDriver names it. */
export const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  Left: '\uE012',
  Right: '\uE014',
} as const;

/**
 * Runs in the page. The first element of these that is shown and has these words, whole or, for a long text, as a
 * part; a hidden one where none is shown and no words are given, such as the input of a dropped file.
 */
function find({ css, words }: Which): Element | undefined {
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const namesOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const { labels } = element as HTMLInputElement;
    return [
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
      element.getAttribute('placeholder'),
      by.map((id) => document.getElementById(id)?.textContent).join(' '),
      ...[...(labels ?? [])].map(({ textContent }) => textContent),
      (element as HTMLElement).innerText,
      element.textContent,
    ].map(tidy);
  };
  const all = [...document.querySelectorAll(css)];
  const shown = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  if (words === undefined) return shown[0] ?? all[0];
  return (
    shown.find((element) => namesOf(element).includes(tidy(words))) ??
    shown.find((element) => namesOf(element).some((name) => name.includes(tidy(words))))
  );
}

/** An element of a page, which is looked for whenever something is asked of it. */
export class Part {
  readonly #driver: WebDriver;
  readonly #which: Which;
  /** The frames that it is in, from the window down. */
  readonly #frames: readonly string[];

  constructor(driver: WebDriver, which: Which, frames: readonly string[] = []) {
    this.#driver = driver;
    this.#which = which;
    this.#frames = frames;
  }

  /** An element within the frame that this is. */
  inside(css: string, words?: string): Part {
    return new Part(this.#driver, words === undefined ? { css } : { css, words }, [
      ...this.#frames,
      this.#which.css,
    ]);
  }

  /** Runs a function in the page, on this element. @throws where it is not there */
  async evaluate<Result, Given extends readonly unknown[]>(
    ask: (element: HTMLElement, ...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    await this.#enter();
    const script = `const [which, ...given] = arguments;
      const element = (${find})(which);
      if (!element) throw new Error('Not there: ' + JSON.stringify(which));
      return (${ask})(element, ...given);`;
    const args = [this.#which, ...given];
    return (await this.#driver.send('ExecuteScript', { script, args })) as Result;
  }

  async #enter(): Promise<void> {
    await this.#driver.send('SwitchToFrame', { id: null });
    for (const css of this.#frames) {
      const script = `return (${find})({ css: arguments[0] })`;
      const id = await this.#driver.send('ExecuteScript', { script, args: [css] });
      if (!id) throw new Error(`Not there: ${css}`);
      await this.#driver.send('SwitchToFrame', { id });
    }
  }

  async #reference(): Promise<Reference> {
    return (await this.evaluate((element) => element)) as unknown as Reference;
  }

  /** Waits until a function of it gives this. */
  async expect<Result>(
    ask: (element: HTMLElement) => Result,
    result: unknown,
    timeout?: number,
  ): Promise<void> {
    await expect(async () => expect((await this.evaluate(ask)) as unknown).toEqual(result)).toPass({
      timeout: timeout ?? 15_000,
    });
  }

  /** Waits until it is shown. */
  async appears(timeout?: number): Promise<void> {
    await this.expect((element) => element.checkVisibility(), true, timeout);
  }

  /** Waits until none is shown. */
  async disappears(): Promise<void> {
    const isShown = () =>
      this.evaluate((element) => element.checkVisibility()).catch((error: Error) => {
        if (!error.message.includes('Not there')) throw error;
        return false;
      });
    await expect.poll(isShown).toBe(false);
  }

  /** Waits until its text contains these words. */
  async says(words: string): Promise<void> {
    await expect
      .poll(() => this.evaluate((element) => element.textContent).catch(String))
      .toContain(words);
  }

  /** Brings it into the middle of the window at once. */
  async centre(): Promise<void> {
    await this.appears();
    await this.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
  }

  /** Presses it as a pointer does, once it is there, rests in the window, and nothing covers it. */
  async click(): Promise<void> {
    // WebKit's driver presses where it was, and brings no middle into the window.
    const rests = () =>
      this.evaluate((element) => {
        const middle = () => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        };
        // Outside the window nothing is at a point; at its top there is the site's bar.
        if (!element.contains(document.elementFromPoint(middle().x, middle().y)))
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return middle();
      });
    await expect(async () => {
      const before = await rests();
      expect(await rests()).toEqual(before);
      const element = await this.#reference();
      await this.#driver.send('ElementClick', {}, element);
    }).toPass({ timeout: 20_000 });
  }

  /** Presses it where a question of the browser follows, which would hold the driver up. */
  async press(): Promise<void> {
    await this.appears();
    await this.evaluate((element) => {
      setTimeout(() => element.click());
    });
  }

  /** Types as a keyboard does, at the end of what is there. */
  async type(text: string): Promise<void> {
    await this.appears();
    await this.#driver.send('ElementSendKeys', { text }, await this.#reference());
  }

  /** Puts other words into a field, letter by letter. */
  async fill(text: string): Promise<void> {
    await this.appears();
    await this.evaluate((field) => {
      field.focus();
      (field as HTMLInputElement).select();
    });
    await this.type(text === '' ? KEYS.Backspace : text);
    await this.expect((field) => (field as HTMLInputElement).value, text);
  }

  /** Gives a file to the input of a form, shown or not. */
  async upload(path: string): Promise<void> {
    await expect(async () => {
      const element = await this.#reference();
      await this.#driver.send('ElementSendKeys', { text: path }, element);
    }).toPass({ timeout: 15_000 });
  }

  /** Its place in the window of its page. */
  box(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }
}
