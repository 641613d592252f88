import { palette } from '../../../lib/drawing/palette.ts';

/** What the four cards share: the desk's ground, and letters that hold at half the size. */
export const CARD_CSS = `
:root{${Object.entries(palette)
  .map(([name, hex]) => `--${name}:${hex}`)
  .join(';')}}
body{background:var(--stone);color:var(--chalk);font:400 38px/1.3 "Hanken Grotesk"}
.mono{font-family:"Spline Sans Mono";font-variant-numeric:tabular-nums}
.card{position:relative;width:1160px;height:800px;margin:0 20px;padding:28px 0}
.up{color:var(--up)}.down{color:var(--down)}.dim{color:var(--chalk-2)}.teal{color:var(--teal-lit)}
svg{position:absolute;left:0;top:0;overflow:visible}
`;

export const card = (...parts: string[]): string => `<main class="card">${parts.join('')}</main>`;
