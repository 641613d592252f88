import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import type { ViewProps } from './view.ts';

/** The end of a page: one sentence and one link. */
export function Closing({ id, section }: ViewProps<'closing'>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} data-theme="dark">
      <div className="wrap columns items-end gap-y-8 py-16 md:py-28">
        <Heading
          id={`${id}-heading`}
          className="display-2 md:col-span-7"
          headline={section.headline}
        />
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          <p className="mb-6 text-text-2">{section.text}</p>
          <Button tone="act" {...section.action} />
        </div>
      </div>
    </section>
  );
}
