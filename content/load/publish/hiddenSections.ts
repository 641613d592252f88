/** A record as visitors see it: a page without the sections that are hidden. */
export function withoutHiddenSections<E extends object>(entry: E): E {
  const { sections } = entry as { sections?: readonly { hidden?: boolean }[] };
  return sections?.some(({ hidden }) => hidden)
    ? { ...entry, sections: sections.filter(({ hidden }) => !hidden) }
    : entry;
}
