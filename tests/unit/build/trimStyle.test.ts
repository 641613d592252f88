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

  it.each(['.other:hover{color:red}', 'video{color:red}'])('leaves out %s', async (rule) =>
    expect(await trimStyle(rule, PAGE)).toBe(''),
  );

  it('takes no nested rule, whose parts it would lose', async () => {
    await expect(trimStyle('.mark{color:red;&:hover{color:blue}}', PAGE)).rejects.toThrow('nested');
  });
});
