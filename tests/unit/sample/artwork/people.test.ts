import { describe, expect, test } from 'vitest';
import { clear, present } from '../../../../scripts/artwork/sets/events/cast.ts';
import { person, shoe } from '../../../../scripts/artwork/sets/events/people.ts';
import { behind } from '../../../../scripts/artwork/sets/events/poses/behind.ts';
import { seated } from '../../../../scripts/artwork/sets/events/poses/seated.ts';
import { sideways } from '../../../../scripts/artwork/sets/events/poses/sideways.ts';
import { standing } from '../../../../scripts/artwork/sets/events/poses/standing.ts';
import { pose } from '../../../../scripts/artwork/sets/events/poses.ts';
import { gallery } from '../../../../scripts/artwork/sets/events/scenes/gallery.ts';
import { events } from '../../../../scripts/artwork/sets/events/scenes/index.ts';

const scenes = [
  ...Object.entries(events).flatMap(([slug, all]) =>
    all.map((scene, i) => [`${slug} ${i + 1}`, scene] as const),
  ),
  ...Object.entries(gallery),
];
const poses = Object.keys({ ...standing, ...sideways, ...seated, ...behind }) as Parameters<
  typeof pose
>[0][];

describe('the people of the engraved scenes', () => {
  test.each(scenes)('no head stands twice in %s', (_, scene) => {
    clear();
    scene();
    expect(present().length).toBeGreaterThan(0);
    expect(present()).toEqual([...new Set(present())]);
  });

  test('the same seed is somebody else where that head is in the picture already', () => {
    clear();
    const once = person({ pose: 'stand', seed: 'twin', x: 0, y: 0, h: 300 });
    const again = person({ pose: 'stand', seed: 'twin', x: 0, y: 0, h: 300 });
    expect(again).not.toBe(once);
    clear();
    expect(person({ pose: 'stand', seed: 'twin', x: 0, y: 0, h: 300 })).toBe(once);
  });

  test('a picture that asks for more heads than there are says whom it cannot draw', () => {
    clear();
    const look = { hair: 'bald', hairInk: 1, cut: 0, glasses: false, beard: false } as const;
    const draw = (seed: string) => person({ pose: 'stand', seed, look, x: 0, y: 0, h: 300 });
    draw('one');
    expect(() => draw('two')).toThrow('No head is left for “two”');
  });

  test.each(poses)('%s: soles on the ground', (name) => {
    const { feet, view } = pose(name);
    for (const [x, y] of feet) {
      const path = shoe([x, y], view === 'side' ? 0 : 1);
      const numbers = [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, down]) => Number(down));
      expect(Math.max(...numbers)).toBe(0);
    }
  });

  test.each(poses.filter((name) => pose(name).holds))(
    '%s: the hand that holds is within reach of its shoulder',
    (name) => {
      const { hip, hands, view } = pose(name);
      const shoulder = [hip[0] + (view === 'side' ? 0 : 9.6), hip[1] - 27.6] as const;
      expect(Math.hypot(hands[1][0] - shoulder[0], hands[1][1] - shoulder[1])).toBeLessThan(36);
    },
  );
});
