// The pictures of the four feature cards, flush with the desk that they lie on.
import type { Drawing } from '../lib/render.ts';
import { CARD_CSS } from './features/card.ts';
import * as create from './features/create.ts';
import * as marketplace from './features/marketplace.ts';
import * as signIn from './features/sign-in.ts';
import * as terminal from './features/terminal.ts';

const CARDS = { marketplace, 'sign-in': signIn, create, terminal };

export const drawings: Drawing[] = Object.entries(CARDS).map(([slug, { CSS, markup }]) => ({
  file: `images/features/${slug}.webp`,
  width: 1200,
  height: 800,
  scale: 1,
  quality: 'lossless',
  css: CARD_CSS + CSS,
  markup,
}));
