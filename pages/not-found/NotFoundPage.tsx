import { Button } from '../../components/ui/Button.tsx';
import { Headline } from '../../components/ui/Headline.tsx';
import type { NotFoundProps } from './select.ts';

/** What an unknown address gets: where it is not, and ways on. */
export function NotFoundPage({ page }: NotFoundProps) {
  return (
    <div className="wrap columns gap-y-10 py-20 md:py-32">
      <div className="md:col-span-8">
        <p className="label-mono text-signal">{page.label}</p>
        <h1 className="display-1 mt-4">
          <Headline {...page.headline} apart />
        </h1>
        <p className="lead mt-8">{page.text}</p>
        <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
          {page.links.map(({ label, ...link }) => (
            <li key={link.href}>
              <Button tone="line" {...link}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
