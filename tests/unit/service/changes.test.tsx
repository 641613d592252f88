import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RecordReview } from '../../../content/compare/contentReview.ts';
import { Changes } from '../../../tina/views/Changes.tsx';

const picture = (path: string) => ({ path, bytes: 1 });

const shown = (before: string, after: string, more: Partial<RecordReview> = {}) => {
  const record: RecordReview = {
    what: 'changed',
    file: 'content/logos/one.json',
    name: 'One',
    kind: 'Logos',
    routes: ['/', '/about'],
    fields: [
      {
        path: ['Logo'],
        what: 'changed',
        shown: { as: 'pictures', before: picture(before), after: picture(after) },
      },
    ],
    ...more,
  };
  return renderToStaticMarkup(<Changes records={[record]} problems={[]} />);
};

it('a repainted picture is another one under the same name, on each page that shows it', () => {
  const html = shown('/images/a.svg', '/images/a.svg');
  expect(html).toContain('Another picture under the same name: /images/a.svg');
  expect(html).toContain('May change the pages /, /about.');
});

it('a picture of another name is shown with both names', () => {
  const html = shown('/images/a.svg', '/images/b.svg', { routes: ['/'] });
  expect(html).toContain('<del>/images/a.svg</del> <ins>/images/b.svg</ins>');
  expect(html).toContain('May change the page /.');
});

it('a record that no visitor sees changes no page', () => {
  expect(shown('/images/a.svg', '/images/b.svg', { hidden: 'is a draft' })).not.toContain(
    'May change',
  );
});
