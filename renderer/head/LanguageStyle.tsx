import { useContext } from 'react';
import { Language } from '../../components/ui/Language.tsx';
import { scriptOf } from '../../content/schema/languages.ts';
import elsewhere from './languages.css?inline';

// While the site is developed, vite-plugin-ssr links these files on every page: each says whose it is.
// `npm run fonts` writes the typefaces of each language; what a script asks of type is written by hand.
const files = import.meta.glob<string>(['./languages/*.css', './scripts/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

const styleOf = (name: string) => files[`./${name}.css`] ?? '';

/** How long a page in another script waits for its fonts, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Runs in the page, in the script below: nothing is painted until the fonts have come or have failed.
 * A system without a font of the script would first paint boxes, and move them when the font comes.
 */
function paintWithFonts(patience: number): void {
  const { style } = document.documentElement;
  const show = () => style.removeProperty('visibility');
  style.visibility = 'hidden';
  setTimeout(show, patience);
  Promise.allSettled([...document.fonts].map((font) => font.load())).then(show);
}

/**
 * The style of a page's script, that of pages in another language than the site's own, and the script of those that
 * have fonts of their own.
 */
export function LanguageStyle({ locale }: { locale: string }) {
  const language = useContext(Language);
  const own = styleOf(`scripts/${scriptOf(locale)}`);
  const script = own && styleOf('scripts/shared') + own;
  const fonts = language && styleOf(`languages/${language.prefix}.generated`);
  const fallbacks = language && styleOf(`languages/${language.prefix}.fallbacks.generated`);
  const style = `${language ? elsewhere : ''}${script}${fonts ?? ''}${fallbacks ?? ''}`;
  if (!style) return null;
  return (
    <>
      <style
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, whose quotation marks stay
        dangerouslySetInnerHTML={{ __html: style }}
      />
      {fonts && (
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, whose quotation marks stay
          dangerouslySetInnerHTML={{ __html: `(${paintWithFonts})(${PATIENCE})` }}
        />
      )}
    </>
  );
}
