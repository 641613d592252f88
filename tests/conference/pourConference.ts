import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, SectionOf } from '../../content/schema/pages.ts';
import { TYPE } from '../../content/schema/section.ts';
import { PICTURE, PORTRAIT, type Programme } from './Programme.ts';

/** How many people stand in one group. */
const A_GROUP = 18;

/** A ridge in a frame of some ratio. */
const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 ${height}L${width * 0.4} ${height * 0.3}L${width * 0.6} ${height * 0.6}L${width} ${height * 0.1}V${height}Z" fill="#35524a"/></svg>\n`;

const groupOf = (index: number, files: readonly string[]): SectionOf<'teamGroup'> => ({
  [TYPE]: 'teamGroup',
  title: `Speakers of day ${index + 1}`,
  text: 'In the order in which they spoke.',
  layout: 'list',
  anchor: `day-${index + 1}`,
  members: files.map((member) => ({ member })),
});

/** The record of the page where people stand. */
function pageOfPeople(folder: string): { file: string; page: Page } {
  for (const file of globSync('content/pages/*.json', { cwd: folder }).sort()) {
    const page: Page = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (page.sections.some((section) => section[TYPE] === 'teamGroup')) return { file, page };
  }
  throw new Error('No page has a group of people.');
}

/**
 * Pours a conference's talks, events and speakers into a site, as a script would from the organiser's export.
 * @param folder top of a copy, never of the site itself
 * @returns the address of the page where the speakers stand, in groups `#day-1`, `#day-2` and so on
 */
export function pourConference(folder: string, { speakers, talks, events }: Programme): string {
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const json = (file: string, record: object) =>
    write(file, `${JSON.stringify(record, null, 2)}\n`);
  write(`public${PORTRAIT}`, drawing(4, 5));
  write(`public${PICTURE}`, drawing(16, 9));
  for (const [file, record] of [...speakers, ...talks]) json(file, record);
  for (const [file, text] of events ?? []) write(file, text);
  const { file, page } = pageOfPeople(folder);
  const files = [...speakers.keys()];
  const groups = Array.from({ length: Math.ceil(files.length / A_GROUP) }, (_, index) =>
    groupOf(index, files.slice(index * A_GROUP, (index + 1) * A_GROUP)),
  );
  json(file, { ...page, sections: [...page.sections, ...groups] });
  return page.path;
}
