import { random } from './random.ts';

export interface Netting {
  /** Lots of each account, bought or (negative) sold. */
  orders: number[];
  /** The running sum after each account. */
  running: number[];
  net: number;
  gross: number;
}

/** One signal for many accounts of different sizes; some close what others open. */
export function netOrders(seed: string, accounts: number): Netting {
  const { normal } = random(seed);
  let net = 0;
  const orders = Array.from({ length: accounts }, () => Math.round(2 + normal() * 9));
  const running = orders.map((order) => {
    net += order;
    return net;
  });
  return { orders, running, net, gross: orders.reduce((sum, order) => sum + Math.abs(order), 0) };
}
