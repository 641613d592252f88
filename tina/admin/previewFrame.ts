import type { TinaCMS } from 'tinacms';
import type { ShowField } from '../preview/editorMessages.ts';
import { element } from '../shared/element.ts';
import { onAction } from './events.ts';
import { onRendered } from './patches/panels.ts';
import { pageAddresses, recordPath } from './records/pageRoutes.ts';

/**
 * Tina: opens a section of a form without scrolling the page.
 * Here: the preview scrolls to the section.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function showOpened(cms: TinaCMS): void {
  onAction(cms, (action) => {
    if (action.type !== 'forms:set-active-field-name') return;
    const { formId: file, fieldName: field } = action.value as Record<string, string | undefined>;
    if (!file || !field) return;
    const frame = document.querySelector<HTMLIFrameElement>('#tina-iframe');
    const message: ShowField = { type: 'show-field', file, field };
    frame?.contentWindow?.postMessage(message, location.origin);
  });
}

/** Widths of the preview in CSS pixels; undefined means all available space. */
const WIDTHS = { Fit: undefined, Phone: 390, Tablet: 768, Desktop: 1440 } as const;

type WidthName = keyof typeof WIDTHS;

const FRAMES = '#tina-iframe, #new-record-preview';
const BAR = 'preview-widths';
const KEPT = 'preview-width';

const STYLE = `
:root { --preview-bar: 44px }
#${BAR} { position: fixed; z-index: 9700; top: 0; right: .5rem; display: flex; gap: 2px; align-items: center; height: var(--preview-bar) }
#${BAR} select { max-width: 16rem; min-height: 36px; margin-right: 1rem; padding: 0 .25rem; border: 0; border-radius: 4px; background: none; font: 13px Mono, monospace; color: var(--color-ink); text-overflow: ellipsis }
#${BAR} select:focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: -2px }
:has(> :is(${FRAMES})) { background: var(--color-paper-2) }
#${BAR} button { min-height: 36px; padding: 0 .75rem; border-radius: 7px; font: 500 13px/1 Inter, sans-serif; color: var(--color-stone) }
#${BAR} button[aria-pressed=true] { background: var(--color-stone); color: #fff }
#${BAR} button:focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: 2px }
body:has(#new-record-preview) #${BAR} { z-index: 10000 }
body:not(:has(${FRAMES})) #${BAR} { display: none }
@media (max-width: 60rem) {
  :root { --preview-bar: 0px }
  #${BAR} { display: none }
}
`;

/**
 * Tina: shows a page only in the available width.
 * Here: also as wide as a phone, a tablet or a desktop, scaled down if there is less space.
 */
export function previewWidths(): void {
  document.head.append(element('style', {}, STYLE));
  const chooser = element('select', { ariaLabel: 'Page' });
  chooser.addEventListener('change', () => {
    const page = pageAddresses().find(({ path }) => path === chooser.value);
    if (page) window.location.hash = `#/~${recordPath('pages', page.file)}`;
  });
  const bar = element(
    'div',
    { id: BAR, role: 'group', ariaLabel: 'Page and width of the preview' },
    chooser,
  );
  const resize = () => {
    const name = shownWidth();
    for (const button of bar.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(button.textContent === name));
    }
    for (const frame of document.querySelectorAll<HTMLIFrameElement>(FRAMES)) {
      size(frame, WIDTHS[name]);
      offerPages(chooser, frame.contentWindow?.location.pathname ?? '');
    }
  };
  bar.append(
    ...Object.keys(WIDTHS).map((name) => {
      const button = element('button', { type: 'button' }, name);
      button.addEventListener('click', () => {
        localStorage.setItem(KEPT, name);
        resize();
      });
      return button;
    }),
  );
  document.body.append(bar);
  const room = new ResizeObserver(resize);
  room.observe(document.body);
  // When a frame has loaded, nothing of this page changes.
  document.addEventListener('load', resize, true);
  onRendered(() => {
    // The form beside a frame can be made wider.
    for (const { parentElement } of document.querySelectorAll(FRAMES))
      if (parentElement) room.observe(parentElement);
    resize();
  });
}

/** Lists the pages, with the shown one chosen; it may be none of them, such as an article. */
function offerPages(chooser: HTMLSelectElement, shown: string): void {
  const pages = pageAddresses();
  const all = pages.some(({ path }) => path === shown)
    ? pages
    : [{ path: shown, name: '' }, ...pages];
  const options = all.map(({ path, name }) => ({ value: path, words: `${path} ${name}`.trim() }));
  const words = options.map((one) => one.words).join('\n');
  // Each change of the page calls this again.
  if (chooser.dataset.words !== words) {
    chooser.dataset.words = words;
    chooser.replaceChildren(
      ...options.map(({ value, words }) => element('option', { value }, words)),
    );
  }
  chooser.value = shown;
}

function shownWidth(): WidthName {
  const kept = localStorage.getItem(KEPT) ?? '';
  return kept in WIDTHS ? (kept as WidthName) : 'Fit';
}

function size({ style, parentElement }: HTMLElement, width: number | undefined): void {
  const room = parentElement?.clientWidth ?? 0;
  const scale = width && room > 0 ? Math.min(1, room / width) : 1;
  style.width = width ? `${width}px` : '';
  style.height = `calc((100% - var(--preview-bar)) / ${scale})`;
  style.margin = `var(--preview-bar) ${width && scale === 1 ? 'auto' : '0'} 0`;
  style.transform = scale < 1 ? `scale(${scale})` : '';
  style.transformOrigin = '0 0';
  style.flexShrink = '0';
}
