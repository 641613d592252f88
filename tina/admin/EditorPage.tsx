// The editor's page: a form beside the page that it changes, a list of records, or the pictures.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type TinaCMS, useCMS } from 'tinacms';
import { collections } from '../../content/schema/collections.ts';
import { hashOf, namelessFile, type Place, placeAt } from '../shared/editorAddress.ts';
import { element } from '../shared/element.ts';
import { addressIn } from '../shared/pageLanguage.ts';
import { ALERTS_STYLE, Alerts, closeErrors } from './alerts.tsx';
import { DIALOG_STYLE } from './browser/openDialog.ts';
import { WAYS } from './editorBar.ts';
import { onSaved } from './events.ts';
import { FORM_STYLE, FormPane } from './FormPane.tsx';
import { makeNewForm } from './forms/makeForm.ts';
import { setNumbers } from './forms/newRecord.ts';
import { PAGE_STYLE, PagePane } from './PagePane.tsx';
import { PROPOSAL, ProposalMenu } from './ProposalMenu.tsx';
import { FORM_HIDDEN, type NewRecord, servePage, showForm } from './pageForms.ts';
import { PICTURES_STYLE, Pictures } from './pictures/Pictures.tsx';
import {
  addPage,
  kindRoute,
  pageAddresses,
  pagesKnown,
  readRecords,
  routeOf,
} from './records/pageRoutes.ts';
import { RecordsScreen } from './records/RecordsScreen.tsx';
import { readTranslations } from './translations/source.ts';
import { MENU_STYLE, Ways } from './Ways.tsx';

const STYLE = `
#editor { position: fixed; inset: var(--editor-bar) 0 0; overflow: auto; background: var(--color-paper); color: var(--color-ink); font-size: 15px; line-height: 1.45 }
.desk { display: flex; height: 100% }
@media (max-width: 60rem) {
  .desk { flex-direction: column-reverse }
}
${FORM_STYLE}${PAGE_STYLE}${MENU_STYLE}${PICTURES_STYLE}${DIALOG_STYLE}${ALERTS_STYLE}`;

/**
 * Tina: has its own page around a form, with a menu, a sidebar and lists of files; it reads records by GraphQL, and
 * compares the server's schema with that of the page at each start.
 * Here: this page, in a place of its own. Tina's is out of sight and of reach, and asks for nothing: page and server are
 * of one build.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function addEditorPage(cms: TinaCMS): void {
  // Tina would render each form a second time beside its own page.
  Object.assign(cms, { sidebar: undefined });
  if (cms.api.tina) cms.api.tina.getSchema = () => new Promise(() => undefined);
  cms.plugins.add({ __type: 'screen', name: 'Edit', Component: EditorPage } as never);
  document.head.append(element('style', {}, STYLE));
  // Tina's router has no other place.
  const stay = () => {
    const hash = hashOf(placeAt(location.hash));
    if (hash !== location.hash) history.replaceState(history.state, '', hash);
  };
  stay();
  window.addEventListener('hashchange', stay);
}

/** What is open, and how often something else was opened. */
function usePlace(): { place: Place; visit: number } {
  const [now, set] = useState({ place: placeAt(location.hash), hash: location.hash, visit: 0 });
  useEffect(() => {
    const move = () => {
      closeErrors();
      const { hash } = location;
      set((before) =>
        hash === before.hash ? before : { place: placeAt(hash), hash, visit: before.visit + 1 },
      );
    };
    window.addEventListener('hashchange', move);
    return () => window.removeEventListener('hashchange', move);
  }, []);
  return now;
}

function EditorPage() {
  const cms = useCMS() as TinaCMS;
  const { place, visit } = usePlace();
  const mark = useRef<HTMLSpanElement>(null);
  const [own] = useState(() => element('div', { id: 'editor' }));
  useLayoutEffect(() => {
    hide(mark.current);
    document.body.append(own);
    return () => own.remove();
  }, [own]);
  const [bar, chip] = [WAYS, PROPOSAL].map((id) => document.getElementById(id));
  return (
    <>
      <span ref={mark} />
      {createPortal(
        <>
          <Open key={visit} cms={cms} place={place} />
          <Alerts cms={cms} />
        </>,
        own,
      )}
      {bar && createPortal(<Ways place={place} />, bar)}
      {chip && createPortal(<ProposalMenu />, chip)}
    </>
  );
}

/** Takes Tina's page around an element out of sight and of reach, and leaves the place of its windows. */
function hide(inside: Element | null): void {
  let around = inside;
  while (around && !around.parentElement?.querySelector(':scope > #modal-root'))
    around = around.parentElement;
  if (!(around instanceof HTMLElement)) throw new Error('The page of Tina is not found.');
  around.hidden = true;
  around.inert = true;
}

interface OpenProps {
  cms: TinaCMS;
  place: Place;
}

function Open({ cms, place }: OpenProps) {
  if ('list' in place) return <RecordsScreen kind={place.list} />;
  if ('pictures' in place) return <Pictures cms={cms} folder="" />;
  return <Desk cms={cms} place={place} />;
}

/** What a desk begins with. */
interface Begun {
  readonly route: string;
  readonly file?: string;
  /** The field to open in its form. */
  readonly field?: string | undefined;
  readonly newRecord?: NewRecord;
}

async function begin(cms: TinaCMS, place: Place): Promise<Begun> {
  if ('page' in place) return { route: place.page };
  await pagesKnown();
  if ('record' in place) {
    const { record: file, in: prefix, field } = place;
    const route = routeOf(file);
    if (!prefix) return { route, file, field };
    const { translations } = await readTranslations(prefix);
    const page = pageAddresses().find(({ path }) => path === route);
    const isTranslated = translations.some(({ of }) => of === page?.file);
    return { route: addressIn(prefix, route, isTranslated), file, field };
  }
  if (!('new' in place)) throw new Error('This place has no form.');
  const { new: kind, from } = place;
  // The name of its file and its number depend on the others.
  const others = await readRecords([kind]);
  const form = makeNewForm(
    cms,
    kind,
    others.find(({ file }) => file === from),
  );
  setNumbers(form, collections[kind], others);
  onSaved(form, () => {
    if (kind === 'pages') addPage(form.path, form.finalForm.getState().values);
    // Back must not lead to an empty form, in which the same record would be typed again.
    setTimeout(() => location.replace(hashOf({ record: form.path })));
  });
  return { route: kindRoute(kind), file: namelessFile(kind), newRecord: { kind, form } };
}

/** A form, and the page that it changes. */
function Desk({ cms, place }: OpenProps) {
  const [begun, setBegun] = useState<Begun>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another desk.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const isNarrow = matchMedia('(max-width: 60rem)').matches;
    const isClosed = 'page' in place && (isNarrow || localStorage.getItem(FORM_HIDDEN) === 'yes');
    showForm(cms, !isClosed);
    begin(cms, place).then(
      (next) => {
        if (isOver) return;
        stop = servePage(cms, next);
        setBegun(next);
      },
      ({ message }: Error) => cms.alerts.error(message, 0),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  const isFormOpen = cms.state.sidebarDisplayState !== 'closed';
  return (
    <div className="desk">
      {isFormOpen && <FormPane cms={cms} />}
      {begun && (
        <PagePane cms={cms} route={begun.route} file={begun.file} isFormOpen={isFormOpen} />
      )}
    </div>
  );
}
