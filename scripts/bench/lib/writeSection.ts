const HEADING = /^## (.+)$/m;

/**
 * Puts a section into a report, in the place of the one that it renews; the other sections keep what
 * they say. A section whose title is not among the titles is of another time and goes.
 * @param report the report as it is; empty where there is none
 * @param intro what stands before all sections
 * @param titles all sections in their order
 */
export function writeSection(
  report: string,
  intro: string,
  titles: readonly string[],
  section: { title: string; body: string },
): string {
  const [, ...parts] = report.split(HEADING);
  const bodies = new Map<string, string>();
  for (let i = 0; i < parts.length; i += 2) bodies.set(parts[i] ?? '', (parts[i + 1] ?? '').trim());
  bodies.set(section.title, section.body.trim());
  const sections = titles
    .filter((title) => bodies.has(title))
    .map((title) => `## ${title}\n\n${bodies.get(title)}`);
  return `${[intro.trim(), ...sections].join('\n\n')}\n`;
}
