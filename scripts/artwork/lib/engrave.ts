import { palette } from '../../lib/drawing/palette.ts';
import { el } from '../../lib/drawing/svg.ts';

/** How the burin runs over a surface; the value is what a tone carries in its green channel. */
const RUN = { level: 0, figure: 50, floor: 100, upright: 150, leaf: 200, solid: 250 } as const;

export type Run = keyof typeof RUN;

/** Distance from one engraved line to the next, in pixels of the plate. */
const PITCH = 7;

/** A tone of the grey drawing: 0 leaves the paper, 1 is solid ink. */
export const tone = (ink: number, run: Run = 'level'): string =>
  `rgb(${Math.round(255 * (1 - Math.min(1, Math.max(0, ink))))},${RUN[run]},0)`;

/** What the grey drawing holds where the crisp drawing below must show through. */
export const OPENING = 'rgb(255,0,255)';

/** The grey drawing is read this much finer than the plate, and without smoothing of its edges. */
const FINE = 2;

/**
 * Runs in the browser: turns the grey drawing into lines as thick as its tone is dark. The tone is
 * read at every point, not once a line, so that an outline stays as sharp as it was drawn; a pixel
 * is the mean of its points, since a smoothed edge would mix two runs into a third.
 */
function engrave(image: HTMLImageElement, pitch: number, fine: number, inks: number[][]): void {
  const canvas = document.getElementById('plate') as HTMLCanvasElement;
  const { width, height } = canvas;
  const source = new OffscreenCanvas(width * fine, height * fine).getContext('2d');
  const context = canvas.getContext('2d');
  const [ink = [], paper = []] = inks;
  if (!source || !context) return;
  source.drawImage(image, 0, 0, width * fine, height * fine);
  const points = source.getImageData(0, 0, width * fine, height * fine).data;
  const plate = context.createImageData(width, height);
  const runs = [
    (_: number, y: number) => y,
    (_: number, y: number) => y + pitch / 3,
    (_: number, y: number) => y + pitch / 2,
    (x: number) => x,
    (x: number, y: number) => 0.8 * y - 0.6 * x + 5 * Math.sin((x + y) / 55),
  ];
  const cover = (i: number, x: number, y: number): number => {
    const shade = 1 - (points[i] as number) / 255;
    const run = runs[Math.round((points[i + 1] as number) / 50)];
    if (!run) return shade;
    const phase = run(x, y) / pitch;
    const distance = Math.abs(phase - Math.floor(phase) - 0.5) * pitch;
    // Palest and darkest tones are bare paper and solid ink: shapes still part where lines melt.
    const cut = Math.min(1, Math.max(0, (shade - 0.07) / 0.8));
    return Math.min(1, Math.max(0, cut * (pitch / 2 + 1) - distance));
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let covered = 0;
      let open = 0;
      for (let k = 0; k < fine * fine; k++) {
        const px = x * fine + (k % fine);
        const py = y * fine + Math.floor(k / fine);
        const i = 4 * (py * width * fine + px);
        covered += cover(i, px / fine, py / fine) / (fine * fine);
        open += (points[i + 2] as number) / (fine * fine);
      }
      for (let c = 0; c < 3; c++)
        plate.data[4 * (y * width + x) + c] =
          (paper[c] as number) * (1 - covered) + (ink[c] as number) * covered;
      plate.data[4 * (y * width + x) + 3] = 255 - open;
    }
  }
  context.putImageData(plate, 0, 0);
}

const channels = (hex: string) =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)).join(',');

/** Light and shade of round things: a form takes one of these over its own tone. */
const shading = (['figure', 'level', 'leaf', 'upright'] as const)
  .flatMap((run) => [
    { id: `round-${run}`, run, ends: [0, 1] },
    { id: `turn-${run}`, run, ends: [1, 0] },
  ])
  .map(({ id, run, ends: [x1, x2] }) =>
    el(
      'linearGradient',
      { id, x1, x2, y1: 0.1, y2: 0.35 },
      el('stop', { offset: 0, 'stop-color': tone(0, run), 'stop-opacity': 0.42 }),
      el('stop', { offset: 0.45, 'stop-color': tone(0, run), 'stop-opacity': 0 }),
      el('stop', { offset: 0.55, 'stop-color': tone(1, run), 'stop-opacity': 0 }),
      el('stop', { offset: 1, 'stop-color': tone(1, run), 'stop-opacity': 0.4 }),
    ),
  )
  .join('');

/**
 * The markup of an engraved picture.
 * @param grey SVG elements filled with `tone`s, and with `OPENING` where `crisp` shows
 * @param crisp SVG elements in the site's own colours and faces
 */
export function engraving(width: number, height: number, grey: string, crisp: string): string {
  const size = { xmlns: 'http://www.w3.org/2000/svg', width, height };
  const source = el(
    'svg',
    { ...size, 'shape-rendering': 'crispEdges' },
    el('defs', {}, shading),
    grey,
  );
  const call = `(${engrave})(this,${PITCH},${FINE},[[${channels(palette.ink)}],[${channels(palette.paper2)}]])`;
  return (
    `<style>body{background:${palette.paper2}}#plate,#crisp{position:absolute;inset:0}</style>` +
    el('svg', { ...size, id: 'crisp' }, crisp) +
    `<canvas id="plate" width="${width}" height="${height}"></canvas>` +
    `<img hidden alt="" onload="${call.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}" src="data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}">`
  );
}
