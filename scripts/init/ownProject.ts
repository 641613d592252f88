import { type Firm, packageName } from './skeleton.ts';

/** package.json, or its lock, under the firm's name. */
export function ownPackage(text: string, { name }: Firm): string {
  const own = JSON.parse(text);
  own.name = packageName(name);
  if (own.packages?.['']) own.packages[''].name = own.name;
  if (own.description)
    own.description = `The site of ${name}: content as data, edited in Tina, prerendered by vite-plugin-ssr.`;
  return `${JSON.stringify(own, null, 2)}\n`;
}

/** README.md with the firm's name over it, and without the sample's picture. */
export function ownReadme(text: string, { name }: Firm): string {
  const commands = text.indexOf('\n```sh');
  const opening = `# ${name}\n\nThe site of ${name}, and the workshop that keeps it: pages prerendered from content that is checked files, widgets that come to life where they are touched, forms that lose nothing. \`npm run content:launch\` lists what is still to be written.\n`;
  return commands < 0 ? text : opening + text.slice(commands);
}
