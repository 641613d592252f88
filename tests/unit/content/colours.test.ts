import { describe, expect, it } from 'vitest';
import brand from '../../../content/brand/brand.json' with { type: 'json' };
import { colourTokens, colours as schema } from '../../../content/schema/colours.ts';

/** Ordinary colours, so that no test depends on the sample's. */
const BASE = {
  ...brand.colours,
  ...{ paper: '#ffffff', paper2: '#f1f1f1', ink: '#101418', stone: '#0b1220' },
  ...{ stonePanel: '#101a2c', accentInk: '#8a1020', accentLit: '#ff8f7a' },
};
const withAccent = (accent: string) => ({ ...BASE, accent });
const tokens = (accent: string) => new Map(colourTokens(withAccent(accent)));

describe('the accent colour of a brand', { tags: '@all' }, () => {
  it.each([
    ['red', '#c8102e'],
    ['blue', '#0046ad'],
    ['green', '#00693e'],
    ['black', '#000000'],
    ['violet', '#5b2a86'],
  ])('may be %s, with light text on it', (_, accent) => {
    expect(schema.safeParse(withAccent(accent)).error?.issues).toBeUndefined();
    expect(tokens(accent).get('--color-on-accent')).toBe(BASE.paper);
  });

  it.each([
    ['orange', '#e4572e'],
    ['ochre', '#a97f00'],
  ])('may be %s, with dark text on it', (_, accent) => {
    expect(schema.safeParse(withAccent(accent)).error?.issues).toBeUndefined();
    expect(tokens(accent).get('--color-on-accent')).toBe(BASE.ink);
  });

  it('is replaced in dark sections if its contrast is too low, with readable text', () => {
    expect(tokens('#000000').get('--color-accent-dark')).toBe(BASE.accentLit);
    expect(tokens('#000000').get('--color-on-accent-dark')).toBe(BASE.ink);
    expect(tokens('#e4572e').get('--color-accent-dark')).toBe('#e4572e');
  });

  it('is refused if no text on it is readable, naming the better of the two', () => {
    const greys = { ...BASE, ink: '#3a3a3a', accent: '#7d7d7d' };
    const [issue] = schema.safeParse(greys).error?.issues ?? [];
    expect(issue).toMatchObject({
      path: ['accent'],
      message: expect.stringMatching(/to “Light ground”, the text on it that reads best/),
    });
  });
});
