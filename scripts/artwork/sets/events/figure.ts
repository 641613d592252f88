import { el, round } from '../../../lib/drawing/svg.ts';
import { tone } from '../../lib/engrave.ts';
import type { Form } from './heads.ts';

/** Where a figure stands in its picture. */
export interface Placed {
  /** Between the feet, in pixels. */
  x: number;
  y: number;
  /** Height in pixels of the same person standing. */
  h: number;
  flip?: boolean;
  /** 0 to 1: how far the air lightens a distant figure. */
  haze?: number;
}

/** Forms that move together: the body in its own units, or a head that is set on its neck. */
export interface Group {
  forms: readonly Form[];
  /** Pixels of the body's hundredth for one unit of the forms. */
  unit: number;
  transform?: string;
}

const rounded = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };

/** A smaller figure than this is silhouette and tone alone: its inner lines would only grey it. */
const FINE = 190;

/** Forms as SVG: a pale rim round the whole figure, then each form, its roundness, its contour. */
export function figure(groups: readonly Group[], { x, y, h, flip, haze = 0 }: Placed): string {
  const scale = h / 100;
  const colour = (ink: number) => tone(ink * (1 - haze) + 0.3 * haze, 'figure');
  const layer = (draw: (form: Form, pixel: number) => string) =>
    groups.map(({ forms, unit, transform }) =>
      el('g', { transform }, ...forms.map((form) => draw(form, 1 / (unit * scale)))),
    );
  const line = (d: string, ink: string, width: number) =>
    el('path', { d, fill: 'none', stroke: ink, 'stroke-width': width.toFixed(3), ...rounded });
  const rim = ({ d, open }: Form, pixel: number) =>
    open ? '' : line(d, tone(0.04, 'solid'), Math.min(6.5, 2.5 + h / 130) * pixel);
  const contour = Math.min(4, 1.1 + h / 320);
  const detail = ({ d, ink }: Form, pixel: number) =>
    line(d, tone(ink > 0.5 ? 1 : 0, 'solid'), contour * pixel);
  const filled = ({ d, ink }: Form) =>
    el('path', { d, fill: colour(ink) }) +
    (h > 170 && ink > 0.12 && ink < 0.85
      ? el('path', { d, fill: `url(#${flip ? 'turn' : 'round'}-figure)` })
      : '');
  // The contours of a part come before its fills, so that a limb has no line across its joint.
  const body = groups.map(({ forms, unit, transform }) => {
    const pixel = 1 / (unit * scale);
    const parts: Form[][] = [];
    for (const form of forms)
      if (form.joined && parts.length > 0) parts.at(-1)?.push(form);
      else parts.push([form]);
    return el(
      'g',
      { transform },
      ...parts.flatMap((part) => [
        ...part.map(({ d, ink, open }) =>
          open ? '' : line(d, tone(ink > 0.5 ? 0 : 1, 'solid'), 2 * contour * pixel),
        ),
        ...part.map((form) => (form.open ? (h < FINE ? '' : detail(form, pixel)) : filled(form))),
      ]),
    );
  });
  return el(
    'g',
    {
      transform: `translate(${round(x)} ${round(y)}) scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})`,
    },
    ...layer(rim),
    ...body,
  );
}
