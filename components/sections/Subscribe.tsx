import { Button } from '../ui/Button.tsx';

/** Under a list's lead: the same records for a calendar or a feed reader. */
export function Subscribe({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-8">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Button tone="line" href={href}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
