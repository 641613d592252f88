import { describe, expect, it } from 'vitest';
import { inspect, inspectChanges } from '../../../content/load/inspect.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { miniature, type Tree } from '../content/miniature.ts';
import { oneProject } from '../content/oneProject.ts';
import { edit, speakFrench, translate } from './speaking.ts';

const withProject = oneProject();

const BRAND = 'content/brand/brand.json';
const ABOUT = 'content/pages/about.json';
const WORDS = 'content/pages/about.fr.json';

interface Words {
  name?: string;
  path?: string;
  sections: Record<string, unknown>[];
}

const problemsOf = (tree: Tree) =>
  withProject(tree, (root) => locate(root, inspect(root).diagnostics));

/** The miniature with one page in a second language. */
function french(): Tree {
  const tree = speakFrench(miniature());
  translate(tree, ABOUT);
  return tree;
}

const damaged = (damage: (tree: Tree) => void) => {
  const tree = french();
  damage(tree);
  return problemsOf(tree);
};

const inWords = (change: (words: Words) => void) => (tree: Tree) => edit(tree, WORDS, change);

describe('the check of translations', () => {
  it('reports nothing for a completely translated record, with any type of section', () => {
    const tree = speakFrench(miniature());
    for (const file of [...tree.keys()])
      if (/^content\/pages\/(?!not-found)[\w-]+\.json$/.test(file)) translate(tree, file);
    expect(problemsOf(tree)).toEqual([]);
  });

  it.each<[string, (tree: Tree) => void, object]>([
    [
      'a language that nobody declared',
      (tree) =>
        edit(tree, BRAND, (brand: { languages: { prefix: string }[] }) => {
          for (const one of brand.languages) one.prefix = 'fro';
          for (const file of ['site/site', 'forms/forms', 'brand/brand']) {
            tree.set(`content/${file}.fro.json`, tree.get(`content/${file}.fr.json`) as string);
            tree.delete(`content/${file}.fr.json`);
          }
        }),
      {
        severity: 'error',
        file: WORDS,
        rule: 'The brand declares no language “fr”.',
        suggestion: 'content/pages/about.fro.json',
      },
    ],
    [
      'words of a record that is not there',
      (tree) => {
        tree.set('content/talks/none.fr.json', '{}\n');
      },
      {
        severity: 'error',
        file: 'content/talks/none.fr.json',
        rule: expect.stringMatching(/not there/),
      },
    ],
    [
      'the page for unknown addresses',
      (tree) => translate(tree, 'content/pages/not-found.json'),
      { severity: 'error', file: 'content/pages/not-found.fr.json' },
    ],
    [
      'a field that nobody knows',
      inWords((words) => Object.assign(words, { nam: 'About' })),
      { severity: 'error', file: WORDS, rule: '“nam” is not a field here.', suggestion: 'name' },
    ],
    [
      'a field that is the same in every language',
      inWords((words) => Object.assign(words, { path: '/a-propos' })),
      {
        severity: 'error',
        file: WORDS,
        rule: '“Address” is the same in every language, and comes from the record.',
      },
    ],
    [
      'a text that is too long',
      inWords((words) => Object.assign(words, { name: 'Å'.repeat(41) })),
      { severity: 'error', file: WORDS, rule: expect.stringMatching(/“Name” has 41 characters/) },
    ],
    [
      'an item that does not say which one it translates',
      inWords(({ sections }) => {
        delete sections[0]?._of;
      }),
      { severity: 'error', file: WORDS, rule: '“Which one (_of)” is missing.' },
    ],
    [
      'broken syntax',
      (tree) => {
        tree.set(WORDS, '{');
      },
      { severity: 'error', file: WORDS },
    ],
    [
      'an address of a page that begins with the word of a language',
      (tree) =>
        edit(tree, 'content/pages/risk.json', (page: Words) => {
          page.path = '/fr/risk';
        }),
      {
        severity: 'error',
        file: 'content/pages/risk.json',
        rule: '/fr/risk is kept for the pages in français.',
      },
    ],
    [
      'a word of a language that is the site’s own',
      (tree) =>
        edit(tree, BRAND, (brand: { languages: object[] }) => {
          brand.languages.push({ name: 'Api', prefix: 'api', locale: 'mi-NZ' });
          for (const kind of ['site', 'forms'])
            tree.set(
              `content/${kind}/${kind}.api.json`,
              tree.get(`content/${kind}/${kind}.fr.json`) as string,
            );
        }),
      { severity: 'error', file: BRAND, rule: '/api is kept for the site’s own files.' },
    ],
    [
      'the site’s own language among the others',
      (tree) =>
        edit(
          tree,
          BRAND,
          (brand: { place: { locale: string }; languages: { locale: string }[] }) => {
            for (const one of brand.languages) one.locale = brand.place.locale;
          },
        ),
      {
        severity: 'error',
        file: BRAND,
        rule: '“Further languages” name the site’s own language too.',
      },
    ],
    [
      'a way back that has no name',
      (tree) =>
        edit(tree, BRAND, (brand: { place: { name?: string } }) => {
          delete brand.place.name;
        }),
      { severity: 'error', file: BRAND, rule: expect.stringMatching(/no name for the language/) },
    ],
    [
      'a section that has gone',
      (tree) =>
        edit(tree, ABOUT, (page: Words) => {
          page.sections.shift();
        }),
      { severity: 'warning', file: WORDS, rule: expect.stringMatching(/this item is not shown/) },
    ],
    [
      'a section that became another kind',
      inWords(({ sections }) => {
        sections[0] = { _template: 'closing', _of: 'A.' };
      }),
      { severity: 'warning', file: WORDS, rule: expect.stringMatching(/this item is not shown/) },
    ],
    [
      'words for a field that is empty in the record',
      inWords(({ sections }) => Object.assign(sections[0] as object, { note: 'Åvant' })),
      { severity: 'warning', file: WORDS, rule: `“Note” is empty in ${ABOUT}: this is not shown.` },
    ],
    [
      'texts without words',
      inWords((words) => {
        delete words.name;
        words.sections.pop();
      }),
      {
        severity: 'warning',
        file: WORDS,
        rule: expect.stringMatching(/^Not translated, and shown in .+: “Name” \(Page about\), /),
      },
    ],
    [
      'controls without words',
      (tree) => {
        tree.delete('content/forms/forms.fr.json');
      },
      {
        severity: 'warning',
        file: BRAND,
        rule: expect.stringMatching(/^“Forms” has no words in français/),
      },
    ],
  ])('reports %s', (_, damage, problem) => {
    const problems = damaged(damage);
    expect(problems).toContainEqual(expect.objectContaining(problem));
    // One mistake is reported once.
    expect(problems.filter(({ severity }) => severity === 'error').length).toBeLessThan(2);
  });

  it('applies the rules of the record in every language, including those between fields', () => {
    const tree = french();
    edit(tree, ABOUT, ({ sections }: Words) => {
      const segment = sections.find((one) => one._template === 'segment');
      Object.assign(segment as object, { typed: true });
    });
    edit(tree, WORDS, ({ sections }: Words) => {
      const segment = sections.find((one) => one._template === 'segment');
      Object.assign(segment?.heading as object, { roman: 'Å'.repeat(50) });
    });
    expect(problemsOf(tree)).toMatchObject([
      { severity: 'error', file: WORDS, rule: expect.stringContaining('types more than') },
    ]);
  });

  it('reports a broken link in a text', () => {
    const tree = french();
    edit(tree, WORDS, ({ sections }: Words) => {
      const text = sections.find((one) => one._template === 'text');
      Object.assign(text as object, {
        body: `Une ligne d’or sur l’ardoise dit ce qu’elle vaut, et rien d’autre ne le dit : [voir](/nulle-part).`,
      });
    });
    expect(problemsOf(tree)).toMatchObject([
      { severity: 'error', file: WORDS, rule: expect.stringContaining('/nulle-part') },
    ]);
  });

  it('reports the effects of a change, and accepts a translation together with its new record', () => {
    withProject(french(), (root) => {
      const texts = inspect(root).readings.find(({ file }) => file === ABOUT);
      const about = `${JSON.stringify(texts?.data)}\n`;
      const alone = inspectChanges(
        root,
        new Map([
          [ABOUT, undefined],
          ['content/pages/us.json', about],
        ]),
      );
      expect(alone.map(({ file }) => file)).toContain(WORDS);
      const together = inspectChanges(
        root,
        new Map([
          [ABOUT, undefined],
          ['content/pages/us.json', about],
          [WORDS, undefined],
          ['content/pages/us.fr.json', '{}'],
        ]),
      );
      expect(together).toEqual([]);
    });
  });
});
