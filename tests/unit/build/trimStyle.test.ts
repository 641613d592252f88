import { describe, expect, it } from 'vitest';
import { tagsIn, trimStyle } from '../../../scripts/build/finishPage.ts';

const PAGE = tagsIn('<html><body><button class="mark">2025</button></body></html>');

describe('the style of a page', () => {
  it.each([
    'html :focus-visible{outline:3px solid red}',
    '.mark:hover{color:red}',
    '.mark:has(:focus-visible){color:red}',
    '[hidden]{display:none!important}',
    '::selection{color:red}',
  ])('keeps %s', async (rule) => expect(await trimStyle(rule, PAGE)).toBe(rule));

  it.each([
    [
      '@keyframes',
      '.mark{animation:1s slide}@keyframes slide{0%{left:0}to{left:var(--far)}}',
      PAGE,
    ],
    ['a drawing', '.mark{color:red}', `${PAGE} --far`],
  ])(
    'keeps the custom properties that only %s reads, and those that they read',
    async (_, css, page) => {
      const style = (more = '') => `:root{--step:1px;--far:calc(2*var(--step))${more}}${css}`;
      expect(await trimStyle(style(';--unread:1px'), page)).toBe(style());
    },
  );

  it.each(['.other:hover{color:red}', 'video{color:red}'])('leaves out %s', async (rule) =>
    expect(await trimStyle(rule, PAGE)).toBe(''),
  );

  it('refuses a nested rule, because it would lose parts of it', async () => {
    await expect(trimStyle('.mark{color:red;&:hover{color:blue}}', PAGE)).rejects.toThrow('nested');
  });
});
