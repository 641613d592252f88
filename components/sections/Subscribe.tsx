import { FEEDS } from '../../content/load/publish/feeds.ts';
import { Button } from '../ui/Button.tsx';

interface SubscribeProps {
  links: readonly { label: string; feed: keyof typeof FEEDS }[];
}

/** Links to calendar and feeds. The arrows come first, one link a line, so that nothing moves when the font loads. */
export function Subscribe({ links }: SubscribeProps) {
  return (
    <ul className="grid justify-items-start">
      {links.map(({ label, feed }) => (
        <li key={feed}>
          <Button
            tone="line"
            label={label}
            href={FEEDS[feed]}
            className="flex-row-reverse wrap-anywhere"
          />
        </li>
      ))}
    </ul>
  );
}
