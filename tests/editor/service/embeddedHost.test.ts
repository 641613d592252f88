import { beforeAll, describe } from 'vitest';
import { hostContract } from './hostContract.ts';
import { type Desk, workshop } from './workshop.ts';

const shop = workshop();

describe('the embedded host', () => {
  const host = {} as { desk: Desk };
  beforeAll(async () => {
    host.desk = await shop.start();
  });
  hostContract(host);
});
