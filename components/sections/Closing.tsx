import { Button } from '../ui/Button.tsx';
import { Headline, type HeadlineText } from '../ui/Headline.tsx';

interface ClosingProps {
  closing: {
    headline: HeadlineText;
    text: string;
    action: { label: string; href: string; newTab?: boolean };
  };
}

/** How a page ends: one sentence and one thing to do. */
export function Closing({ closing }: ClosingProps) {
  return (
    <section aria-labelledby="closing" data-theme="dark">
      <div className="wrap columns items-end gap-y-8 py-16 md:py-28">
        <h2 id="closing" className="display-2 md:col-span-7">
          <Headline {...closing.headline} apart />
        </h2>
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          <p className="mb-6 text-text-2">{closing.text}</p>
          <Button tone="act" {...closing.action} />
        </div>
      </div>
    </section>
  );
}
