import type { TinaCMS } from 'tinacms';
import { element } from '../../shared/element.ts';

const Icon = () => (
  <span className="mr-2 w-6 text-center" aria-hidden="true">
    ?
  </span>
);

const ENTRY = '> li > span > a[href="/editor/help"]';
const STYLE = `h4:has(+ ul ${ENTRY}) { display: none } ul:has(${ENTRY}) { margin-top: 2rem }`;

/**
 * Tina: has links in its menu only below the heading “Cloud”.
 * Here: Help is the last entry, without that heading. It opens in a tab of its own, so that no unsaved text is left.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function helpLink(cms: TinaCMS): void {
  document.head.append(element('style', {}, STYLE));
  const link = { text: 'Help', href: '/editor/help' };
  cms.plugins.add({ __type: 'cloud-config', name: 'Help', Icon, link } as never);
}
