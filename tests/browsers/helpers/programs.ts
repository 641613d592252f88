import { existsSync } from 'node:fs';
import { installPackage } from '../../chromium.ts';

/** What the tests start, and the package of Debian that has it. */
const PROGRAMS = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
} as const;

type Program = keyof typeof PROGRAMS;

const PACKAGES = Object.values(PROGRAMS);

/** Where Debian puts a program. */
export const pathOf = (program: Program): string => `/usr/bin/${program}`;

const areThere = () => Object.keys(PROGRAMS).every((name) => existsSync(pathOf(name as Program)));

/**
 * Firefox and WebKit for the tests: those that are there, else the distribution's packages.
 * @throws in one line, what to do, where they cannot be had
 */
export function ensurePrograms(): void {
  if (areThere()) return;
  console.log('Firefox or WebKit is missing: installing them.');
  installPackage(...PACKAGES);
  if (!areThere())
    throw new Error(
      `The tests in Firefox and WebKit need both browsers: apt install ${PACKAGES.join(' ')} (Debian).`,
    );
}
