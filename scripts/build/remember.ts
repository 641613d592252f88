/**
 * A function that finds each answer once: hundreds of pages of a list ask for a few.
 * @param find what it does; the same key, the same answer
 */
export function remember<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}
