import { describe, expect, it } from 'vitest';
import { repositoryOf } from '../../../scripts/content/propose/propose.ts';
import { branchName } from '../../../scripts/content/propose/workingCopy.ts';

describe('the name of a branch', () => {
  it.each([
    ['Add Itô’s talk: Fort, 2026!', 'content/add-ito-s-talk-fort-2026'],
    ['नया भाषण', 'content/change'],
    ['word '.repeat(30), 'content/word-word-word-word-word-word-word-word-word'],
    ['x'.repeat(90), `content/${'x'.repeat(48)}`],
  ])('is made from “%s”', (message, name) => {
    expect(branchName(message, new Set())).toBe(name);
  });
});

describe('the repository of a remote', () => {
  it.each([
    ['https://github.com/nikash/site.git', 'github.com', 'nikash/site'],
    ['https://asha:secret@github.com/nikash/site', 'github.com', 'nikash/site'],
    ['git@github.com:nikash/site.git', 'github.com', 'nikash/site'],
    ['ssh://git@code.nikash.example:2222/web/site.git', 'code.nikash.example', 'web/site'],
  ])('is read from %s', (address, host, path) => {
    expect(repositoryOf(address)).toEqual({ host, path });
  });

  it.each(['/srv/git/site.git', 'C:/git/site', '../site.git', 'file:///srv/site.git'])(
    'is not to be read from %s',
    (address) => expect(repositoryOf(address)).toBeUndefined(),
  );
});
