import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FigureNumber, NumberedFigures } from '../../../components/ui/FigureCaption.tsx';
import { Words } from '../../../components/ui/Words.tsx';
import site from '../../../content/site/site.json' with { type: 'json' };

const page = (
  <Words value={site.words}>
    <NumberedFigures>
      <FigureNumber />
      <div>
        <FigureNumber className="label-mono" />
      </div>
    </NumberedFigures>
  </Words>
);

it('figures are numbered in page order, and from 1 on each page', () => {
  const html = `<span class="text-signal ">${site.words.figure} 1</span><div><span class="text-signal label-mono">${site.words.figure} 2</span></div>`;
  expect(renderToStaticMarkup(page)).toBe(html);
  expect(renderToStaticMarkup(page)).toBe(html);
});
