// What mail programs show. How mails are sent is in tests/editor/service/notices.test.ts.
import { describe, expect, it } from 'vitest';
import type { BrandedMail, Letter } from '../../../tina/server/mail/mailer.ts';
import { mailPage } from '../../../tina/server/views/views.ts';
import { BRAND } from '../../brand/brand.ts';

const PLACE = 'https://editor.example/editor/proposals/fair';
const LETTER: Letter = {
  title: '“The fair” waits for review.',
  lines: ['Mia Rao sent it.'],
  quote: { by: 'Mia Rao', words: 'Soon.\nThe hall is booked.' },
  button: { label: 'Review it', address: PLACE },
};
const GLANCE: BrandedMail['glance'] = {
  words: 'The fair: 1 page · 3 changes',
  picture: {
    ...{ type: 'image/png', width: 560, height: 294, bytes: Buffer.from('') },
    alt: 'The hall, "full"',
  },
};

const open = (more: Partial<BrandedMail> = {}) => {
  const html = mailPage({
    subject: 'A mail',
    letter: LETTER,
    brand: BRAND,
    hasMark: true,
    ...more,
  });
  const document = new DOMParser().parseFromString(html, 'text/html');
  return { html, document, text: document.body.textContent };
};

describe('a mail', () => {
  it('has a title, who did what, a note, the changes, one button, and how to stop the mails', () => {
    const { document, text } = open({ glance: GLANCE, stop: 'https://editor.example/stop' });
    expect(document.documentElement.lang).toBe('en');
    expect(document.documentElement.dir).toBe('ltr');
    expect(document.querySelector('h1')?.textContent).toBe(LETTER.title);
    for (const words of ['Mia Rao sent it.', 'The hall is booked.', '1 page · 3 changes'])
      expect(text).toContain(words);
    const links = [...document.querySelectorAll('a')].map((a) => [a.className, a.href, a.text]);
    expect(links).toEqual([
      ['button', PLACE, 'Review it'],
      ['', 'https://editor.example/stop', 'Stop these mails'],
    ]);
    expect(document.querySelector('img[width="560"]')?.getAttribute('alt')).toBe(
      'The hall, "full"',
    );
  });

  it('is that of the firm: its name, its colours, and fonts of the kind of its own', () => {
    const { html, text } = open();
    expect(text).toContain(BRAND.name);
    for (const name of ['paper', 'ink', 'accent'] as const)
      expect(html).toContain(BRAND.colours[name]);
    const own: readonly string[] = Object.values(BRAND.colours);
    expect(html.match(/#[\da-f]{6}\b/g)?.filter((colour) => !own.includes(colour))).toEqual([]);
    const sans = { ...BRAND.typefaces, display: { ...BRAND.typefaces.display, fallback: 'sans' } };
    const titleFont = (mail: ReturnType<typeof open>) =>
      mail.document.querySelector('h1')?.getAttribute('style');
    expect(titleFont(open())).toContain('Georgia');
    expect(titleFont(open({ brand: { ...BRAND, typefaces: sans as never } }))).toContain(
      'Segoe UI',
    );
  });

  it('loads nothing and runs nothing: its pictures are in it', () => {
    const { html, document } = open({ glance: GLANCE, others: [LETTER], stop: PLACE });
    expect(document.querySelectorAll('link, script, iframe, form')).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import|@font-face|srcset|background=/);
    const sources = [...document.querySelectorAll('[src]')].map((one) => one.getAttribute('src'));
    expect(sources).toEqual(['cid:mark', 'cid:picture']);
    expect(open({ hasMark: false }).document.querySelector('img')).toBeNull();
  });

  it('shows as text what people wrote, each line in the direction of its words', () => {
    const evil = '<script>alert(1)</script><img src="https://spy.example/1.gif">';
    const name = `مريم ${evil}`;
    const { document, text } = open({
      subject: evil,
      letter: {
        ...{ title: `“${'x'.repeat(200)}${evil}” waits for review.`, lines: [`${name} sent it.`] },
        ...{ quote: { by: name, words: `عنوان\n${evil}` }, button: LETTER.button },
      },
      glance: { words: evil, picture: { ...GLANCE.picture, alt: `"${evil}` } as never },
      others: [{ title: evil, lines: [], quote: { by: name, words: evil } }],
    });
    expect(document.querySelectorAll('script, img[src^="http"]')).toHaveLength(0);
    expect(text).toContain(`${name} sent it.`);
    expect(text).toContain(`${'x'.repeat(200)}${evil}”`);
    const rtl = [...document.querySelectorAll('[dir="auto"]')].find(
      ({ textContent }) => textContent === 'عنوان',
    );
    expect(rtl).toBeDefined();
  });

  it('shows a code large, in one piece, and without a button', () => {
    const { document } = open({ letter: { title: 'Your code', lines: [], code: 'A1B2-C3D4' } });
    const code = [...document.querySelectorAll('span')].find(
      (one) => one.textContent === 'A1B2-C3D4',
    );
    expect(code?.children).toHaveLength(0);
    expect(code?.getAttribute('style')).toMatch(/font-size:3\dpx.*white-space:nowrap/);
    expect(document.querySelectorAll('a')).toHaveLength(0);
  });

  it('has what else happened as rows with a link, a long note cut', () => {
    const quote = { by: 'Nila Rao', words: 'And the day? '.repeat(50) };
    const lines = ['On The hall › Title'];
    const other = { ...LETTER, title: '“The hall” has a new comment.', lines, quote };
    const { document, text } = open({ others: [other, { ...other, title: 'Another' }] });
    expect(document.querySelectorAll('a.button')).toHaveLength(1);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a.link')];
    expect(links.map(({ text, href }) => [text, href])).toEqual([
      ['“The hall” has a new comment.', PLACE],
      ['Another', PLACE],
    ]);
    expect(text).toContain('On The hall › Title');
    expect(text).toContain('…');
    expect(text).not.toContain('And the day? '.repeat(20));
  });
});
