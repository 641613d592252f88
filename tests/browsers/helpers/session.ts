import { test as base } from 'playwright/test';
import { startFirefox } from './firefox.ts';
import type { WebDriver } from './WebDriver.ts';
import { Window } from './Window.ts';
import { startWebKit } from './webKit.ts';

type Engine = 'firefox' | 'webkit';

const START = { firefox: startFirefox, webkit: startWebKit };

interface Fixtures {
  window: Window;
  /** Starts a browser of its own for one more person, at an address. */
  start: (base: string) => Promise<Window>;
}

/** Tests in the engine of their project; the tests of a file share a browser. */
export const test = base.extend<Fixtures, { engine: Engine; driver: WebDriver }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here.
    async ({}, use, { project }) => use(project.name as Engine),
    { scope: 'worker' },
  ],
  driver: [
    async ({ engine }, use) => {
      const driver = await START[engine]();
      await use(driver);
      await driver.end();
    },
    { scope: 'worker' },
  ],
  window: async ({ driver, baseURL }, use) => {
    const window = new Window(driver, baseURL ?? '');
    // A question of the test before would hold the driver up.
    await driver.send('DismissAlert').catch(() => undefined);
    await window.resize(1440, 900);
    await use(window);
  },
  start: async ({ engine }, use) => {
    const drivers: WebDriver[] = [];
    await use(async (address) => {
      const driver = await START[engine]();
      drivers.push(driver);
      const window = new Window(driver, address);
      await window.resize(1440, 900);
      return window;
    });
    for (const driver of drivers) await driver.end();
  },
});
