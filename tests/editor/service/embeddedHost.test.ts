import { beforeAll, describe } from 'vitest';
import { hostContract } from './hostContract.ts';
import { type Desk, testSetup } from './repository.ts';

const setup = testSetup();

describe('the embedded host', () => {
  const host = {} as { desk: Desk };
  beforeAll(async () => {
    host.desk = await setup.start();
  });
  hostContract(host);
});
