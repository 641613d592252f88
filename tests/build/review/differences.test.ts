import { expect, it } from 'vitest';
import { differences, type Picture } from '../../../scripts/content/review/pages/differences.ts';
import { sightsOf } from '../../../scripts/content/review/pages/sights.ts';

const WIDTH = 200;

/** A white page with black blocks, each 40 pixels wide and 20 high. */
function page(height: number, ...blocks: [left: number, top: number][]): Picture {
  const pixels = Buffer.alloc(WIDTH * height * 4, 255);
  for (const [left, top] of blocks) {
    for (let y = top; y < top + 20; y++) {
      const at = (y * WIDTH + left) * 4;
      for (let i = at; i < at + 40 * 4; i += 4) pixels.fill(0, i, i + 3);
    }
  }
  return { width: WIDTH, height, pixels };
}

/** The outlines on the page after the change. */
const outlined = (before: Picture, after: Picture) =>
  differences(before, after).map((place) =>
    place.boxes.map(({ top, ...box }) => ({ ...box, top: place.after.from + top })),
  );

it('nothing differs where all stayed, or moved by rounding', () => {
  expect(outlined(page(100, [10, 10]), page(100, [10, 10]))).toEqual([]);
  expect(outlined(page(100, [10, 60]), page(101, [10, 61]))).toEqual([]);
  expect(outlined(page(100, [10, 60], [100, 60]), page(100, [10, 61], [100, 60]))).toEqual([]);
});

it('a block more is outlined, and not what it pushed down', () => {
  const before = page(300, [10, 10], [80, 200]);
  const after = page(320, [10, 10], [150, 100], [80, 220]);
  expect(outlined(before, after)).toEqual([[{ left: 150, top: 100, width: 40, height: 20 }]]);
});

it('changes side by side, and far below each other, are outlined each', () => {
  const before = page(300, [10, 10], [10, 200]);
  expect(outlined(before, page(300, [60, 10], [130, 10], [70, 200]))).toEqual([
    [
      { left: 10, top: 10, width: 90, height: 20 },
      { left: 130, top: 10, width: 40, height: 20 },
    ],
    [{ left: 10, top: 200, width: 100, height: 20 }],
  ]);
});

it('pages are told apart by their space where nothing else changed', () => {
  const found = outlined(page(100, [10, 60]), page(150, [10, 110]));
  expect(found).toMatchObject([[{ left: 0, width: WIDTH, height: 50 }]]);
});

it('a place that only got more space is told beside one that is drawn differently', () => {
  const before = page(400, [10, 10], [10, 200], [10, 300]);
  const after = page(450, [60, 10], [10, 200], [10, 350]);
  expect(outlined(before, after)).toMatchObject([
    [{ left: 10, top: 10, width: 90, height: 20 }],
    [{ left: 0, width: WIDTH, height: 50 }],
  ]);
});

it('what stands close is shown together, and what is left out is counted', async () => {
  const tops = [100, 150, 900, 1400, 1900, 2400, 2900, 3400, 3900];
  const after = page(4200, ...tops.map((top): [number, number] => [10, top]));
  const { sights, left } = await sightsOf(page(4200), after);
  expect([sights.length, left]).toEqual([6, 2]);
  const [first, second] = sights[0]?.after?.boxes ?? [];
  expect(first).toMatchObject({ left: 4, width: 52, height: 32 });
  expect(Number(second?.top) - Number(first?.top)).toBe(50);
});

it('a new page is shown from its top, to a certain height', async () => {
  const { sights } = await sightsOf(undefined, page(5000));
  expect(sights).toMatchObject([{ before: undefined, after: { height: 2400, boxes: [] } }]);
});
