import type { TinaCMS } from 'tinacms';

const Icon = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    className="mr-2 h-6 opacity-80 w-auto"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7m0 3v.1" />
  </svg>
);

const ENTRY = '> li > span > a[href="/editor/help"]';
const STYLE = `h4:has(+ ul ${ENTRY}) { display: none } ul:has(${ENTRY}) { margin-top: 2rem }`;

/**
 * Tina: has links in its menu only below the heading “Cloud”.
 * Here: Help is the last entry, without that heading. It opens in a tab of its own, so that no unsaved text is left.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function helpLink(cms: TinaCMS): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  const link = { text: 'Help', href: '/editor/help' };
  cms.plugins.add({ __type: 'cloud-config', name: 'Help', Icon, link } as never);
}
