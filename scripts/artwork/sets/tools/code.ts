const KEYWORDS = /^(from|import|class|def|return|if|and|or|not|for|in|True|False|None)$/;
const TOKENS = /(#.*$)|("[^"]*")|([A-Za-z_][\w]*)|(\d[\d.]*)/g;

const escapeHtml = (source: string) =>
  source.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** One line of Python with its words classed for colour. */
export function highlight(source: string): string {
  let end = 0;
  let html = '';
  for (const match of source.matchAll(TOKENS)) {
    const [token, comment, string, word, figure] = match;
    html += escapeHtml(source.slice(end, match.index));
    end = match.index + token.length;
    const calls = word !== undefined && source[end] === '(';
    const kind = comment
      ? 'c'
      : string || figure
        ? 's'
        : word && KEYWORDS.test(word)
          ? 'k'
          : calls
            ? 'f'
            : '';
    html += kind ? `<i class="${kind}">${escapeHtml(token)}</i>` : escapeHtml(token);
  }
  return html + escapeHtml(source.slice(end));
}

export const CODE_CSS = `
.code{font:400 15px/25px "Spline Sans Mono";white-space:pre}
.code i{font-style:normal}
.code .c{color:var(--chalk-3)}.code .k{color:var(--chalk-2)}.code .s{color:var(--teal-wash)}.code .f{color:var(--teal-lit)}
`;
