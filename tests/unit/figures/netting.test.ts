import { expect, it } from 'vitest';
import { netOrders } from '../../../components/sections/figures/netting.ts';

it('nets every order into the one that leaves', () => {
  const { orders, running, net, gross } = netOrders('netting', 72);
  expect(net).toBe(orders.reduce((sum, order) => sum + order, 0));
  expect(running.at(-1)).toBe(net);
  expect(gross).toBeGreaterThan(Math.abs(net));
});
