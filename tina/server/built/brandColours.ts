import { globSync, readFileSync, writeFileSync } from 'node:fs';

/** Tina's colours, by those of the brand that take their place: greys, the blue of what is chosen, the orange of Save. */
const COLOURS = {
  paper: ['246 246 249'],
  'paper-2': ['237 236 243', '230 227 239'],
  'paper-rule': ['225 221 236'],
  'ink-3': ['178 173 190', '145 140 158', '113 108 127'],
  'ink-2': ['86 81 101', '67 62 82'],
  ink: ['54 49 69', '37 35 54'],
  'graph-ink': ['0 132 255', '34 150 254', '78 171 254', '5 116 228', '13 93 189', '20 70 150'],
  'graph-wash': ['220 238 255', '180 219 255', '133 197 254'],
  'accent-ink': ['236 72 21', '220 68 25', '194 65 12'],
} as const;

const hexOf = (channels: string) =>
  channels
    .split(' ')
    .map((one) => Number(one).toString(16).padStart(2, '0'))
    .join('');

/** A style with the brand's colours, which the page declares (adminPage.ts). A colour in the name of a class is left as it is. */
export const withBrandColours = (css: string): string =>
  Object.entries(COLOURS).reduce(
    (style, [name, all]) =>
      all.reduce(
        (text, channels) =>
          text
            .replaceAll(`rgb(${channels}`, () => `rgb(from var(--color-${name}) r g b`)
            .replaceAll(
              new RegExp(String.raw`(?<!\\)#${hexOf(channels)}(?![\da-f])`, 'gi'),
              () => `var(--color-${name})`,
            ),
        style,
      ),
    css,
  );

/** Gives the brand's colours to the styles of Tina's page. @param folder that of the build */
export function paint(folder: string): void {
  const styles = globSync(`${folder}/admin/assets/*.css`);
  if (styles.length === 0) throw new Error('The styles of the editor’s page are not found.');
  for (const file of styles) writeFileSync(file, withBrandColours(readFileSync(file, 'utf8')));
}
