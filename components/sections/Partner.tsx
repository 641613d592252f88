import type { ViewProps } from './view.ts';

/** The technology partner: a logo and one line. */
export function Partner({ id, section }: ViewProps<'partner'>) {
  return (
    <div id={id} data-theme="dark">
      <div className="wrap">
        <div className="columns items-center gap-y-4 border-y border-edge py-8">
          <p className="label-mono text-data-text md:col-span-2">{section.label}</p>
          <p className="md:col-span-4">
            <img
              src={section.path}
              alt={section.name}
              width="224"
              height="64"
              loading="lazy"
              decoding="async"
              className="h-16 w-auto"
            />
          </p>
          <p className="prose-measure text-text-2 md:col-span-6">{section.text}</p>
        </div>
      </div>
    </div>
  );
}
