import { Button } from '../ui/Button.tsx';

/**
 * Under a list's lead: the same records for a calendar or a feed reader. Arrows first and a line each:
 * nothing stands behind words that grow when their face comes.
 */
export function Subscribe({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className="grid justify-items-start">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Button tone="line" href={href} className="flex-row-reverse">
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
