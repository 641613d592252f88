import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from './programs.ts';
import { type Command, ELEMENT, type Reference, type WebDriver } from './WebDriver.ts';

/** Its own windows are at least 450 px wide. */
const NARROW = ':root, body, #navigator-toolbox { min-width: 0 !important; }';

const PREFERENCES = {
  'marionette.port': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'dom.disable_beforeunload': false,
  'browser.tabs.inTitlebar': 0,
  // Those of a phone, which take no width.
  'widget.gtk.overlay-scrollbars.enabled': true,
  'ui.useOverlayScrollbars': 1,
  // A slow machine gets the page's own fonts too: after 100 ms, the default, a page keeps the system's.
  'gfx.downloadable_fonts.fallback_delay_short': 10_000,
  'app.normandy.enabled': false,
  'services.settings.server': 'data:,',
};

/**
 * Starts Debian's Firefox. It speaks Marionette, whose commands are those of WebDriver: the translation to HTTP,
 * geckodriver, is in neither Debian nor npm.
 */
export async function startFirefox(): Promise<WebDriver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  mkdirSync(join(profile, 'chrome'));
  writeFileSync(join(profile, 'chrome/userChrome.css'), NARROW);
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const browser = spawn(
    pathOf('firefox-esr'),
    ['--headless', '--no-remote', '--marionette', '--profile', profile],
    // Its sandbox keeps pages from the fonts of the tests, which are no system's: they would show boxes.
    { stdio: 'ignore', env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' } },
  );
  const port = join(profile, 'MarionetteActivePort');
  while (!existsSync(port) || readFileSync(port, 'utf8') === '') await wait(20);
  const socket = connect(Number(readFileSync(port, 'utf8')), '127.0.0.1');
  const ask = speak(socket);
  await ask('WebDriver:NewSession', { unhandledPromptBehavior: 'ignore' });
  return {
    send: (command, fields = {}, element) =>
      ask(`WebDriver:${command}`, asMarionette(command, fields, element)),
    async end() {
      const ended = once(browser, 'exit');
      browser.kill('SIGKILL');
      await ended;
      socket.destroy();
      // Its children end after it, and may still write.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** Marionette names an element by its id alone. */
function asMarionette(command: Command, fields: object, element?: Reference): object {
  if (command === 'SwitchToFrame' && 'id' in fields && fields.id)
    return { element: (fields.id as Reference)[ELEMENT] };
  return { ...fields, ...(element && { id: element[ELEMENT] }) };
}

/** Messages are JSON behind their length: `[0, id, command, fields]`, then `[1, id, error, result]`. */
function speak(socket: Socket) {
  const waiting = new Map<number, (error: unknown, result: unknown) => void>();
  let bytes = Buffer.alloc(0);
  socket.on('data', (more) => {
    bytes = Buffer.concat([bytes, more]);
    for (;;) {
      const start = bytes.indexOf(':') + 1;
      const end = start + Number(bytes.toString('utf8', 0, start - 1));
      if (start === 0 || bytes.length < end) return;
      const [, id, error, result] = [JSON.parse(bytes.toString('utf8', start, end))].flat();
      bytes = bytes.subarray(end);
      // The first message only greets.
      waiting.get(id)?.(error, result);
      waiting.delete(id);
    }
  });
  const fail = () => {
    for (const answer of waiting.values()) answer({ message: 'Firefox ended.' }, undefined);
  };
  socket.on('error', fail).on('close', fail);
  let last = 0;
  return (command: string, fields: object) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++last, (error, result) => {
        if (error) reject(new Error((error as Error).message));
        else resolve((result as { value?: unknown }).value);
      });
      const message = JSON.stringify([0, last, command, fields]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
