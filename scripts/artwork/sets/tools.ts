// The six screens of the desk, each composed twice: for a wide page and for a phone.
import type { Drawing } from '../lib/render.ts';
import * as backtest from './tools/backtest.ts';
import * as blotter from './tools/blotter.ts';
import * as copilot from './tools/copilot.ts';
import { DESK_CSS } from './tools/desk.ts';
import * as marketplace from './tools/marketplace.ts';
import * as optionChain from './tools/option-chain.ts';
import * as risk from './tools/risk.ts';

interface ScreenSource {
  CSS: string;
  wide: () => string;
  phone: () => string;
}

const SCREENS: Readonly<Record<string, ScreenSource>> = {
  copilot,
  marketplace,
  backtest,
  'option-chain': optionChain,
  risk,
  blotter,
};

export const drawings: Drawing[] = Object.entries(SCREENS).flatMap(([slug, screen]) => {
  const css = DESK_CSS + screen.CSS;
  return [
    {
      file: `images/tools/${slug}.webp`,
      width: 1440,
      height: 900,
      quality: 78,
      css,
      markup: screen.wide,
    },
    { file: `images/tools/${slug}-phone.webp`, width: 390, height: 560, css, markup: screen.phone },
  ];
});
