import { fillIn } from '../../content/schema/blanks.ts';
import type { Site } from '../../content/schema/site.ts';
import { Link } from '../ui/Link.tsx';

/** The privacy notice under a form. */
export function FormNotice({ site }: { site: Site }) {
  const { notice, link } = site.privacy;
  return (
    <p data-print="hide" className="mt-4 max-w-[62ch] text-small text-pretty text-text-2">
      {fillIn(notice, site)}{' '}
      <Link
        {...link}
        className="text-text underline decoration-1 underline-offset-[0.25em] hover:decoration-2"
      >
        {link.label}
      </Link>
    </p>
  );
}
