import { describe, expect, it } from 'vitest';
import { claimScale } from '../../../components/sections/enterprise/claimScale.ts';
import { netOrders } from '../../../components/sections/figures/netting.ts';

it('nets every order into the one that leaves', () => {
  const { orders, running, net, gross } = netOrders('netting', 72);
  expect(net).toBe(orders.reduce((sum, order) => sum + order, 0));
  expect(running.at(-1)).toBe(net);
  expect(gross).toBeGreaterThan(Math.abs(net));
});

describe('claims as lengths', () => {
  it('draws a share on top of the whole', () => {
    expect(claimScale('up to 25% more')).toMatchObject({ base: 100, from: 100, to: 125 });
  });
  it('draws a multiple as that many lengths', () => {
    expect(claimScale('10x AUM growth')).toMatchObject({ base: 1, to: 10, length: 10 });
  });
  it('draws a month and a quarter of a year', () => {
    expect(claimScale('go live in under 1 month')).toMatchObject({ length: 12, to: 1 });
    expect(claimScale('thousands of users in under 1 quarter')).toMatchObject({
      length: 12,
      to: 3,
    });
  });
  it('draws nothing for words alone', () => {
    expect(claimScale('many happy clients')).toBeUndefined();
  });
});
