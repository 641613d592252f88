import type { SaxesTagNS } from 'saxes';

interface Use {
  readonly target: string;
  readonly offset: number;
}

const LONGEST_CHAIN = 20;

/**
 * Counts how many copies each `use` of a drawing stands for: a part that shows ten of a part that shows
 * ten is written in a line, and ten lines of that stop a browser.
 */
export function copiesOf() {
  const uses: Use[] = [];
  const inside = new Map<string, Use[]>();
  const open: string[] = [];

  const above = new Set<string>();
  const known = new Map<string, number>();

  /** A part that shows itself stands for no end of copies, and so does a chain that nobody draws. */
  const count = (target: string): number => {
    if (above.has(target) || above.size > LONGEST_CHAIN) return Number.POSITIVE_INFINITY;
    const before = known.get(target);
    if (before !== undefined) return before;
    above.add(target);
    let copies = 1;
    for (const use of inside.get(target) ?? []) copies += count(use.target);
    above.delete(target);
    known.set(target, copies);
    return copies;
  };

  return {
    /** @returns how many elements are open now */
    open({ name, attributes }: SaxesTagNS, offset: number): number {
      open.push(attributes.id?.value ?? '');
      const target = (attributes.href ?? attributes['xlink:href'])?.value.slice(1);
      if (name !== 'use' || !target) return open.length;
      const use = { target, offset };
      uses.push(use);
      for (const id of new Set(open)) {
        const within = inside.get(id) ?? [];
        within.push(use);
        inside.set(id, within);
      }
      return open.length;
    },
    close() {
      open.pop();
    },
    counted: () => uses.map(({ target, offset }) => ({ offset, count: count(target) })),
  };
}
