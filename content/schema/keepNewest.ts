/** Sets an entry of a cache with a maximum size; the oldest entry is removed. */
export function keepNewest<Key, Value>(
  memory: Map<Key, Value>,
  key: Key,
  value: Value,
  most: number,
): void {
  memory.delete(key);
  memory.set(key, value);
  const [oldest] = memory.keys();
  if (memory.size > most) memory.delete(oldest as Key);
}
