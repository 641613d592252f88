import type { Enterprise } from '../../../content/schema/pages/enterprise.ts';

/** Whose machines it runs on. */
export function Partner({ partner }: Pick<Enterprise, 'partner'>) {
  return (
    <div data-room="desk">
      <div className="wrap columns items-center gap-y-4 border-rule pb-16 md:pb-24">
        <p className="label-mono text-data-text md:col-span-3">{partner.label}</p>
        <p className="md:col-span-3">
          <img
            src={partner.path}
            alt={partner.name}
            width="240"
            height="64"
            loading="lazy"
            decoding="async"
            className="h-14 w-auto"
          />
        </p>
        <p className="text-text-2 md:col-span-6">{partner.text}</p>
      </div>
    </div>
  );
}
