import type { ComponentProps } from 'react';

/**
 * A place whose content the server wrote and the browser's React leaves as it stands: big still
 * content that neither an island's chunk nor its props need to hold.
 */
export function ServerHtml({ children, ...attributes }: ComponentProps<'div'>) {
  return children ? (
    <div {...attributes}>{children}</div>
  ) : (
    <div
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never written
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
