import { ContentError, loadContent } from '../../../content/load/loadContent.ts';
import type { Forms } from '../../../content/schema/forms.ts';

/** Settings of the database that come from the site's records. */
export interface FormSettings {
  /** Months that submissions are kept: the notice below the forms promises them. */
  months: number;
  /** The telephone numbers that the forms accept. */
  phone: Pick<Forms['phone']['rule'], 'least' | 'most' | 'abroad'>;
}

/** The settings in the content; undefined if it has errors, so that a mistake in a file erases nothing. */
export function formSettings(): FormSettings | undefined {
  try {
    const { site, forms } = loadContent();
    return { months: site.privacy.keptMonths, phone: forms.phone.rule };
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** The SQL that writes settings into the database. */
export const settingsSql = ({ months, phone: { least, most, abroad = false } }: FormSettings) =>
  `select form_guard.follow_content(${months}, ${least}, ${most}, ${abroad})`;

/** Writes the settings of the content into the database, and erases submissions that are too old. */
export async function followContent(run: (sql: string) => Promise<unknown>): Promise<void> {
  const settings = formSettings();
  if (settings) await run(settingsSql(settings));
  await run('select form_guard.erase_expired()');
}
