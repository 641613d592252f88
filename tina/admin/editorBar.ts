import brand from '#brand';
import { element } from '../shared/element.ts';

const BAR = 'editor-bar';

/** The place of the ways within the editor. */
export const WAYS = 'editor-ways';

// The colours and sizes of the bar of the service's own pages (server/views/views.css).
const STYLE = `
:root { --editor-bar: 52px }
#${BAR} { position: fixed; z-index: 10001; inset: 0 0 auto 0; display: flex; gap: .25rem 1.5rem; align-items: center; height: var(--editor-bar); padding: 0 max(1.25rem, env(safe-area-inset-left)); background: var(--color-ink); color: var(--color-paper); font: 15px/1.35 Inter, sans-serif }
#${BAR} > span:first-child { display: flex; gap: .5rem; align-items: center; margin-right: 1rem; font: 24px/1.2 Display, serif; letter-spacing: -.02em; white-space: nowrap }
#${BAR} > span:first-child::before { content: var(--brand-mark) / '' }
#${BAR} div { display: flex; flex: 1; gap: .25rem 1rem; align-items: center; justify-content: flex-end; min-width: 0; font-size: 14px }
#${BAR} :is(p, strong) { min-width: 0; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
#${BAR} p { flex: 1; color: color-mix(in srgb, currentColor 75%, transparent); text-align: end }
#${BAR} strong { flex: none; max-width: 40%; font-weight: 500 }
/* What is not saved takes all of the room, and what was saved just now that of the last change. */
#${BAR} p:has(+ strong[role]) { position: absolute; width: 1px; clip-path: inset(50%) }
#${BAR} strong[role] { flex: 1; max-width: none; color: #ffd9a8; text-align: end }
#${BAR} p:is(:has(+ strong:not(:empty)), :has(a)) .last { display: none }
#${BAR} p a { display: inline; min-height: 0; font-weight: 500; color: var(--color-paper); text-decoration: underline; text-underline-offset: 4px; white-space: inherit }
#${BAR} :is(.unseen, a b span) { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%) }
#${BAR} .others { display: flex; margin: 0; padding: 0; list-style: none }
#${BAR} .others:empty { display: none }
#${BAR} .others li { display: grid; width: 28px; height: 28px; margin-inline-start: -6px; place-items: center; border: 2px solid var(--color-ink); border-radius: 50%; background: var(--color-graph-wash); color: var(--color-ink); font: 600 11px/1 Inter, sans-serif }
#${BAR} .proposal { display: block; flex: none; max-width: 15rem; min-height: 0; padding: 0 .75rem; overflow: hidden; border: 1px solid color-mix(in srgb, currentColor 35%, transparent); border-radius: 4px; line-height: 34px; text-overflow: ellipsis }
#${BAR} .proposal::before { content: ''; display: inline-block; box-sizing: border-box; width: 9px; height: 9px; margin-inline-end: 8px; border: 2px solid currentColor; border-radius: 50% }
#${BAR} [data-sent] > .proposal::before { background: currentColor }
#${WAYS} { display: flex; gap: inherit }
#${BAR} :is(a, button) { display: inline-flex; align-items: center; min-height: var(--editor-bar); white-space: nowrap }
#${BAR} :is(a, button):hover { text-decoration: underline; text-underline-offset: 4px }
#${BAR} [aria-current] { font-weight: 600; box-shadow: inset 0 -3px var(--color-accent) }
#${BAR} a b { min-width: 20px; margin-left: 8px; padding: 0 6px; border-radius: 10px; background: var(--color-accent); color: var(--color-on-accent); font: 600 12px/20px Inter, sans-serif; text-align: center }
#${BAR} a.next { min-height: 40px; padding: 0 1.1rem; border-radius: 4px; background: var(--color-accent); color: var(--color-on-accent); font-weight: 600 }
#${BAR} a.next:hover { background: var(--color-accent-lit); color: var(--color-on-accent-lit) }
#${BAR} :is(a, button):focus-visible { outline: 2px solid currentColor; outline-offset: -5px }
@media (max-width: 60rem) {
  #${BAR} { gap: .75rem; padding: 0 .75rem; font-size: 14px }
  #${BAR} > span:first-child { margin: 0; font-size: 0 }
  #${BAR} div { gap: .5rem; font-size: 12px; line-height: 14px }
  #${BAR} :is(p, strong) { display: -webkit-box; flex: 0 1 auto; max-width: none; -webkit-box-orient: vertical; -webkit-line-clamp: 3; white-space: normal }
  #${BAR} strong:empty { display: none }
  #${BAR} .last { display: none }
}
@media (max-width: 40rem) {
  #${BAR} :is(.others, .proposal, a:is([href$='page=/'], [target], [href$='/published'], [href$='/proposals'])) { display: none }
  /* What is saved gives way, and the next step is not cut off. */
  #${BAR} { gap: .5rem }
  #${BAR} div { min-width: 0 }
  #${BAR} a.next { padding: 0 .75rem }
}
`;

/**
 * The bar over the editor.
 * @param ways the words of links to other pages by their addresses; the link to the editor comes before them
 * @param said messages, such as whether everything is saved
 * @param next the link to the next step, if there is one
 */
export function editorBar(
  ways: Readonly<Record<string, readonly (Node | string)[]>>,
  said: readonly (Node | string)[],
  ...next: readonly HTMLElement[]
): void {
  document.head.append(element('style', {}, STYLE));
  const bar = element(
    'header',
    { id: BAR, ariaLabel: 'The editor' },
    element('span', {}, brand.name),
    element('nav', { id: WAYS, ariaLabel: 'Editor' }),
    ...Object.entries(ways).map(([href, name]) => element('a', { href }, ...name)),
    element('div', {}, ...said),
    element('a', { href: '/editor/help', target: '_blank' }, 'Help'),
    ...next,
  );
  document.body.append(bar);
}
