// The page beside the form: which one, how wide, and the frame that it is in.
import { useEffect, useRef, useState } from 'react';
import type { TinaCMS } from 'tinacms';
import { translationOf } from '../../content/load/translations/translationFiles.ts';
import { pathIn } from '../../content/schema/languages.ts';
import type { ChooseField, ShowField } from '../preview/editorMessages.ts';
import { hashOf, placeAt } from '../shared/editorAddress.ts';
import { onAction } from './events.ts';
import { arrived } from './leaving.ts';
import { FORM_HIDDEN, FRAME, frameWindow, showForm } from './pageForms.ts';
import { FORM } from './panels.ts';
import { pageAddresses } from './records/pageRoutes.ts';

export const PAGE_STYLE = `
.page-pane { display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0; background: var(--color-paper-2) }
.page-bar { display: flex; flex: none; gap: 2px; align-items: center; height: 44px; padding: 0 .5rem }
.page-bar select { min-width: 0; max-width: 24rem; min-height: 36px; margin-inline-end: auto; padding: 0 .25rem; border: 0; border-radius: 4px; font: 13px Mono, monospace; color: var(--color-ink); text-overflow: ellipsis }
.page-bar button { min-height: 36px; padding: 0 .75rem; border-radius: 4px; font: 500 13px/1 Inter, sans-serif; color: var(--color-ink-2); white-space: nowrap }
.page-bar button:hover { color: var(--color-ink) }
.page-bar button[aria-pressed=true] { background: var(--color-ink); color: var(--color-paper) }
.page-bar :focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: -2px }
.page-room { flex: 1; min-height: 0; overflow: hidden }
#${FRAME} { display: block; border: 0; background: var(--color-paper); transform-origin: 0 0 }
@media (max-width: 60rem) { .page-widths { display: none } }
`;

/** Widths of the page in CSS pixels; undefined means all available space. */
const WIDTHS = { Fit: undefined, Phone: 390, Tablet: 768, Desktop: 1440 } as const;

type WidthName = keyof typeof WIDTHS;

const KEPT = 'preview-width';

function keptWidth(): WidthName {
  const kept = localStorage.getItem(KEPT) ?? '';
  return kept in WIDTHS ? (kept as WidthName) : 'Fit';
}

/** A panel that is opened in the form is brought into view on the page; the field that has the focus is outlined there. */
export function showOpened(cms: TinaCMS): void {
  const post = (type: (ShowField | ChooseField)['type'], file?: string | null, field?: string) => {
    if (!file || !field) return;
    // The page knows the fields of the record.
    const message = { type, file: translationOf(file)?.of ?? file, field };
    frameWindow()?.postMessage(message, location.origin);
  };
  onAction(cms, (action) => {
    if (action.type !== 'forms:set-active-field-name') return;
    const { formId, fieldName } = action.value as Record<string, string | undefined>;
    post('show-field', formId, fieldName);
  });
  document.addEventListener('focusin', ({ target }) => {
    const field = (target as Element).closest<HTMLElement>(`${FORM} [data-name]`);
    post('choose-field', cms.state.activeFormId, field?.dataset.name);
  });
}

/** The editor's keys, such as Ctrl+S, work from the page in the frame too. */
function passKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  // A field of the page has its own undo.
  if ((!ctrlKey && !metaKey) || (target as Element).matches('input, textarea')) return;
  const keys = { key, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
  if (!document.body.dispatchEvent(new KeyboardEvent('keydown', keys))) event.preventDefault();
}

interface Props {
  cms: TinaCMS;
  route: string;
  /** The record to open with it. */
  file: string | undefined;
  isFormOpen: boolean;
}

export function PagePane({ cms, route, file, isFormOpen }: Props) {
  const [shown, setShown] = useState(route.split('?')[0] ?? '/');
  const [width, setWidth] = useState(keptWidth);
  /** The frame has followed a link: the address follows, so that a reload and a copied link open the same. */
  const follow = () => {
    frameWindow()?.addEventListener('keydown', passKey);
    const now = frameWindow()?.location.pathname;
    if (!now || now === shown) return;
    setShown(now);
    // The same page, at its address in the language that is opened, or at its own.
    const place = placeAt(location.hash);
    const isSame = (path: string, own: string) =>
      'in' in place && place.in && path === pathIn(place.in, own);
    if (isSame(now, shown) || isSame(shown, now)) return;
    history.replaceState(history.state, '', hashOf({ page: now }));
    arrived();
  };
  const toggle = () => {
    localStorage.setItem(FORM_HIDDEN, isFormOpen ? 'yes' : 'no');
    showForm(cms, !isFormOpen);
  };
  return (
    <section className="page-pane" aria-label="The page">
      <div className="page-bar">
        <button type="button" onClick={toggle}>
          {isFormOpen ? 'Hide the form' : 'Show the form'}
        </button>
        <PageChooser shown={shown} />
        <div className="page-widths">
          {(Object.keys(WIDTHS) as WidthName[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === width}
              onClick={() => {
                localStorage.setItem(KEPT, name);
                setWidth(name);
              }}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <Frame
        src={file ? `${route}#${file}` : route}
        width={WIDTHS[width]}
        isFormOpen={isFormOpen}
        onLoad={follow}
      />
    </section>
  );
}

/** The pages of the site; the one that is shown may be none of them, such as an article. */
function PageChooser({ shown }: { shown: string }) {
  const pages = pageAddresses();
  const all = pages.some(({ path }) => path === shown)
    ? pages
    : [{ path: shown, name: '' }, ...pages];
  return (
    <select
      aria-label="Page"
      value={shown}
      onChange={({ target }) => {
        location.hash = hashOf({ page: target.value });
      }}
    >
      {all.map(({ path, name }) => (
        <option key={path} value={path}>
          {`${path} ${name}`.trim()}
        </option>
      ))}
    </select>
  );
}

interface FrameProps {
  src: string;
  width: number | undefined;
  isFormOpen: boolean;
  onLoad(): void;
}

/** The page as wide as it is wanted, scaled down if there is less space. */
function Frame({ src, width, isFormOpen, onLoad }: FrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setSpace(entry?.contentRect.width ?? 0));
    if (room.current) watch.observe(room.current);
    return () => watch.disconnect();
  }, []);
  const isNarrow = matchMedia('(max-width: 60rem)').matches;
  const wide = isNarrow ? undefined : width;
  const scale = wide && space ? Math.min(1, space / wide) : 1;
  return (
    <div className="page-room" ref={room}>
      <iframe
        id={FRAME}
        title="Preview of the page"
        src={src}
        data-form={isFormOpen ? 'open' : 'closed'}
        onLoad={onLoad}
        style={{
          width: wide ?? '100%',
          height: `${100 / scale}%`,
          margin: scale === 1 ? '0 auto' : 0,
          transform: scale < 1 ? `scale(${scale})` : 'none',
        }}
      />
    </div>
  );
}
