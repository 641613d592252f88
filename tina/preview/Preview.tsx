import {
  Component,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { z } from 'zod';
import { Layout } from '../../components/layout/Layout.tsx';
import { Sections } from '../../components/sections/Sections.tsx';
import { selectPage } from '../../components/sections/selectPage.ts';
import { Language, type PageLanguage } from '../../components/ui/Language.tsx';
import { talksPartOf, talksPath } from '../../content/load/publish/talksPath.ts';
import { openField, shapeOf, variantsOf } from '../../content/load/read/schemaWalk.ts';
import { locateFile } from '../../content/load/source/placement.ts';
import {
  type CollectionName,
  type Content,
  collections,
} from '../../content/schema/collections.ts';
import { colourTokens } from '../../content/schema/colours.ts';
import { directionOf, languagesOf, scriptOf } from '../../content/schema/languages.ts';
import { LOCALE } from '../../content/schema/locale.ts';
import type { Page } from '../../content/schema/pages.ts';
import { TYPE } from '../../content/schema/section.ts';
import { pathOf, select } from '../../pages/page/select.ts';
import { LanguageStyle } from '../../renderer/head/LanguageStyle.tsx';
import { homeIn } from '../../renderer/languages.ts';
import { pageLanguage } from '../shared/pageLanguage.ts';
import { bringIntoView } from './bringIntoView.ts';
import { EditOverlay, flagUnpublished } from './EditOverlay.ts';
import {
  FIELD_ATTRIBUTE,
  onMessage,
  type ShowField,
  useAsk,
  useRecords,
} from './editorMessages.ts';
import { chosenElements, markChosen } from './fieldName.ts';
import { type Live, LiveContent, type PageRecords } from './liveContent.ts';
import { nameSections } from './sectionBar.ts';
import { createSourceMarks, unmarked } from './sourceMarks.ts';

const EVERYTHING = Object.keys(collections) as CollectionName[];

/** The records that the editor always sends. */
const ALWAYS: readonly CollectionName[] = ['pages', 'site', 'brand'];
const isOther = (name: CollectionName) => !ALWAYS.includes(name);
const SHARED = /^content\/(?:pages|site|brand)\//;

/**
 * The kinds of records that a page shows beside those that the editor always sends. Runs the sections' selections on
 * blank records and notes which collections they read.
 * @param always these records
 */
export function shownKinds(always: PageRecords): CollectionName[] {
  const { content } = new LiveContent(createSourceMarks()).update(always);
  const read = new Set<CollectionName>();
  const watched = new Proxy(content, {
    get(blank, name: CollectionName) {
      read.add(name);
      return blank[name];
    },
  });
  const [own] = content.pages;
  if (own) selectPage(own, watched, { part: { list: 'all', page: 1 }, now: Date.now() });
  return [...read].filter(isOther);
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

/** The page with the unsaved values of the forms. */
export function Preview({ file, requested }: PreviewProps) {
  const [kept] = useState(() => keptKinds(file, requested));
  const received = useRecords();
  const shown = useShownKinds(file, received.records);
  const kinds = useMemo(() => [...new Set([...kept, ...shown])], [kept, shown]);
  useAsk(file, requested, kinds);
  const marks = useMemo(createSourceMarks, []);
  const content = useMemo(() => new LiveContent(marks), [marks]);
  const isWhole = received.records.size > 0 && kinds.every((name) => received.kinds.includes(name));
  /** While the records of a new section are on their way, the page stays as it was, where it was scrolled to. */
  const whole = useRef<Live>(undefined);
  const live = useMemo(() => {
    if (isWhole) whole.current = content.update(received.records);
    return whole.current;
  }, [isWhole, received.records, content]);
  const overlay = useMemo(() => new EditOverlay(marks), [marks]);
  if (!live) return null;
  return (
    <InPlace live={live} overlay={overlay} requested={requested}>
      <PreviewBoundary version={live}>
        <Shown live={live} requested={requested} />
      </PreviewBoundary>
    </InPlace>
  );
}

/** Where the browser keeps the kinds that a page shows. */
const keyOf = (file: string) => `preview-kinds ${file}`;

/**
 * The kinds that the page showed when it was opened last, and that of the record to open: these come with its own.
 * Measured: the form is there 0.2 s earlier.
 */
function keptKinds(file: string, requested = ''): readonly CollectionName[] {
  const kept = localStorage.getItem(keyOf(file))?.split(',') ?? [];
  const opened = locateFile(requested).placed?.collection;
  return EVERYTHING.filter((name) => kept.includes(name) || name === opened).filter(isOther);
}

/** The kinds that the page shows now or has shown before, whose forms may still be open. */
function useShownKinds(file: string, records: PageRecords): readonly CollectionName[] {
  const known = useRef<readonly CollectionName[]>([]);
  const always = [...records].filter(([one]) => SHARED.test(one));
  const [page, site, brand] = always.map(([, values]) => values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter in another record changes none of these
  return useMemo(() => {
    if (!page) return known.current;
    const now = shownKinds(new Map(always));
    localStorage.setItem(keyOf(file), now.join());
    const names = [...new Set([...known.current, ...now])];
    // The same array: its effects do not run again.
    if (names.length > known.current.length) known.current = names;
    return known.current;
  }, [file, page, site, brand]);
}

const SECTIONS = openField(shapeOf(collections.pages.schema).sections as never).schema;
/** What editors call a kind of section. */
const KINDS = new Map(
  [...variantsOf((SECTIONS as z.ZodArray).element as never)].map(([name, variant]) => [
    name,
    openField(variant).meta?.label ?? name,
  ]),
);

/** A component of its own, so that the boundary catches what a page's selection throws. */
function Shown({ live, requested }: { live: Live; requested: string | undefined }) {
  const { content } = live;
  const { colours } = content.brand;
  useEffect(() => {
    const { style } = document.documentElement;
    for (const [token, value] of colourTokens(colours)) style.setProperty(token, value);
  }, [colours]);
  const [page] = content.pages;
  useEffect(() => {
    nameSections((page?.sections ?? []).map((section) => KINDS.get(section[TYPE]) ?? ''));
  }, [page]);
  const path = page && (requested ? pathOf(content, page, requested) : shownPath(page, content));
  const selected = path === undefined ? undefined : select(content, path);
  const language = useLanguage(content);
  return (
    <Language value={language}>
      {language && <LanguageStyle locale={language.locale} />}
      <Layout site={content.site} brand={content.brand} route={unmarked(page?.path ?? '/')}>
        {selected && <Sections {...selected} />}
      </Layout>
    </Language>
  );
}

/** The language of the current address, if it is not the site's own. */
function useLanguage({ brand, pages }: Content): PageLanguage | undefined {
  const languages = languagesOf(brand).map((one) => ({
    ...one,
    prefix: unmarked(one.prefix),
    locale: unmarked(one.locale),
  }));
  const { prefix, locale, name } = pageLanguage(languages, window.location);
  useLayoutEffect(() => {
    if (!prefix) return;
    const { documentElement: root } = document;
    root.lang = locale;
    root.dir = directionOf(locale) ?? 'ltr';
    root.dataset.script = scriptOf(locale);
  }, [prefix, locale]);
  if (!prefix) return undefined;
  return {
    prefix,
    locale,
    others: new Intl.Locale(LOCALE).language,
    home: homeIn({ pages }, { prefix, locale, name }),
  };
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

/** Renders the page, and keeps it clickable. */
function InPlace({ live: { values, unpublished }, overlay, requested, children }: InPlaceProps) {
  const isFirst = useRef(true);
  /** The field to scroll to. A new section is rendered only once its records are read, or its first words typed. */
  const wanted = useRef('');
  const show = useCallback((): boolean => {
    const parts = partsOf(wanted.current);
    if (parts.length === 0) return false;
    wanted.current = '';
    // The first may be a link to the section, far from it.
    const section = sectionOf(parts[Math.floor(parts.length / 2)]);
    bringIntoView(parts.filter((part) => sectionOf(part) === section));
    return true;
  }, []);
  useLayoutEffect(() => {
    const update = () => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const changed = overlay.update(document.body, values);
      flagUnpublished(document.body, unpublished);
      markChosen();
      return changed;
    };
    const changed = update();
    // Widgets re-render by themselves.
    const watch = new MutationObserver(() => {
      update();
      show();
      watch.takeRecords();
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    // A field of the form may have the focus before the page is rendered.
    const [chosen] = [chosenElements(), partsOf(requested)].filter(({ length }) => length > 0);
    if (isFirst.current) bringIntoView(chosen ?? [], 'all');
    else if (!show()) bringIntoView(changed);
    isFirst.current = false;
    return () => watch.disconnect();
  }, [overlay, values, unpublished, requested, show]);
  useEffect(
    () =>
      onMessage<ShowField>('show-field', ({ file, field }) => {
        wanted.current = `${file}.${field}`;
        show();
      }),
    [show],
  );
  return createPortal(children, document.body);
}

const sectionOf = (part: Element | undefined) => part?.closest('main > *');

/** The elements that show a record, without those in drawings. */
const partsOf = (record: string | undefined) =>
  record ? [...document.querySelectorAll(`[${FIELD_ATTRIBUTE}^="${record}."]:not(svg *)`)] : [];
