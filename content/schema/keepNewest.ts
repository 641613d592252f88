/** Sets a value of a memory that has at most so many: the oldest one is forgotten. */
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
