import { expect, test } from 'vitest';
import { freePort } from '../../../renderer/serve/freePort.ts';

// A system that has some thousand ports to give repeats one of so many almost surely.
const MANY = 500;

test('no port is given to two', async () => {
  const ports = new Set<number>();
  for (let i = 0; i < MANY; i++) ports.add(await freePort());
  expect(ports.size).toBe(MANY);
});
