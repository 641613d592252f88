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

/** The rules that load the typefaces of a language. */
export const facesOf = (prefix: string | undefined): string =>
  prefix ? styleOf(`languages/${prefix}`) : '';

/** What a page in another language has of style beside that of all pages. */
export function LanguageStyle() {
  const language = useContext(Language);
  if (!language) return null;
  const script = styleOf(`scripts/${scriptOf(language.locale)}`);
  const fallbacks = styleOf(`languages/${language.prefix}.fallbacks`);
  return (
    <style
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, whose quotation marks stay
      dangerouslySetInnerHTML={{ __html: elsewhere + script + fallbacks }}
    />
  );
}
