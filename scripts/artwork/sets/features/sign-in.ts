import { palette } from '../../../lib/drawing/palette.ts';
import { el, round } from '../../../lib/drawing/svg.ts';
import { mark as houseMark, MARK_SIZE } from '../brand/mark.ts';
import { card } from './card.ts';

const ROW = 170;
const TOP = 62;
const NODE = { x: 138, y: TOP + 1.5 * ROW + ROW / 2 };
const PORT = 500;
const SIZE = 190;

/** Invented brokers, each with a single-colour mark in a box of 40. */
const BROKERS = [
  { name: 'Saptak Direct', connected: true, mark: 'M4 34V22h6v12zM17 34V6h6v28zM30 34V14h6v20z' },
  { name: 'Palash Broking', connected: true, mark: 'M20 3C32 14 32 26 20 37 8 26 8 14 20 3z' },
  { name: 'Tarangini', connected: false, mark: 'M3 26q8.5-18 17 0t17 0v-8q-8.5 18-17 0t-17 0z' },
  {
    name: 'Kosala Capital',
    connected: false,
    mark: 'M20 4 36 20 20 36 4 20zM20 13l-7 7 7 7 7-7z',
  },
] as const;

const rowCentre = (row: number) => TOP + row * ROW + ROW / 2;

/** A wire from the sign-in to a broker: whole where it is live, broken where it waits. */
const wire = (row: number, live: boolean) => {
  const y = rowCentre(row);
  const turn = Math.abs(row - 1.5) > 1 ? 310 : 370;
  return el('path', {
    d: `M${NODE.x + 84} ${NODE.y}H${turn}V${round(y)}H${PORT - 20}`,
    fill: 'none',
    stroke: live ? palette.graphLit : palette.chalk3,
    'stroke-width': live ? 4 : 3,
    'stroke-dasharray': live ? undefined : '4 11',
    'stroke-linejoin': 'round',
  });
};

const stone = el(
  'svg',
  {
    viewBox: `0 0 ${MARK_SIZE} ${MARK_SIZE}`,
    width: SIZE,
    height: SIZE,
    style: `left:${NODE.x - SIZE / 2}px;top:${NODE.y - SIZE / 2}px`,
  },
  houseMark(palette.chalk),
);

export const CSS = `
.wires{position:absolute}
.key{position:absolute;left:0;width:276px;text-align:center}
.key b{display:block;font:340 46px/1.1 Newsreader}.key span{font-size:38px;color:var(--chalk-2)}
.broker{position:absolute;left:${PORT}px;right:0;height:${ROW}px;display:flex;align-items:center;gap:26px;border-top:2px solid var(--stone-rule)}
.broker:last-child{border-bottom:2px solid var(--stone-rule)}
.broker svg{position:static;flex:none}.broker b{font:500 40px "Hanken Grotesk";flex:1}
.state{font:400 38px "Spline Sans Mono"}.state.go{color:var(--chalk);border-bottom:4px solid var(--vermilion);padding-bottom:3px}
`;

export const markup = (): string =>
  card(
    `<svg class="wires" width="1200" height="800">${[3, 2, 1, 0]
      .map((row) => wire(row, BROKERS[row]?.connected ?? false))
      .join('')}</svg>`,
    stone,
    `<div class="key" style="top:${NODE.y + 118}px"><b>One sign-in</b><span>free, for good</span></div>`,
    ...BROKERS.map(
      ({ name, connected, mark }, row) =>
        `<div class="broker" style="top:${TOP + row * ROW}px"><svg viewBox="0 0 40 40" width="62" height="62"><path d="${mark}" fill="${palette.chalk}" fill-rule="evenodd"/></svg><b>${name}</b>${
          connected
            ? '<span class="state teal">connected</span>'
            : '<span class="state go">connect</span>'
        }</div>`,
    ),
  );
