import type { ReactNode } from 'react';
import type { Brand } from '../../content/schema/brand.ts';
import type { Site } from '../../content/schema/site.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Wordmark } from './Wordmark.tsx';

type SocialNetwork = NonNullable<Site['social']>[number]['network'];

// Our own icon for each kind of service; no company logos.
const PATHS: Record<SocialNetwork, string> = {
  professional:
    'M6.5 17.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm11 2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm-4-10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM12 8.6 8 13m1 2.4 6 1.2m-.8-7.8 2.5 5.9',
  microblog: 'M5 4h14v12h-8l-4 4v-4H5zM8.5 8.5h7m-7 3.5h4',
  photo: 'M4 7h4l1.5-2.5h5L16 7h4v12H4zM12 16.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8z',
  video: 'M3.5 5.5h17v13h-17zM10 9l5.5 3L10 15z',
  chat: 'M3.5 4.5h11v8h-6l-3 3v-3h-2zM17.5 9h3v8h-2v3l-3-3h-6v-1.5',
  code: 'M8.5 7 3.5 12l5 5m7-10 5 5-5 5m-2.2-12-2.6 14',
  other:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17z',
};

/** The icon of a social profile; its link has the text. */
function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
      <path
        d={PATHS[network]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

const ITEM = 'target underline-offset-[0.35em] hover:underline';

function Column({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  return (
    <div>
      {heading && <h2 className="label-mono mb-2 text-text-3">{heading}</h2>}
      {children}
    </div>
  );
}

interface LinksProps {
  links: Site['footer']['legal'];
  className?: string;
}

const Links = ({ links, className }: LinksProps) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <Link href={href} className={ITEM}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

/** The classes of the columns, with and without a fourth one for careers and profiles. */
const FOUR = {
  address: 'md:col-span-12 lg:col-span-4',
  navigation: 'md:col-span-3 lg:col-span-2',
  mail: 'md:col-span-4 lg:col-span-3',
};
const THREE = {
  address: 'md:col-span-5',
  navigation: 'md:col-span-3',
  mail: 'md:col-span-4',
};

/** The page in another language. */
export interface Elsewhere {
  path: string;
  locale: string;
  /** The language's own name. */
  name: string;
}

interface FooterProps {
  site: Site;
  brand: Brand;
  elsewhere?: readonly Elsewhere[] | undefined;
}

/** Address, navigation, mail, careers, social profiles, copyright (specification 2, Footer). */
export function Footer({ site, brand, elsewhere = [] }: FooterProps) {
  const { address, footer, mail, social = [] } = site;
  const hasMore = footer.careers !== undefined || social.length > 0;
  const spans = hasMore ? FOUR : THREE;
  return (
    <footer data-theme="dark" className="wrap-anywhere border-t border-rule pt-16 pb-10">
      <div className="wrap columns gap-y-12">
        <div className={spans.address}>
          <Wordmark name={brand.name} place="footer" />
          <h2 className="sr-only">{address.heading}</h2>
          <address className="mt-8 text-text-2 not-italic">
            {address.lines.map(({ line }) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {address.map && <Button tone="line" {...address.map} className="mt-2 text-text!" />}
        </div>
        <nav aria-label={footer.navigationHeading} className={spans.navigation}>
          <Column heading={footer.navigationHeading}>
            <Links links={footer.navigation} />
          </Column>
        </nav>
        <div className={spans.mail}>
          <Column heading={footer.contactHeading}>
            <ul>
              {(
                [
                  [mail.generalLabel, mail.general],
                  [mail.educationLabel, mail.education],
                ] as const
              ).map(
                ([label, address]) =>
                  address && (
                    <li key={address} className="mb-2">
                      <Link href={`mailto:${address}`} className={ITEM}>
                        {address}
                      </Link>
                      <span className="label-mono block text-text-3">{label}</span>
                    </li>
                  ),
              )}
            </ul>
          </Column>
        </div>
        {hasMore && (
          <div className="flex flex-col gap-10 md:col-span-5 lg:col-span-3">
            {footer.careers && (
              <Column heading={footer.careersHeading}>
                <p className="flex items-center gap-3">
                  <Link href={footer.careers.href} className={ITEM}>
                    {footer.careers.label}
                  </Link>
                  {footer.careers.note && (
                    <span className="label-mono rounded-[3px] border border-edge px-2 py-0.5 text-text-2">
                      {footer.careers.note}
                    </span>
                  )}
                </p>
              </Column>
            )}
            {social.length > 0 && (
              <Column heading={footer.socialHeading}>
                <ul className="-ms-2.5 flex flex-wrap">
                  {social.map(({ network, label, href }) => (
                    <li key={href}>
                      <Link
                        href={href}
                        label={label}
                        className="target min-w-11 justify-center transition-colors hover:text-signal"
                      >
                        <SocialIcon network={network} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </Column>
            )}
          </div>
        )}
        <div className="label-mono flex flex-col justify-between gap-x-8 gap-y-2 border-t border-rule pt-6 text-text-2 md:col-span-12 md:flex-row md:items-center">
          <p>{footer.copyright}</p>
          <nav aria-label={footer.legalHeading}>
            <Links links={footer.legal} className="flex flex-wrap gap-x-6" />
          </nav>
        </div>
        {footer.note && (
          <p className="label-mono -mt-8 text-text-2 md:col-span-12">{footer.note}</p>
        )}
        {elsewhere.length > 0 && (
          <p className="label-mono -mt-8 flex flex-wrap gap-x-6 md:col-span-12">
            {elsewhere.map(({ path, locale, name }) => (
              <Link key={path} href={path} lang={locale} className={ITEM}>
                {name}
              </Link>
            ))}
          </p>
        )}
      </div>
    </footer>
  );
}
