import { Button } from '../ui/Button.tsx';
import type { ViewProps } from './view.ts';

/** One line between two rules, and one link. */
export function Prompt({ id, section }: ViewProps<'prompt'>) {
  return (
    <div id={id} data-theme="light" className="flush ruled">
      <div className="wrap pb-16 md:pb-24">
        <p className="flex flex-wrap items-baseline gap-x-8 gap-y-2 border-y border-edge py-6">
          <span className="label-mono text-signal">{section.label}</span>
          <em className="display-3 flex-1 basis-80">{section.text}</em>
          <Button tone="line" {...section.action} />
        </p>
      </div>
    </div>
  );
}
