import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { Layout } from '../../components/layout/Layout.tsx';
import { colourTokens } from '../../content/schema/colours.ts';
import { enableClickToEdit, FIELD_ATTRIBUTE } from '../patches/clickToEdit.ts';
import { onShowField } from '../patches/showOpened.ts';
import { useLiveData } from '../patches/useLiveData.ts';
import { bringIntoView } from './bringIntoView.ts';
import { EditOverlay, flagUnpublished } from './EditOverlay.ts';
import { fromTina, type Live } from './fromTina.ts';
import { PreviewBoundary } from './PreviewBoundary.tsx';
import { collectionsOf, pageQuery, type Select } from './pageQuery.ts';
import { createSourceMarks } from './sourceMarks.ts';

interface PreviewProps {
  route: string;
  Page: ComponentType<object>;
  select: Select;
  /** The file of a record to open and to show. */
  requested: string | undefined;
}

/** The page with the records as they are being typed, in place of its prerendered HTML. */
export function Preview({ route, Page, select, requested }: PreviewProps) {
  const names = useMemo(() => collectionsOf(select), [select]);
  const query = useMemo(() => pageQuery(names), [names]);
  const marks = useMemo(createSourceMarks, []);
  const data = useLiveData(query, requested);
  const live = useMemo(
    () => (data.site ? fromTina(names, data, marks) : undefined),
    [names, data, marks],
  );
  const overlay = useMemo(() => new EditOverlay(marks), [marks]);
  if (!live) return null;
  return (
    <InPlace live={live} overlay={overlay} requested={requested}>
      <PreviewBoundary version={live}>
        <Shown live={live} route={route} Page={Page} select={select} />
      </PreviewBoundary>
    </InPlace>
  );
}

/** A component of its own, so that the boundary catches what a page's selection throws. */
function Shown({ live, route, Page, select }: Omit<PreviewProps, 'requested'> & { live: Live }) {
  const { colours } = live.content.brand;
  useEffect(() => {
    const { style } = document.documentElement;
    for (const [token, value] of colourTokens(colours)) style.setProperty(token, value);
  }, [colours]);
  return (
    <Layout site={live.content.site} brand={live.content.brand} route={route}>
      <Page {...select(live.content)} />
    </Layout>
  );
}

interface InPlaceProps {
  live: Live;
  overlay: EditOverlay;
  requested: string | undefined;
  children: ReactNode;
}

/** Puts the live page in the place of the prerendered one, and keeps it clickable. */
function InPlace({
  live: { values, records, unpublished },
  overlay,
  requested,
  children,
}: InPlaceProps) {
  const prerendered = useRef([...document.body.children]);
  useLayoutEffect(() => {
    const update = () => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const changed = overlay.update(document.body, values);
      flagUnpublished(document.body, unpublished);
      return changed;
    };
    const changed = update();
    // Widgets render anew by themselves.
    const watch = new MutationObserver(() => {
      update();
      watch.takeRecords();
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    enableClickToEdit();
    // After React, which may not be interrupted: the prerendered page has islands of its own, that end with it.
    queueMicrotask(() => {
      const isFirst = prerendered.current.length > 0;
      for (const element of prerendered.current.splice(0)) element.remove();
      if (isFirst) bringIntoView(partsOf(records.get(requested ?? '')), 'all');
      else bringIntoView(changed);
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

/** What the page shows of a record; a number in a drawing is not the thing itself. */
const partsOf = (record: string | undefined) =>
  record ? [...document.querySelectorAll(`[${FIELD_ATTRIBUTE}^="${record}."]:not(svg *)`)] : [];
