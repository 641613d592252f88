import { AutoformatPlugin } from '@udecode/plate-autoformat/react';
import { LinkPlugin } from '@udecode/plate-link/react';
import { SlashPlugin } from '@udecode/plate-slash-command/react';

/** Marks that a text of this site may have. */
const MARKS = new Set(['bold', 'italic']);

interface Rule {
  mode?: string;
  type?: string | string[];
}

const isText = ({ mode, type = '' }: Rule) =>
  mode === 'text' || (mode === 'mark' && [type].flat().every((mark) => MARKS.has(mark)));

interface Plugin<Options> {
  configure(config: { options?: Options }): unknown;
}

/** Changes what a plugin will be configured with. */
function changeOptions<Options>(
  plugin: unknown,
  change: (options: Options) => Partial<Options>,
): void {
  const changed = plugin as Plugin<Options>;
  const configure = changed.configure.bind(changed);
  changed.configure = ({ options = {} as Options, ...config }) =>
    configure({ ...config, options: { ...options, ...change(options) } });
}

/**
 * Tina: makes a list of what begins with a hyphen, a quotation of `>`, code of backticks, a link of `#`, and opens
 * a menu of such blocks at a `/`; saving refuses all of them.
 * Here: what is typed stays text. Quotation marks still turn to their side, and an address still becomes a link.
 * Upstream: no report found. Written for tinacms 3.14.1 with plate 48.
 */
export function plainTyping(): void {
  changeOptions<{ rules?: Rule[] }>(AutoformatPlugin, ({ rules = [] }) => ({
    rules: rules.filter(isText),
  }));
  changeOptions<{ isUrl?(url: string): boolean }>(LinkPlugin, ({ isUrl }) => ({
    isUrl: (url) => !url.startsWith('#') && (isUrl?.(url) ?? true),
  }));
  SlashPlugin.enabled = false;
}
