// The submissions of a run: who sends them, and how each must end.

/** The body that the browser sends. */
export interface Row {
  name: string;
  email: string;
  phone: string;
  query: string;
}

/** One submission of the plan. */
export interface Planned {
  form: 'contact' | 'request_demo';
  address: string;
  kind: string;
  id: string;
  row: Row;
  /** The honeypot is filled. */
  trap: boolean;
  /** The answer that it must get. Of a crowd some are accepted, which are counted by address. */
  expected: 'accepted' | 'refused' | 'either';
  /** The client disconnects once before the answer comes, and then tries again. */
  hangsUp: boolean;
  /** Sent twice at the same time, as by a double click. */
  twice: boolean;
}

/**
 * Submissions of one form that one address may send: more than the connections of `cluster.ts`, so that the first of
 * a crowd go on beside each other and the last queue.
 */
export const LIMIT = 25;
/** Submissions that each address of a crowd sends. */
const CROWD = 2 * LIMIT;

const BREACHES: [string, Partial<Row>][] = [
  ['name_too_short', { name: '' }],
  ['name_too_long', { name: 'n'.repeat(201) }],
  ['email_too_short', { email: 'e' }],
  ['email_too_long', { email: 'e'.repeat(321) }],
  ['phone_not_accepted', { phone: '98765' }],
  ['query_too_short', { query: 'Too short' }],
  ['query_too_long', { query: 'q'.repeat(161) }],
];

/** Of twenty submissions: 11 plain, 2 hung up, 1 double, 1 honeypot, 3 of a crowd, 2 refused. */
const CYCLE = 20;

/** The plan in an order that mixes all kinds from first to last. */
export function plan(count: number): Planned[] {
  const planned = Array.from({ length: count }, (_, index) => planOne(index));
  const stride = 7919;
  const mixed = planned.map((_, index) => planned[(index * stride) % count] as Planned);
  // Neighbours in the queue make one crowd, so that its submissions arrive together.
  for (const [index, member] of mixed.filter(({ kind }) => kind === 'crowd').entries()) {
    const place = Math.floor(index / CROWD);
    member.address = `192.168.${place >> 8}.${place & 255}`;
  }
  return mixed;
}

function planOne(index: number): Planned {
  const step = index % CYCLE;
  const round = Math.floor(index / CYCLE);
  const base: Planned = {
    form: round % 2 ? 'contact' : 'request_demo',
    // No other submission has this address, so no limit can refuse this one.
    address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    kind: 'valid',
    id: crypto.randomUUID(),
    trap: false,
    row: {
      name: `रिया "R" ${index} 🪙`,
      email: `riya.${index}@prospect.example`,
      phone: String(index).padStart(10, '9'),
      query: `Question ${index}; drop table contact;--`,
    },
    expected: 'accepted',
    hangsUp: false,
    twice: false,
  };
  if (step < 11) return base;
  if (step < 13) return { ...base, kind: 'valid, hung up', hangsUp: true };
  if (step < 14) return { ...base, kind: 'valid, sent twice', twice: true };
  if (step < 15) return { ...base, kind: 'honeypot', trap: true };
  if (step < 18) return { ...base, form: 'contact', kind: 'crowd', expected: 'either' };
  const [kind, breach] = BREACHES[(round * 2 + step) % BREACHES.length] as [string, Partial<Row>];
  return { ...base, kind, row: { ...base.row, ...breach }, expected: 'refused' };
}
