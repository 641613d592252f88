import { expect, it } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';
import { miniature, withProject } from './miniature.ts';

const RECORDS = 10_000;

it('loads ten thousand records', () => {
  const tree = miniature();
  const talk = JSON.parse(`${tree.get('content/talks/one-1.json')}`);
  for (let id = 3; tree.size < RECORDS; id++) {
    const record = { ...talk, id, title: `Talk ${id}` };
    tree.set(`content/talks/many-${id}.json`, `${JSON.stringify(record, null, 2)}\n`);
  }
  withProject(tree, (root) => {
    const time = (what: string) => {
      const start = performance.now();
      const { talks } = loadContent(root);
      const took = Math.round(performance.now() - start);
      // A figure to look at, not to fail on: the machine that runs the tests may be busy.
      console.info(`${talks.length} talks, ${what}: ${took} ms`);
      return talks;
    };
    const talks = time('first load');
    expect(time('from memory')).toBe(talks);
  });
}, 60_000);
