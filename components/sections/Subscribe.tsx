import { FEEDS } from '../../content/load/publish/feeds.ts';
import { Button } from '../ui/Button.tsx';

interface SubscribeProps {
  links: readonly { label: string; feed: keyof typeof FEEDS }[];
}

/**
 * Under a list's lead: the same records for a calendar or a feed reader. Arrows first and a line each:
 * nothing stands behind words that grow when their font comes.
 */
export function Subscribe({ links }: SubscribeProps) {
  return (
    <ul className="grid justify-items-start">
      {links.map(({ label, feed }) => (
        <li key={feed}>
          <Button tone="line" label={label} href={FEEDS[feed]} className="flex-row-reverse" />
        </li>
      ))}
    </ul>
  );
}
