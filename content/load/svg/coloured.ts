import { type ColourName, colourTokens } from '../../schema/colours.ts';

/** The same drawing with its own colours: a picture file knows neither text nor ground. */
export function coloured(
  markup: string,
  { text, ground }: { text: string; ground: string },
  colours: Readonly<Record<ColourName, string>>,
): string {
  const values = new Map([...colourTokens(colours), ['--ground', ground] as const]);
  return markup
    .replaceAll('currentColor', text)
    .replaceAll(/var\((--[\w-]+)\)/g, (whole, token: string) => values.get(token) ?? whole);
}
