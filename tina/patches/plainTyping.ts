import { AutoformatPlugin } from '@udecode/plate-autoformat/react';
import { SlashPlugin } from '@udecode/plate-slash-command/react';

/** Marks that a text of this site may have. */
const MARKS = new Set(['bold', 'italic']);

interface Rule {
  mode?: string;
  type?: string | string[];
}

const isText = ({ mode, type = '' }: Rule) =>
  mode === 'text' || (mode === 'mark' && [type].flat().every((mark) => MARKS.has(mark)));

/**
 * Tina: makes a list of what begins with a hyphen, a quotation of `>`, code of backticks, and opens a menu of
 * such blocks at a `/`; saving refuses all of them.
 * Here: what is typed stays text. Quotation marks still turn to their side.
 * Upstream: no report found. Written for tinacms 3.14.1 with plate 48.
 */
export function plainTyping(): void {
  const configure = AutoformatPlugin.configure.bind(AutoformatPlugin);
  AutoformatPlugin.configure = ((config: { options?: { rules?: Rule[] } }) => {
    const rules = config.options?.rules?.filter(isText) ?? [];
    return configure({ ...config, options: { ...config.options, rules } } as never);
  }) as never;
  SlashPlugin.enabled = false;
}
