import type { ReactNode } from 'react';
import type { Site } from '../../../content/schema/site.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/Icon.tsx';
import { useHome } from '../../ui/Language.tsx';
import { Link } from '../../ui/Link.tsx';
import './MobileMenu.css';

const MENU_ID = 'menu';

const BUTTON = 'target -me-2.5 min-w-11 cursor-pointer justify-center';
const ITEM = 'display-3 flex py-3 aria-[current=page]:text-signal';

interface MobileMenuProps {
  site: Site;
  route: string;
  /** All links of the bar, with the address of the contact section from this route. */
  links: Site['navigation'];
  /** The brand's mark and name, as a link to the home page. */
  children: ReactNode;
}

/**
 * The hamburger and the full-screen menu below 768 px: a dialog that opens as a popover without script,
 * and as a modal once hydrated.
 */
export function MobileMenu({ site, route, links, children }: MobileMenuProps) {
  const home = useHome();
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} aria-haspopup="dialog" className={BUTTON}>
        <span className="sr-only">{site.menu.open}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
          <path d="M2 7h20M2 12h20M2 17h13" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      <dialog
        id={MENU_ID}
        // floor: without popovers the menu opens once it is hydrated.
        popover="auto"
        aria-label={site.words.menu}
        data-theme="dark"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0"
      >
        <div className="wrap flex min-h-full flex-col py-2.5">
          <div className="flex items-center justify-between">
            <Link href={home} className="target">
              {children}
            </Link>
            <button
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              className={BUTTON}
            >
              <span className="sr-only">{site.menu.close}</span>
              <CloseIcon className="size-6" />
            </button>
          </div>
          <nav aria-label={site.words.menu} className="my-auto py-8">
            <ul className="border-t border-rule">
              {links.map(({ label, menuLabel = label, href }) => (
                <li key={href} className="border-b border-rule">
                  <Link href={href} current={href === route} className={ITEM}>
                    {menuLabel}
                  </Link>
                  {href.startsWith('#') && (
                    <noscript>
                      <Link href={`${route}?${href}`} className={ITEM}>
                        {menuLabel}
                      </Link>
                    </noscript>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {(site.app || site.platform) && (
            <div className="flex flex-col gap-3 pb-4">
              {site.app && <Button tone="act" href={site.app.href} label={site.app.menuLabel} />}
              {site.platform && <Button tone="quiet" {...site.platform} />}
            </div>
          )}
        </div>
      </dialog>
    </>
  );
}
