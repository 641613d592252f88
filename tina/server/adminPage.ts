import brand from '#brand';
import { colourTokens } from '../../content/schema/colours.ts';
import { brandMark, MARK_SIDE } from '../../renderer/drawing/brandMark.ts';

/** The mark in the bar, as the address of a picture. */
function markOnInk(): string {
  const { paper, ink } = brand.colours;
  const drawn = brandMark({ text: paper, ground: ink });
  const size = `width="24" height="24" viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`;
  return drawn ? `url('data:image/svg+xml,${encodeURIComponent(svg)}')` : 'none';
}

/**
 * The brand's colours and typefaces. Tina names Inter and does not bring it: under that name it gets the
 * brand's text face.
 */
const LOOK = `<style>
@font-face { font-family: Inter; src: url(/fonts/text.woff2) format('woff2'); font-weight: 100 900 }
:root { ${colourTokens(brand.colours)
  .map(([token, value]) => `${token}: ${value}`)
  .join('; ')}; --brand-mark: ${markOnInk()} }
@font-face { font-family: Display; src: url(/fonts/display.woff2) format('woff2'); font-weight: 100 900 }
html > body { font-family: Inter, sans-serif }
</style>`;

const BEGIN = `${LOOK}<script>
localStorage.setItem('tina.local.isLogedIn', 'true');
const append = document.head.appendChild;
document.head.appendChild = (node) => {
  if (/^https:/.test(node.href)) node.removeAttribute('href');
  return append.call(document.head, node);
};
</script>`;

const EMPTY = '<div id="root"></div>';

/** Until the editor takes its place. */
const OPENING = `<div id="root"><p style="padding: 3rem; font: 18px/1.5 system-ui, sans-serif">The editor opens.</p></div>`;

/**
 * Tina: asks at first whether to begin editing, under its own name, and takes a typeface from another host, which the
 * page's policy forbids and the console complains of. Its page is white until all of it has come.
 * Here: nothing is asked, no other host gets a request, and the page says that it is loading.
 * Upstream: no report found. Written for tinacms 3.14.1 and @tinacms/cli 3.1.0.
 */
export const adminPage = (html: string): string =>
  html
    .replace('<title>TinaCMS</title>', () => `<title>Editor</title>${BEGIN}`)
    .replace(EMPTY, () => OPENING);

/** What a page that is shown in a frame may load, in which no script runs. */
export const STILL_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "font-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "img-src 'self' data:",
  "script-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  'sandbox allow-same-origin',
].join('; ');

/** What that page may load: what its own server sends, and nothing else. */
export const ADMIN_POLICY = [
  `default-src 'self'`,
  // The script above is inline, and so are styles of Tina's.
  `script-src 'self' 'unsafe-inline' 'unsafe-eval'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `worker-src 'self' blob:`,
  `frame-ancestors 'self'`,
].join('; ');
