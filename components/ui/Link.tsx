import type { ReactNode } from 'react';

export interface LinkProps {
  /** A route (`/events#top`), an anchor, an https address or `mailto:`. */
  href: string;
  /** Opens a page of this site in a new tab; addresses outside it always do. */
  newTab?: boolean;
  className?: string;
  /** The current page, in navigation. */
  current?: boolean;
  /** Said instead of the children, where they are a picture. */
  label?: string;
  children: ReactNode;
}

const isOutside = (href: string) => href.startsWith('https://');

/** What is said after a link's words, so that nobody is surprised by where it leads (WCAG G201). */
function destination(href: string, newTab: boolean): string {
  const place = isOutside(href) ? [new URL(href).hostname] : [];
  return [...place, ...(newTab ? ['opens in a new tab'] : [])].join(', ');
}

/** Every link of the site. */
export function Link({ href, newTab, className, current, label, children }: LinkProps) {
  const opensTab = newTab || isOutside(href);
  const note = destination(href, opensTab);
  return (
    <a
      href={href}
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
