import type { CSSProperties } from 'react';
import { colourTokens } from '../../../content/schema/colours.ts';
import type { BrandedMail } from '../mail/mailer.ts';

/** Fonts that mail programs have, by the kind of the brand's own: mail programs load none. */
const FACES = {
  serif: `'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif`,
  sans: `-apple-system, 'Segoe UI', 'Helvetica Neue', Roboto, Arial, sans-serif`,
  mono: `ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace`,
} as const;

/** The brand as styles of elements: mail programs know no variables, and Outlook little besides paragraphs. */
function styleOf({ colours, typefaces }: BrandedMail['brand']) {
  const onAccent = new Map(colourTokens(colours)).get('--color-on-accent');
  const { ink, ink2, ink3, paper, paperRule, accent } = colours;
  const [display, sans, mono] = (['display', 'text', 'mono'] as const).map((part) => ({
    ...{ fontFamily: FACES[typefaces[part].fallback], color: ink },
    // A long word breaks, so that a phone shows the whole mail.
    ...{ overflowWrap: 'anywhere' as const, wordBreak: 'break-word' as const },
  }));
  const text = { ...sans, fontSize: 16, lineHeight: '25px', margin: '0 0 8px' };
  const quiet = { ...text, fontSize: 14, lineHeight: '21px', color: ink2 };
  const rule = `1px solid ${paperRule}`;
  const rounded = { border: rule, borderRadius: 4 };
  return {
    page: { margin: 0, padding: 0, background: paper, tableLayout: 'fixed' },
    // Outlook knows no greatest width; in the others the width of a phone is one.
    column: { width: 560, maxWidth: '100%', textAlign: 'left', tableLayout: 'fixed' },
    head: {
      ...{ ...display, fontSize: 22, margin: '0 0 42px' },
      ...{ paddingTop: 18, borderTop: `2px solid ${ink}` },
    },
    mark: { verticalAlign: 'middle', borderRadius: 4, marginRight: 9 },
    title: {
      ...{ ...display, fontSize: 30, lineHeight: '37px' },
      ...{ fontWeight: 'normal', margin: '0 0 20px' },
    },
    code: {
      ...{ ...mono, ...rounded, fontSize: 34, whiteSpace: 'nowrap' },
      ...{ padding: '14px 20px', display: 'inline-block', margin: '4px 0 12px' },
    },
    text,
    quiet,
    quote: { ...text, margin: '22px 0 0', paddingLeft: 18, borderLeft: `3px solid ${paperRule}` },
    button: {
      ...{ ...text, fontWeight: 600, color: onAccent, background: accent, textDecoration: 'none' },
      ...{ display: 'inline-block', margin: '28px 0', padding: '11px 22px', borderRadius: 4 },
    },
    picture: {
      ...{ ...rounded, display: 'block', maxWidth: '100%', height: 'auto' },
      ...{ boxSizing: 'border-box', margin: '4px 0 32px' },
    },
    other: { ...quiet, margin: '14px 0 0', paddingTop: 14, borderTop: rule },
    foot: {
      ...{ ...quiet, fontSize: 13, color: ink3 },
      ...{ margin: '34px 0 0', paddingTop: 14, borderTop: rule },
    },
  } as const satisfies Record<string, CSSProperties>;
}

/** The colours in the dark, where a mail program asks for them; others change them by themselves. */
const darkOf = ({ stone, stoneRule2, chalk, chalk2 }: BrandedMail['brand']['colours']) =>
  `@media (prefers-color-scheme: dark) {
.page, .page td { background: ${stone} !important }
.page p, .page img, .page .code { border-color: ${stoneRule2} !important }
.page p, .page h1, .page .code { color: ${chalk} !important }
.page .quiet, .page .quiet a { color: ${chalk2} !important }
.page .quiet .link { color: ${chalk} !important }
}`;

/** What someone wrote, line by line. Each has the direction of its words. */
const Words = ({ of }: { of: string }) =>
  of.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
    <span key={index} dir="auto" style={{ display: 'block', textAlign: 'start' }}>
      {line || '\u00a0'}
    </span>
  ));

/** How much of another letter's note is shown. */
const CLIPPED = 200;
const clip = (text: string) =>
  text.length > CLIPPED ? `${text.slice(0, CLIPPED).trimEnd()}…` : text;

const TABLE = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 } as const;

/** A picture that is in the mail. React would have others loaded early. */
const attached = (cid: string) => ({ src: `cid:${cid}`, fetchPriority: 'low' as const });

/**
 * A mail as mail programs show it: the firm's letterhead, what happened, one button, what else happened, and how to
 * stop the mails. It loads nothing, so no one learns when it is read.
 */
export function Mail({ subject, letter, glance, others = [], stop, brand, hasMark }: BrandedMail) {
  const style = styleOf(brand);
  const { title, code, lines, quote, button } = letter;
  const { words, picture } = glance ?? {};
  const parts = (
    <>
      <p style={style.head}>
        {hasMark && <img {...attached('mark')} alt="" width={28} height={28} style={style.mark} />}
        <bdi style={{ verticalAlign: 'middle' }}>{brand.name}</bdi>
      </p>
      <h1 style={style.title}>{title}</h1>
      {code && (
        <p style={style.text}>
          <span className="code" style={style.code}>
            {code}
          </span>
        </p>
      )}
      {lines.map((line) => (
        <p key={line} style={style.text}>
          {line}
        </p>
      ))}
      {words && (
        <p className="quiet" style={style.quiet}>
          {words}
        </p>
      )}
      {quote && (
        <p style={style.quote}>
          <bdi className="quiet" style={{ ...style.quiet, display: 'block' }}>
            {quote.by}
          </bdi>
          <Words of={quote.words} />
        </p>
      )}
      {button && (
        <a className="button" href={button.address} style={style.button}>
          {button.label}
        </a>
      )}
      {picture && (
        <img
          {...{ ...attached('picture'), width: picture.width, height: picture.height }}
          alt={picture.alt}
          style={style.picture}
        />
      )}
      {others.map((other) => (
        <p key={`${other.title} ${other.quote?.words}`} className="quiet" style={style.other}>
          <a className="link" href={other.button?.address} style={style.text}>
            {other.title}
          </a>
          {other.lines.map((line) => (
            <Words key={line} of={clip(line)} />
          ))}
          {other.quote && <Words of={clip(`${other.quote.by}: ${other.quote.words}`)} />}
        </p>
      ))}
      <p className="quiet" style={style.foot}>
        {`Editor of ${brand.name}. `}
        {stop && (
          <a href={stop} style={{ color: 'inherit' }}>
            Stop these mails
          </a>
        )}
      </p>
    </>
  );
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{darkOf(brand.colours)}</style>
      </head>
      <body className="page" style={style.page}>
        {/* What lists of mails show next to the subject. */}
        <div style={{ display: 'none' }}>{[...lines, words].filter(Boolean).join(' ')}</div>
        <table {...TABLE} className="page" width="100%" style={style.page}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '28px 20px 40px' }}>
                <table {...TABLE} width={560} style={style.column}>
                  <tbody>
                    <tr>
                      <td>{parts}</td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
