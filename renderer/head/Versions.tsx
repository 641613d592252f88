import type { Version } from '../languages.ts';

interface VersionsProps {
  versions: readonly Version[];
  /** The address of the site. */
  origin: string;
}

/** Where a page is to be read in each of its languages, and for everybody else in the site's own. */
export function Versions({ versions, origin }: VersionsProps) {
  const [own] = versions;
  if (!own || versions.length === 1) return null;
  const all = [...versions.map(({ locale, path }) => [locale, path]), ['x-default', own.path]];
  return all.map(([language, path]) => (
    <link
      key={language}
      rel="alternate"
      hrefLang={language}
      href={new URL(`${path}`, origin).href}
    />
  ));
}
