import type { Brand } from '../../content/schema/brand.ts';
import type { Site } from '../../content/schema/site.ts';
import { Button } from '../ui/Button.tsx';
import { useHome } from '../ui/Language.tsx';
import { Link } from '../ui/Link.tsx';
import { island } from '../widgets/island.tsx';
import { MobileMenu } from '../widgets/MobileMenu/MobileMenu.tsx';
import { Wordmark } from './Wordmark.tsx';
import './NavBar.css';

/** The address of the contact section: its anchor on the page that has it, otherwise the whole address. */
function contactHref({ contact }: Pick<Site, 'contact'>, route: string): string {
  const [page, anchor] = contact.href.split('#');
  return anchor && page === route ? `#${anchor}` : contact.href;
}

const ITEM =
  'target px-2 text-[0.9375rem] font-medium underline-offset-[0.45em] hover:underline xl:px-2.5 aria-[current=page]:underline aria-[current=page]:decoration-act aria-[current=page]:decoration-2';

// When scrolled, only transforms make the bar tighter: its box keeps its height, so nothing below moves.
const BAR =
  'group/bar sticky top-0 z-40 border-b border-rule transition-[translate,background-color,border-color] duration-200 motion-reduce:transition-none data-scrolled:-translate-y-2 data-scrolled:border-edge data-scrolled:bg-ground';
const ROW =
  'transition-[translate] duration-200 motion-reduce:transition-none group-data-scrolled/bar:translate-y-1';

const MenuIsland = island('MobileMenu', 'interaction', MobileMenu, () => ({}));

/**
 * Pixels next to the buttons at 1280 px, and how many of them a letter of the name, a letter of a link and the
 * padding of a link need.
 */
const ROOM = { row: 732, name: 12, letter: 8, link: 20 } as const;

const isLong = (name: string, labels: readonly string[]) =>
  name.length * ROOM.name + labels.join('').length * ROOM.letter + labels.length * ROOM.link >
  ROOM.row;

/**
 * The sticky bar (specification 2, Navigation bar). From 768 to 1280 px its links are in a row of their own; on
 * wider screens only if they do not fit into one row.
 */
export function NavBar({ site, brand, route }: { site: Site; brand: Brand; route: string }) {
  const contact = contactHref(site, route);
  const home = useHome();
  const links: Site['navigation'] = [...site.navigation, { ...site.contact, href: contact }];
  const rows = isLong(
    brand.name,
    links.map(({ label }) => label),
  )
    ? { bar: 'md:pb-0', links: 'md:order-last md:basis-full' }
    : { bar: 'md:max-xl:pb-0', links: 'md:max-xl:order-last md:max-xl:basis-full' };
  return (
    <header id="bar" data-theme="light" data-print="hide" className={BAR}>
      <div
        className={`wrap flex flex-wrap items-center justify-between gap-x-6 py-2.5 ${rows.bar} ${ROW}`}
      >
        {/* On a phone a long name wraps before the menu button does. */}
        <div className="max-md:flex-1">
          <Link href={home} className="target" current={route === home}>
            <Wordmark name={brand.name} place="bar" />
          </Link>
        </div>
        <nav aria-label={site.words.main} className={`hidden md:block ${rows.links}`}>
          <ul className="-mx-2 flex flex-wrap items-center">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} current={href === route} className={ITEM}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-3">
          {site.app && (
            <Button
              tone="quiet"
              href={site.app.href}
              label={site.app.label}
              className="gap-2! px-4! text-[0.9375rem] max-md:hidden"
            />
          )}
          {site.platform && (
            <Button
              tone="solid"
              {...site.platform}
              className="shimmer gap-2! px-4! text-[0.9375rem] max-sm:hidden"
            />
          )}
          <div className="md:hidden">
            <MenuIsland site={site} route={route} links={links}>
              <Wordmark name={brand.name} place="bar" />
            </MenuIsland>
          </div>
        </div>
      </div>
    </header>
  );
}
