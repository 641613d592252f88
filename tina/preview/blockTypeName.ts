/** What Tina calls a block in its queries, by the way to it: `pages`, `sections`, `hero` as `PagesSectionsHero`. */
export const blockTypeName = (path: readonly string[]): string =>
  path.map((step) => step.charAt(0).toUpperCase() + step.slice(1)).join('');

/**
 * The kind of a block: as its form names it, or as its query does.
 * @param names the kinds that there are
 */
export function blockName(
  node: Readonly<Record<string, unknown>>,
  names: Iterable<string>,
): string | undefined {
  if (typeof node._template === 'string') return node._template;
  const typeName = String(node.__typename ?? '');
  // The longest, because one name may end as another.
  return [...names]
    .filter((name) => typeName.endsWith(blockTypeName([name])))
    .sort((a, b) => b.length - a.length)[0];
}
