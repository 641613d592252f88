import { type Firm, packageName } from './skeleton.ts';

/** The scripts of package.json that draw the sample's pictures. */
const SAMPLE_SCRIPTS = ['artwork'];

/** package.json, or its lock, under the firm's name and without the sample's commands. */
export function ownPackage(text: string, { name }: Firm): string {
  const own = JSON.parse(text);
  own.name = packageName(name);
  if (own.packages?.['']) own.packages[''].name = own.name;
  if (own.description)
    own.description = `The site of ${name}: content as data, edited in Tina, prerendered by vite-plugin-ssr.`;
  for (const script of SAMPLE_SCRIPTS) delete own.scripts?.[script];
  return `${JSON.stringify(own, null, 2)}\n`;
}

/** README.md with the firm's name over it, and without the picture and the commands of the sample. */
export function ownReadme(text: string, { name }: Firm): string {
  const commands = text.indexOf('\n```sh');
  const opening = `# ${name}\n\nThe site of ${name}, and the workshop that keeps it: pages prerendered from content that is checked files, widgets that come to life where they are touched, forms that lose nothing. \`npm run content:launch\` lists what is still to be written.\n`;
  const own = commands < 0 ? text : opening + text.slice(commands);
  return own
    .split('\n')
    .filter((line) => !/^\| `npm run artwork|^- A picture of the sample/.test(line))
    .join('\n');
}
