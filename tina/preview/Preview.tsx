import { type ComponentType, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTina } from 'tinacms/dist/react';
import { Layout } from '../../components/layout/Layout.tsx';
import type { Content } from '../../content/schema/collections.ts';
import { fromTina, type PreviewData } from './fromTina.ts';
import { handlesOf, mark } from './handles.ts';
import { collectionsOf, pageQuery } from './pageQuery.ts';

/** A page's view and what it shows of the content. */
export interface Previewed {
  Page: ComponentType<object>;
  select: (content: Content) => object;
}

interface PreviewProps extends Previewed {
  route: string;
  /** What stands in the files, for records that the editor does not send. */
  content: Content;
}

// The same object each time: another one would make Tina begin again, for ever.
const NOTHING = {};

/** The page with the records as they are being typed, in place of its still HTML. */
export function Preview({ route, content, Page, select }: PreviewProps) {
  const query = useMemo(() => pageQuery(route), [route]);
  const { data } = useTina({ query, variables: NOTHING, data: NOTHING });
  const live = data as PreviewData;
  const isReady = Boolean(live?.site);
  return isReady ? (
    <Live route={route} data={live}>
      <Shown route={route} content={content} data={live} Page={Page} select={select} />
    </Live>
  ) : null;
}

function Shown({ route, content, data, Page, select }: PreviewProps & { data: PreviewData }) {
  const now = fromTina(content, collectionsOf(route), data);
  return (
    <Layout site={now.site} route={route}>
      <Page {...select(now)} />
    </Layout>
  );
}

function Live({
  route,
  data,
  children,
}: {
  route: string;
  data: PreviewData;
  children: React.ReactNode;
}) {
  const handles = useMemo(() => handlesOf(route, data), [route, data]);
  const still = useRef([...document.body.children]);
  useLayoutEffect(() => {
    for (const element of still.current) element.remove();
  }, []);
  useLayoutEffect(() => {
    const update = () => {
      if (mark(document.body, handles) > 0) {
        parent.postMessage({ type: 'quick-edit', value: true }, window.location.origin);
      }
    };
    update();
    // Widgets draw anew by themselves.
    const watch = new MutationObserver(update);
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [handles]);
  return createPortal(children, document.body);
}
