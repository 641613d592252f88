import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { Part } from './Part.ts';
import type { WebDriver } from './WebDriver.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The window of one person, in either engine. */
export class Window {
  readonly driver: WebDriver;
  readonly #base: string;

  constructor(driver: WebDriver, base: string) {
    this.driver = driver;
    this.#base = base;
  }

  /** The same window for another site. */
  at(base: string): Window {
    return new Window(this.driver, base);
  }

  /** Waits until the page is loaded. */
  async open(path: string): Promise<void> {
    await this.driver.send('Navigate', { url: new URL(path, this.#base).href });
  }
  /** As the browser's button does: WebDriver's own reload forgets in Firefox where the page was. */
  async reload(): Promise<void> {
    await this.evaluate(() => {
      document.documentElement.dataset.old = '';
      location.reload();
    });
    const isNew = () =>
      this.evaluate(
        () => document.readyState === 'complete' && !('old' in document.documentElement.dataset),
      ).catch(() => false);
    await expect.poll(isNew).toBe(true);
  }
  async back(): Promise<void> {
    await this.driver.send('Back');
  }
  async resize(width: number, height: number): Promise<void> {
    await this.driver.send('SetWindowRect', { x: 0, y: 0, width, height });
  }

  /** An element by its selector and, where several fit, its name or words. */
  part(css: string, words?: string): Part {
    return new Part(this.driver, words === undefined ? { css } : { css, words });
  }
  button(words: string): Part {
    return this.part('button, [role=button], input[type=submit]', words);
  }
  link(words: string): Part {
    return this.part('a[href]', words);
  }
  field(words: string): Part {
    return this.part('input, textarea, select', words);
  }

  /** Runs a function in the page. */
  async evaluate<Result, Given extends readonly unknown[]>(
    ask: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    await this.driver.send('SwitchToFrame', { id: null });
    const script = `return (${ask})(...arguments)`;
    return (await this.driver.send('ExecuteScript', { script, args: given })) as Result;
  }

  /** Answers the question that the browser asks, once it does. */
  async answer(isYes: boolean): Promise<void> {
    await expect(async () => {
      await this.driver.send(isYes ? 'AcceptAlert' : 'DismissAlert');
    }).toPass({ timeout: 15_000 });
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }
  scrolled(): Promise<number> {
    return this.evaluate(() => Math.round(scrollY));
  }

  /** Presses keys one after the other, to whatever has the focus. @param held is held down, as Control */
  async press(keys: readonly string[], held?: string): Promise<void> {
    const strokes = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    const actions = held
      ? [{ type: 'keyDown', value: held }, ...strokes, { type: 'keyUp', value: held }]
      : strokes;
    await this.driver.send('PerformActions', {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }

  /** Presses at a place, moves there and lets go; without a second place the pointer only moves. */
  async point(from: Point, to?: Point, pointerType = 'mouse'): Promise<void> {
    const move = ({ x, y }: Point, duration = 0) => ({
      ...{ type: 'pointerMove', origin: 'viewport', duration },
      ...{ x: Math.round(x), y: Math.round(y) },
    });
    const drag = to
      ? [
          { type: 'pointerDown', button: 0 },
          ...Array.from({ length: 10 }, (_, i) =>
            move(
              {
                x: from.x + ((to.x - from.x) * (i + 1)) / 10,
                y: from.y + ((to.y - from.y) * (i + 1)) / 10,
              },
              16,
            ),
          ),
          { type: 'pointerUp', button: 0 },
        ]
      : [];
    await this.driver.send('PerformActions', {
      actions: [
        {
          ...{ type: 'pointer', id: pointerType, parameters: { pointerType } },
          actions: [move(from), ...drag],
        },
      ],
    });
  }

  /** Waits until nothing has moved the page for ten frames. @returns how far it is scrolled then */
  async settled(): Promise<number> {
    let last = await this.scrolled();
    for (let still = 0; still < 10; still++) {
      await wait(30);
      const now = await this.scrolled();
      if (now !== last) still = 0;
      last = now;
    }
    return last;
  }

  /** The picture of the window, PNG. */
  async picture(): Promise<Buffer> {
    await this.driver.send('SwitchToFrame', { id: null });
    return Buffer.from(
      (await this.driver.send('TakeScreenshot', { full: false })) as string,
      'base64',
    );
  }
}
