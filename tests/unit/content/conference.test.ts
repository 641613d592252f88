import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import { exportedProgramme } from '../../conference/exportedProgramme.ts';
import { inventedProgramme } from '../../conference/inventedProgramme.ts';
import { pourConference } from '../../conference/pourConference.ts';
import { miniature, withProject } from './miniature.ts';

it('the records of a large conference break no rule', () => {
  withProject(miniature(), (root) => {
    const own = loadContent(root);
    const programme = inventedProgramme(1 / 7);
    const [talks, speakers] = [[...programme.talks.values()], [...programme.speakers.values()]];
    pourConference(root, programme);
    const { diagnostics } = inspect(root);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    // Only long texts are reported.
    const others = diagnostics.filter(({ rule }) => !/and its place is drawn for/.test(rule));
    expect(others).toEqual([]);
    const content = loadContent(root);
    expect(content.talks).toHaveLength(own.talks.length + talks.length);
    expect(content.team).toHaveLength(own.team.length + speakers.length);
    expect(content.events).toHaveLength(own.events.length + (programme.events?.size ?? 0));
    expect(Math.max(...talks.map(({ title }) => title.length))).toBe(120);
    expect(talks.some(({ minutes, thumbnailUrl }) => !minutes && !thumbnailUrl)).toBe(true);
    expect(talks.some(({ speaker }) => !speaker)).toBe(true);
    expect(talks.some(({ description }) => !description)).toBe(true);
    expect(speakers.some(({ role, description }) => !role && !description)).toBe(true);
    expect(talks.some(({ others: more = [] }) => more.length === 2)).toBe(true);
    for (const script of [/\p{Script=Devanagari}/u, /\p{Script=Arabic}/u, /\p{Script=Han}/u]) {
      expect(speakers.some(({ name }) => script.test(name))).toBe(true);
      expect(talks.some(({ title }) => script.test(title))).toBe(true);
    }
  });
});

const BIOGRAPHY = `${'Traded by day. '.repeat(350)}\r\n\r\n**Teaches** by [night](https://school.example).`;

/** A page of pretalx's API in its format; all people are invented. */
const EXPORT = {
  count: 2,
  results: [
    {
      code: 'T1',
      title: 'Fills & fees',
      abstract: 'What a *fill* costs:\n\n- fees\n- the `spread`\n\n> Nothing is free.',
      duration: 30,
      slot: { start: '2026-09-12T10:00:00+05:30' },
      speakers: [{ code: 'S1', name: 'Asha Rao', biography: BIOGRAPHY }],
    },
    {
      code: 'T2',
      title: 'The other Asha',
      abstract: null,
      duration: null,
      slot: null,
      speakers: [
        { code: 'S2', name: 'Asha Rao', biography: null },
        { code: 'S1', name: 'Asha Rao', biography: BIOGRAPHY },
      ],
    },
  ],
};

it('content:import converts an export of pretalx: two people of one name, long biographies, Markdown as text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pretalx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'talks.json');
  writeFileSync(file, JSON.stringify(EXPORT));
  const programme = exportedProgramme(file);
  expect(programme.speakers.size).toBe(2);
  const [talk, other] = [...programme.talks.values()];
  expect(talk?.description).toBe('What a fill costs:\n\n– fees\n– the spread\n\nNothing is free.');
  expect(other?.others).toEqual([{ member: talk?.speaker }]);
  expect(other?.speaker).not.toBe(talk?.speaker);
  const [first] = programme.speakers.values();
  expect(first?.description).toMatch(/Teaches by night\.$/);
  expect(first?.description?.length).toBeGreaterThan(5_200);
  writeFileSync(file, JSON.stringify(EXPORT.results));
  expect(exportedProgramme(file)).toEqual(programme);
  withProject(miniature(), (root) => {
    pourConference(root, programme);
    const { diagnostics } = inspect(root);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
