import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Layout } from '../../../components/layout/Layout.tsx';
import type { Content } from '../../../content/schema/collections.ts';
import { collectionsOf, type Select } from '../../../tina/preview/pageQuery.ts';

const views = import.meta.glob<Record<string, ComponentType<object>>>(
  '../../../pages/*/*Page.tsx',
  {
    eager: true,
  },
);
const selections = import.meta.glob<{ select: Select }>('../../../pages/*/select.ts', {
  eager: true,
});

/** Every page of the site, by the name of its folder, and as the preview draws it. */
export const pages = Object.entries(selections).map(([file, { select }]) => {
  const folder = file.replace('select.ts', '');
  const name = folder.split('/').at(-2) ?? '';
  const [, view] = Object.entries(views).find(([one]) => one.startsWith(folder)) ?? [];
  const Page = Object.values(view ?? {})[0] as ComponentType<object>;
  const route = { index: '/', 'not-found': '/404' }[name] ?? `/${name}`;
  // Not as a string of texts run together: comments keep the texts apart as React does in a browser.
  const draw = (content: Content) =>
    renderToString(
      <Layout site={content.site} brand={content.brand} route={route}>
        {createElement(Page, select(content))}
      </Layout>,
    );
  return { name, route, Page, select, names: collectionsOf(select), draw };
});
