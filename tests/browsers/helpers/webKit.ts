import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { pathOf } from './programs.ts';
import { COMMANDS, ELEMENT, type WebDriver } from './WebDriver.ts';

/** Its window has a bar of 447 px, and must be as narrow as a phone. */
const NARROW =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }';

/** Starts Debian's WebKitGTK, which has Safari's engine, on a screen in memory. */
export async function startWebKit(): Promise<WebDriver> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW);
  const screen = spawn(
    pathOf('Xvfb'),
    ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${`${display}`.trim()}`,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_CONFIG_HOME: home,
  };
  const driver = spawn(pathOf('WebKitWebDriver'), [`--port=${port}`], {
    stdio: 'ignore',
    env,
  });
  const ask = async (method: string, path: string, fields?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(fields && { body: JSON.stringify(fields) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  while (!(await ask('GET', '/status').catch(() => false))) await wait(20);
  const capabilities = { alwaysMatch: { unhandledPromptBehavior: 'ignore' } };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  return {
    send(command, fields = {}, element) {
      const [method, path] = COMMANDS[command];
      const place = `/session/${sessionId}${path.replace('*', () => element?.[ELEMENT] ?? '')}`;
      return ask(method, place, method === 'POST' ? fields : undefined);
    },
    async end() {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
      const ended = [once(driver, 'exit'), once(screen, 'exit')];
      driver.kill();
      screen.kill();
      await Promise.all(ended);
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
