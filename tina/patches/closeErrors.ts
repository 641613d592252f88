import type { TinaCMS } from 'tinacms';
import { onMove } from './onMove.ts';

/**
 * Tina: closes its windows of errors by a button alone, and shows them over whatever page comes next.
 * Here: they close on Escape as well, and with the page that they are about.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function closeErrors(cms: TinaCMS): void {
  const { alerts } = cms;
  const close = () => {
    const errors = alerts.all.filter(({ level }) => level === 'error');
    for (const error of errors) alerts.dismiss(error);
    return errors.length > 0;
  };
  onMove(cms, close);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && close()) event.stopPropagation();
    },
    true,
  );
}
