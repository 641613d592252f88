import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fitOf } from '../../../components/sections/Counters.tsx';
import { numberText } from '../../../components/sections/figures/numberText.ts';
import { views } from './figureViews.tsx';

describe('a number', () => {
  it.each([
    ['de-DE', 24812.5, 2, '24.812,50'],
    ['en-IN', 2481200, 0, '24,81,200'],
    ['fr-FR', 0.3, 1, '0,3'],
    ['ar-EG', 45000, 0, '٤٥٬٠٠٠'],
    ['en-IN', 4500, 0, '4500'],
  ])('is written as %s writes it', (locale, value, decimals, text) =>
    expect(numberText(value, locale, decimals)).toBe(text),
  );

  it.each(views)('in the drawing %s has the decimal comma of a German page', (_, view) => {
    const html = renderToStaticMarkup(view);
    const texts = [...html.matchAll(/>([^<>]*\d[^<>]*)</g)].map(([, text]) => text);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /\d\.\d(?!\d\d)/.test(text ?? ''))).toEqual([]);
  });

  it('gets smaller type the wider it is with its suffix', () => {
    expect(fitOf('118', 'K+')).toBe('');
    const sizes = [fitOf('45,000', '+'), fitOf('450,000', '+'), fitOf('1,000,000', ' in a year')];
    const widths = sizes.map((size) => Number(/([\d.]+)cqi/.exec(size)?.[1]));
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    expect(widths.every((width) => width > 0)).toBe(true);
  });
});
