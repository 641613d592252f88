import {
  Component,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Layout } from '../../components/layout/Layout.tsx';
import { Sections } from '../../components/sections/Sections.tsx';
import { selectPage } from '../../components/sections/selectPage.ts';
import { talksPartOf, talksPath } from '../../content/load/publish/talksPath.ts';
import {
  type CollectionName,
  type Content,
  collections,
} from '../../content/schema/collections.ts';
import { colourTokens } from '../../content/schema/colours.ts';
import type { Page } from '../../content/schema/pages.ts';
import { pathOf, select } from '../../pages/page/select.ts';
import { bringIntoView } from './bringIntoView.ts';
import { EditOverlay, flagUnpublished } from './EditOverlay.ts';
import { enableClickToEdit, FIELD_ATTRIBUTE, onShowField, useLiveData } from './editorMessages.ts';
import { fromTina, type Live, type PreviewData } from './fromTina.ts';
import { isShared, pageQuery, recordsQuery } from './pageQuery.ts';
import { createSourceMarks, unmarked } from './sourceMarks.ts';

const EVERYTHING = Object.keys(collections) as CollectionName[];

/**
 * The kinds of records that a page shows beside its own. Runs the sections' selections on blank records and notes
 * which collections they read.
 * @param page the answer to the page's own query
 */
export function shownKinds(page: PreviewData): CollectionName[] {
  const { content } = fromTina(EVERYTHING, page, createSourceMarks());
  const read = new Set<CollectionName>();
  const watched = new Proxy(content, {
    get(blank, name: CollectionName) {
      read.add(name);
      return blank[name];
    },
  });
  const [own] = content.pages;
  if (own) selectPage(own, watched, { part: { list: 'all', page: 1 }, now: Date.now() });
  read.delete('pages');
  return [...read].filter((name) => !isShared(name));
}

interface PreviewBoundaryProps {
  /** What is rendered: a new one is tried again after an error. */
  version: unknown;
  children: ReactNode;
}

/** Shows a message if a page cannot be rendered with what is being typed. */
class PreviewBoundary extends Component<PreviewBoundaryProps> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError = (error: Error) => ({ error });

  override componentDidUpdate({ version }: PreviewBoundaryProps) {
    if (this.state.error && version !== this.props.version) this.setState({ error: undefined });
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div role="alert" className="wrap py-16">
        <h1 className="display-3">The page cannot be shown with these values.</h1>
        <p className="mt-4">
          Nothing is lost: go on in the form, or undo the last change. The error was: “
          {this.state.error.message}”.
        </p>
      </div>
    );
  }
}

interface PreviewProps {
  /** The record of the page that is shown. */
  file: string;
  /** The file of a record to open and to show. */
  requested: string | undefined;
}

/** The page with the unsaved values of the forms, in place of its prerendered HTML. */
export function Preview({ file, requested }: PreviewProps) {
  const [kept] = useState(() => keptKinds(file));
  const query = useMemo(() => pageQuery(file, kept), [file, kept]);
  const first = useLiveData(query, requested);
  const [records, setRecords] = useState<PreviewData>({});
  const shown = useShownKinds(file, first);
  const names = useMemo(() => shown.filter((name) => !kept.includes(name)), [shown, kept]);
  const marks = useMemo(createSourceMarks, []);
  const isWhole = first.site && names.every((name) => records[`${name}Connection`]);
  const live = useMemo(
    () => (isWhole ? fromTina(EVERYTHING, { ...first, ...records }, marks) : undefined),
    [isWhole, first, records, marks],
  );
  const overlay = useMemo(() => new EditOverlay(marks), [marks]);
  return (
    <>
      {names.length > 0 && <Records names={names} requested={requested} onData={setRecords} />}
      {live && (
        <InPlace live={live} overlay={overlay} requested={requested}>
          <PreviewBoundary version={live}>
            <Shown live={live} requested={requested} />
          </PreviewBoundary>
        </InPlace>
      )}
    </>
  );
}

/** Where the browser keeps the kinds that a page shows. */
const keyOf = (file: string) => `preview-kinds ${file}`;

/**
 * The kinds that the page showed when it was opened last: their records come with its own query. Measured: the form is
 * there 0.2 s earlier.
 */
function keptKinds(file: string): readonly CollectionName[] {
  const kept = localStorage.getItem(keyOf(file))?.split(',');
  return EVERYTHING.filter((name) => kept?.includes(name));
}

/** The kinds that the page shows now or has shown before, whose forms may still be open. */
function useShownKinds(
  file: string,
  { page, site, brand }: PreviewData,
): readonly CollectionName[] {
  const known = useRef<readonly CollectionName[]>([]);
  return useMemo(() => {
    if (!page || !site || !brand) return known.current;
    const now = shownKinds({ page, site, brand });
    localStorage.setItem(keyOf(file), now.join());
    const names = [...new Set([...known.current, ...now])];
    // Keep the same array, so that the query does not run again.
    if (names.length > known.current.length) known.current = names;
    return known.current;
  }, [file, page, site, brand]);
}

interface RecordsProps {
  names: readonly CollectionName[];
  requested: string | undefined;
  onData(data: PreviewData): void;
}

/** Queries the records that the page's sections show. */
function Records({ names, requested, onData }: RecordsProps) {
  const query = useMemo(() => recordsQuery(names), [names]);
  const data = useLiveData(query, requested);
  // Each change of the page comes as an answer to both queries.
  const text = JSON.stringify(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal answer renders nothing
  useLayoutEffect(() => onData(data), [text, onData]);
  return null;
}

/** A component of its own, so that the boundary catches what a page's selection throws. */
function Shown({ live, requested }: { live: Live; requested: string | undefined }) {
  const { content } = live;
  const { colours } = content.brand;
  useEffect(() => {
    const { style } = document.documentElement;
    for (const [token, value] of colourTokens(colours)) style.setProperty(token, value);
  }, [colours]);
  const [page] = content.pages;
  const path = page && (requested ? pathOf(content, page, requested) : shownPath(page, content));
  const selected = path === undefined ? undefined : select(content, path);
  return (
    <Layout site={content.site} brand={content.brand} route={unmarked(page?.path ?? '/')}>
      {selected && <Sections {...selected} />}
    </Layout>
  );
}

/** The article of the current address; of a list with several addresses, its part. */
function shownPath({ path }: Page, { pages }: Content): string {
  const { pathname } = window.location;
  const own = pages.find((one) => unmarked(one.path) === pathname);
  if (own) return own.path;
  const { base, list, page } = talksPartOf(pathname);
  return base === unmarked(path) ? talksPath(path, page, list) : path;
}

interface InPlaceProps {
  live: Live;
  overlay: EditOverlay;
  requested: string | undefined;
  children: ReactNode;
}

/** Replaces the prerendered page by the live one, and keeps it clickable. */
function InPlace({
  live: { values, records, unpublished },
  overlay,
  requested,
  children,
}: InPlaceProps) {
  const prerendered = useRef([...document.body.children]);
  // The service's page has no prerendered HTML.
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const update = () => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const changed = overlay.update(document.body, values);
      flagUnpublished(document.body, unpublished);
      return changed;
    };
    const changed = update();
    // Widgets re-render by themselves.
    const watch = new MutationObserver(() => {
      update();
      watch.takeRecords();
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    enableClickToEdit();
    // After React's commit: the islands of the prerendered page unmount with it.
    queueMicrotask(() => {
      for (const element of prerendered.current.splice(0)) element.remove();
      if (isFirst.current) bringIntoView(partsOf(records.get(requested ?? '')), 'all');
      else bringIntoView(changed);
      isFirst.current = false;
    });
    return () => watch.disconnect();
  }, [overlay, values, records, unpublished, requested]);
  useEffect(
    () =>
      onShowField(({ file, field }) => {
        const parts = partsOf(`${records.get(file)}.${field}`);
        // The first may be a link to the section, far from it.
        bringIntoView(parts.slice(Math.floor(parts.length / 2)));
      }),
    [records],
  );
  return createPortal(children, document.body);
}

/** The elements that show a record, without those in drawings. */
const partsOf = (record: string | undefined) =>
  record ? [...document.querySelectorAll(`[${FIELD_ATTRIBUTE}^="${record}."]:not(svg *)`)] : [];
