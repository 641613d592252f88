import { Button } from '../ui/Button.tsx';

/**
 * Under a list's lead: the same records for a calendar or a feed reader. Arrows first and a line each:
 * nothing stands behind words that grow when their font comes.
 */
export function Subscribe({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className="grid justify-items-start">
      {links.map((link) => (
        <li key={link.href}>
          <Button tone="line" {...link} className="flex-row-reverse" />
        </li>
      ))}
    </ul>
  );
}
