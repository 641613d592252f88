import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FigureNumber, NumberedFigures } from '../../../components/ui/FigureNumber.tsx';

const page = (
  <NumberedFigures>
    <FigureNumber />
    <div>
      <FigureNumber className="label-mono" />
    </div>
  </NumberedFigures>
);

it('figures are numbered in the order of the page, and each page from 1', () => {
  const html =
    '<span class="text-signal ">Fig. 1</span><div><span class="text-signal label-mono">Fig. 2</span></div>';
  expect(renderToStaticMarkup(page)).toBe(html);
  expect(renderToStaticMarkup(page)).toBe(html);
});
