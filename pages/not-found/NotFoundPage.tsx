import { PlaneWalkFigure } from '../../components/sections/figures/PlaneWalkFigure.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Headline } from '../../components/ui/Headline.tsx';
import type { NotFoundProps } from './select.ts';

/** What an unknown address gets: where it is not, and ways on. */
export function NotFoundPage({ page }: NotFoundProps) {
  return (
    <div className="wrap columns items-end gap-y-12 pt-8 pb-20 md:pt-14 md:pb-32">
      <div className="md:col-span-12">
        <p className="label-mono text-signal">{page.label}</p>
        <h1 className="display-1 mt-4">
          <Headline {...page.headline} apart />
        </h1>
      </div>
      <div className="md:col-span-5">
        <p className="lead">{page.text}</p>
        <ul className="mt-8 border-t border-rule">
          {page.links.map((link) => (
            <li key={link.href} className="border-b border-rule">
              <Button tone="line" {...link} className="flex! justify-between no-underline!" />
            </li>
          ))}
        </ul>
      </div>
      <div className="md:col-span-6 md:col-start-7">
        <PlaneWalkFigure caption={page.figure.caption} />
      </div>
    </div>
  );
}
