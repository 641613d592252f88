import { languageStyles } from 'virtual:fonts';
import { useContext } from 'react';
import { Language } from '../../components/ui/Language.tsx';
import { scriptOf } from '../../content/schema/languages.ts';
import elsewhere from './languages.css?inline';

// While the site is developed, vite-plugin-ssr links these files on every page: each says whose it is.
const files = import.meta.glob<string>('./scripts/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const styleOf = (name: string) => files[`./scripts/${name}.css`] ?? '';

/**
 * The style of a page's script and, for another language than the site's own, its fonts. Text is painted immediately in
 * a system font: on a slow phone, waiting for the fonts kept a page white for three seconds.
 */
export function LanguageStyle({ locale }: { locale: string }) {
  const language = useContext(Language);
  const own = styleOf(scriptOf(locale));
  const script = own && styleOf('shared') + own;
  const fonts = languageStyles[language?.prefix ?? ''] ?? '';
  const style = `${language ? elsewhere : ''}${script}${fonts}`;
  if (!style) return null;
  return (
    <style
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, whose quotation marks stay
      dangerouslySetInnerHTML={{ __html: style }}
    />
  );
}
