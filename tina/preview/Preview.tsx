import { type ComponentType, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTina } from 'tinacms/dist/react';
import { Layout } from '../../components/layout/Layout.tsx';
import { bringIntoView } from './bringIntoView.ts';
import { flagUnpublished } from './flagUnpublished.ts';
import { fromTina, type Live, type PreviewData } from './fromTina.ts';
import { HANDLE, Handles } from './Handles.ts';
import { createMarks } from './marks.ts';
import { PreviewBoundary } from './PreviewBoundary.tsx';
import { collectionsOf, pageQuery, type Select } from './pageQuery.ts';

interface PreviewProps {
  route: string;
  Page: ComponentType<object>;
  select: Select;
  /** The file of a record to open and to show. */
  asked: string | undefined;
}

// The same object each time: another one would make Tina begin again, for ever.
const NOTHING = {};

/** The page with the records as they are being typed, in place of its still HTML. */
export function Preview({ route, Page, select, asked }: PreviewProps) {
  const names = useMemo(() => collectionsOf(select), [select]);
  const marks = useMemo(createMarks, []);
  const { data } = useTina<PreviewData>({
    query: useMemo(() => pageQuery(names), [names]),
    variables: NOTHING,
    data: NOTHING,
    ...(asked && { experimental___selectFormByFormId: () => asked }),
  });
  const live = useMemo(
    () => (data.site ? fromTina(names, data, marks) : undefined),
    [names, data, marks],
  );
  const handles = useMemo(() => new Handles(marks), [marks]);
  if (!live) return null;
  return (
    <InPlace live={live} handles={handles} asked={asked}>
      <PreviewBoundary version={live}>
        <Shown live={live} route={route} Page={Page} select={select} />
      </PreviewBoundary>
    </InPlace>
  );
}

function Shown({ live, route, Page, select }: Omit<PreviewProps, 'asked'> & { live: Live }) {
  return (
    <Layout site={live.content.site} route={route}>
      <Page {...select(live.content)} />
    </Layout>
  );
}

interface InPlaceProps {
  live: Live;
  handles: Handles;
  asked: string | undefined;
  children: ReactNode;
}

/** Puts the live page in the place of the still one, and keeps it clickable. */
function InPlace({
  live: { values, records, unpublished },
  handles,
  asked,
  children,
}: InPlaceProps) {
  const still = useRef([...document.body.children]);
  useLayoutEffect(() => {
    const update = () => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const changed = handles.update(document.body, values);
      flagUnpublished(document.body, unpublished);
      return changed;
    };
    const changed = update();
    // Widgets draw anew by themselves.
    const watch = new MutationObserver(() => {
      update();
      watch.takeRecords();
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    parent.postMessage({ type: 'quick-edit', value: true }, window.location.origin);
    // After React, which may not be interrupted: the still page has islands of its own, that end with it.
    queueMicrotask(() => {
      const isFirst = still.current.length > 0;
      for (const element of still.current.splice(0)) element.remove();
      bringIntoView(isFirst ? partsOf(records.get(asked ?? '')) : changed);
    });
    return () => watch.disconnect();
  }, [handles, values, records, unpublished, asked]);
  return createPortal(children, document.body);
}

/** What the page shows of a record; a number in a drawing is not the thing itself. */
const partsOf = (record: string | undefined) =>
  record ? [...document.querySelectorAll(`[${HANDLE}^="${record}."]:not(svg *)`)] : [];
