import { expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import { inventedProgramme } from '../../conference/inventedProgramme.ts';
import { pourConference } from '../../conference/pourConference.ts';
import { miniature, withProject } from './miniature.ts';

it('two hundred records of a conference, in the shapes that they have, break no rule', () => {
  withProject(miniature(), (root) => {
    const own = loadContent(root);
    const programme = inventedProgramme();
    const [talks, speakers] = [[...programme.talks.values()], [...programme.speakers.values()]];
    pourConference(root, programme);
    const { diagnostics } = inspect(root);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    // Long texts are told, and nothing else is.
    const others = diagnostics.filter(({ rule }) => !/and its place is drawn for/.test(rule));
    expect(others).toEqual([]);
    const content = loadContent(root);
    expect(content.talks).toHaveLength(own.talks.length + talks.length);
    expect(content.team).toHaveLength(own.team.length + speakers.length);
    expect(talks.length + speakers.length).toBe(200);
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
