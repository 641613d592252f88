import type { Page } from 'playwright/test';
import sharp from 'sharp';

type Colour = readonly [red: number, green: number, blue: number];

/** A text whose contrast axe cannot compute, because of what is behind it. */
interface Text {
  selector: string;
  words: string;
  /** Its colour in CSS. */
  colour: string;
  /** Its opacity, including that of the elements around it. */
  opacity: number;
  /** At least 24 px, or 18.66 px and bold (WCAG 2.2, 1.4.3). */
  isLarge: boolean;
  /** The boxes of its letters, in pixels of the window. */
  boxes: { x: number; y: number; width: number; height: number }[];
}

/** The largest share of a text's background that a line of another colour may cross. */
const CROSSED = 0.03;

/** Runs in the page. */
function readTexts(selectors: readonly string[]): Text[] {
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const style = getComputedStyle(element);
    const isDrawn = element instanceof SVGTextContentElement;
    const scale = isDrawn ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(style.fontSize) * scale;
    let opacity = isDrawn ? Number(style.fillOpacity) : 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const boxes = own.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x,
        y,
        width,
        height,
      }));
    });
    return {
      selector,
      words: own.map(({ textContent }) => textContent).join(' '),
      colour: isDrawn ? style.fill : style.color,
      opacity,
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      boxes,
    };
  });
}

/** Runs in the page: hides the letters, but not what was painted below them. */
function hideLetters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; }
    text, text * { fill: transparent !important; }
    *, *::before, *::after { transition: none !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

const linear = (channel: number) =>
  channel <= 10.3 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

const luminance = ([red, green, blue]: Colour) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colours by WCAG 2.2: 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Computes the contrast of texts that axe cannot, from the pixels behind their letters: charts, texts over pictures,
 * texts with lines or bands below them (WCAG 2.2, 1.4.3). Uses the current window.
 * @param undecided their selectors, as `expectAccessible` returns them
 * @returns the texts with too little contrast
 */
export async function faintTexts(page: Page, undecided: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(readTexts, undecided);
  await page.evaluate(hideLetters);
  const shot = await page.screenshot();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  const picture = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): Colour => {
    const at = 3 * (y * picture.info.width + x);
    const [red = 0, green = 0, blue = 0] = picture.data.subarray(at, at + 3);
    return [red, green, blue];
  };
  return texts.flatMap(({ words, selector, colour, opacity, isLarge, boxes }) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const strength = alpha * opacity;
    const ratios: number[] = [];
    for (const box of boxes) {
      const [right, bottom] = [box.x + box.width, box.y + box.height];
      for (let y = Math.max(0, Math.ceil(box.y)); y < Math.min(bottom, picture.info.height); y++)
        for (let x = Math.max(0, Math.ceil(box.x)); x < Math.min(right, picture.info.width); x++) {
          const ground = pixel(x, y);
          const mix = (ink: number, under: number) => strength * ink + (1 - strength) * under;
          const ink: Colour = [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
          ratios.push(contrast(ink, ground));
        }
    }
    const seen = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * CROSSED)];
    const needed = isLarge ? 3 : 4.5;
    return seen === undefined || seen >= needed
      ? []
      : `${seen.toFixed(2)} instead of ${needed}: “${words.trim()}” (${selector})`;
  });
}
