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

/**
 * The style of a page's script, and that of pages in another language than the site's own, with its fonts. Text is
 * painted at once in a font of the system: on a slow phone, waiting for the fonts kept a page white for three seconds.
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
    <style
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, whose quotation marks stay
      dangerouslySetInnerHTML={{ __html: style }}
    />
  );
}
