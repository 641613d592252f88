import { type ReactNode, useContext } from 'react';
import { useLanguageOf } from './Language.tsx';
import { Words } from './Words.tsx';

export interface LinkProps {
  /** A route (`/events#top`), an anchor, an https address or `mailto:`. */
  href: string;
  /** Opens a page of this site in a new tab; addresses outside it always do. */
  newTab?: boolean;
  className?: string;
  /** The current page, in navigation. */
  current?: boolean;
  /** For screen readers, if the children are a picture. */
  label?: string;
  /** The language of the text and of the target, if it differs from the page's. */
  lang?: string;
  children: ReactNode;
}

const isOutside = (href: string) => href.startsWith('https://');

/** The note for screen readers after a link's text: its host, and that it opens a tab (WCAG G201). */
const destination = (href: string, opensTab: string | undefined): string =>
  [...(isOutside(href) ? [new URL(href).hostname] : []), opensTab].filter(Boolean).join(', ');

/** Every link of the site. */
export function Link({ href, newTab, className, current, label, lang, children }: LinkProps) {
  const opensTab = newTab || isOutside(href);
  const words = useContext(Words);
  if (opensTab && !words) throw new Error(`No words say that ${href} opens in a new tab.`);
  const note = destination(href, opensTab ? words?.newTab : undefined);
  const others = useLanguageOf(href);
  return (
    <a
      href={href}
      lang={lang}
      hrefLang={lang ?? others}
      className={className}
      aria-current={current ? 'page' : undefined}
      {...(opensTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {label && <span className="sr-only">{label}</span>}
      {note && <span className="sr-only"> ({note})</span>}
    </a>
  );
}
