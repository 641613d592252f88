import type { Form } from '../heads.ts';
import type { Look } from '../looks.ts';
import { against, closed, hem, type Place, through } from './cloth.ts';

/** The upper body from the side. */
export function sideTorso(look: Look, place: Place, sits: boolean): Form[] {
  const b = look.build;
  const low = hem(look, sits);
  const flare = low > 10 ? 2.4 : 0;
  const forms: Form[] = [
    {
      d: closed(place, [
        [3, -32],
        [6, -28],
        [7.4 * b, -21],
        [6.8 * b, -9],
        [6.6 + flare, low],
        [-6.8 - flare, low],
        [-5.6, -9],
        [-7.2, -22],
        [-5.6, -29],
        [-2.6, -33],
      ]),
      ink: look.top,
    },
  ];
  const ink = against(look.top);
  if (look.dress === 'jacket')
    forms.push(
      {
        d: closed(place, [
          [3, -32],
          [6, -28],
          [7.2 * b, -20],
          [6.4, -14],
          [4, -24],
        ]),
        ink: 0.05,
      },
      {
        d: through(place, [
          [2.6, -32],
          [3.6, -24],
          [6.2, -13],
          [6, low],
        ]),
        ink,
        open: true,
      },
    );
  else
    forms.push({
      d: through(place, [
        [-2.4, -32],
        [1, -30.6],
        [3.4, -31.4],
      ]),
      ink,
      open: true,
    });
  if (look.dress === 'salwar')
    forms.push({
      d: closed(place, [
        [1, -31],
        [5, -29],
        [3, -20],
        [-3, -6],
        [-6, -2],
        [-6, -12],
        [-2, -22],
      ]),
      ink: against(look.top, 0.3),
    });
  return forms;
}
