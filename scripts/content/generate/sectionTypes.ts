import { readdirSync } from 'node:fs';

/** The types of sections, gathered from their files; Node, Vite and Tina's bundler read it alike. */
export const SECTION_TYPES = 'content/schema/sectionTypes.ts';

const FOLDER = 'content/schema/sections';

/** Every type of section that has a file, as a module that lists them. */
export function sectionTypes(): string {
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  return `// Written by npm run content:schema from the files of content/schema/sections/.
${names.map((name) => `import { ${name} } from './sections/${name}.ts';`).join('\n')}

/** Every type of section, in the order of their names. */
export const sectionTypes = [
${names.map((name) => `  ${name},`).join('\n')}
] as const;
`;
}
