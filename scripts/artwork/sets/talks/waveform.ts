import { rect } from '../../../lib/drawing/figure.ts';

/** One bar of a podcast's waveform: how far it reaches above and below the middle line. */
export interface Bar {
  up: number;
  down: number;
  fill: string;
}

/** The family mark of the podcasts: rounded bars from edge to edge about a line at `middle`. */
export function waveform(bars: readonly Bar[], middle: number, width = 1280): string {
  const step = width / bars.length;
  const thick = step * 0.56;
  return bars
    .map(({ up, down, fill }, i) =>
      rect(i * step + (step - thick) / 2, middle - up, thick, Math.max(up + down, thick), fill, {
        rx: thick / 2,
      }),
    )
    .join('');
}
