import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { ContentError, loadContent } from '../../../content/load/loadContent.ts';
import { pageAt } from '../../../content/load/publish/pageAt.ts';
import { find } from '../../../content/load/publish/records.ts';
import { parseBody } from '../../../content/load/text/body.ts';
import { miniature, withProject } from './miniature.ts';
import { sectionOf } from './sectionOf.ts';

const TALK = 'content/talks/one-1.json';

const failure = (root: string): ContentError => {
  try {
    loadContent(root);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('The content loaded.');
};

describe('loadContent', () => {
  it('returns single records as objects and other collections as lists, ordered by file name', () => {
    withProject(miniature(), (root) => {
      const { pages, site, talks, courses } = loadContent(root);
      expect(site).toMatchObject({ slug: 'site', file: 'content/site/site.json' });
      expect(talks.map(({ slug }) => slug)).toEqual(['one-1', 'one-2']);
      const files = pages
        .map(({ file }) => file)
        .filter((file) => file.startsWith('content/pages/'));
      expect(files).toEqual(files.toSorted());
      expect(pages.map(({ slug }) => slug)).toContain('not-found');
      const [first] = sectionOf(pageAt(pages, '/')?.page, 'curriculum').courses;
      expect(find(courses, first?.course ?? '').title).toBe('Course 1');
      expect(() => find(courses, 'content/courses/none.json')).toThrow('none.json');
    });
  });

  it('treats what the editor clears as absent', () => {
    const tree = miniature();
    const talk = JSON.parse(`${tree.get(TALK)}`);
    tree.set(TALK, JSON.stringify({ ...talk, focus: '' }));
    withProject(tree, (root) => {
      expect(loadContent(root).talks[0]).not.toHaveProperty('focus');
    });
  });

  it('returns the cached content until a file changes, and reads only that file again', () => {
    const tree = miniature();
    withProject(tree, (root) => {
      const readingOf = (file: string) => inspect(root).readings.find((one) => one.file === file);
      const before = loadContent(root);
      const other = before.talks[1]?.file ?? '';
      const reading = readingOf(other);
      expect(loadContent(root)).toBe(before);
      writeFileSync(join(root, TALK), `${tree.get(TALK)}`.replace('"Talk 1"', '"Another talk"'));
      const after = loadContent(root);
      expect(after.talks[0]?.title).toBe('Another talk');
      expect(reading?.collection).toBe('talks');
      expect(readingOf(other)).toBe(reading);
      rmSync(join(root, TALK));
      expect(() => loadContent(root).talks).not.toThrow();
      expect(loadContent(root).talks).toHaveLength(1);
    });
  });

  it('notices a deleted picture', () => {
    withProject(miniature(), (root) => {
      loadContent(root);
      rmSync(join(root, 'public/images/talks/one.svg'));
      expect(failure(root).message).toContain('names /images/talks/one.svg');
    });
  });

  it('throws every problem of every file in one report, without a stack', () => {
    const tree = miniature();
    tree.set(TALK, `${tree.get(TALK)}`.replace('"seminar"', '"seminer"'));
    tree.set('content/talks/one-2.json', '{ "id": 2, }');
    withProject(tree, (root) => {
      const error = failure(root);
      expect(error.problems).toHaveLength(2);
      expect(error.message).toContain(`${TALK}:5:11  error  “Kind” cannot be “seminer”.
    3 |   "title": "Talk 1",
    4 |   "description": "A line of gold on slate tells what it is",
  > 5 |   "type": "seminer",
      |           ^^^^^^^^^
    6 |   "date": "2025-02-14",
    7 |   "minutes": 1,
  Fix: Choose one of “seminar”, “podcast”.
  Did you mean seminar?`);
      expect(error.message).toContain('2 errors, 0 warnings in 2 files');
      expect(error.stack).toBe(`ContentError: ${error.message}`);
    });
  });

  it('names a file that cannot be read', () => {
    withProject(miniature(), (root) => {
      rmSync(join(root, TALK));
      symlinkSync('nowhere', join(root, TALK));
      expect(failure(root).message).toContain(
        `${TALK}:1:1  error  This is a link, and no file of its own`,
      );
    });
  });

  it('reports a missing content folder', () => {
    withProject(new Map(), (root) => {
      expect(failure(root).message).toContain('There is no folder content/ here.');
    });
  });
});

describe('parseBody', () => {
  it('returns paragraphs of text, bold, italic and links', () => {
    const { children } = parseBody('A **bold** and *fine* [line](/about).\n\nSecond.');
    expect(children).toMatchObject([
      {
        type: 'p',
        children: [
          { text: 'A ' },
          { text: 'bold', bold: true },
          { text: ' and ' },
          { text: 'fine', italic: true },
          { text: ' ' },
          { type: 'a', url: '/about', children: [{ text: 'line' }] },
          { text: '.' },
        ],
      },
      { type: 'p', children: [{ text: 'Second.' }] },
    ]);
  });
});
