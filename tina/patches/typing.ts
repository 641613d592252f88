// What is typed into a text of a form.
import { LinkPlugin } from '@udecode/plate-link/react';

interface Config {
  options?: { isUrl?(url: string): boolean };
  override?: { enabled: Readonly<Record<string, boolean>> };
}

/**
 * Tina: while somebody types, makes `÷` of `//`, `½` of `1/2`, a list of what begins with a hyphen, bold words of
 * asterisks, a link of `#` or `//`, and opens a menu of blocks at a `/`. Saving refuses half of that.
 * Here: what is typed stays text. An address still becomes a link. Plate lets one plugin turn off others.
 * Upstream: no report found. Written for tinacms 3.14.1 with plate 48.
 */
export function plainTyping(): void {
  const plugin = LinkPlugin as unknown as { configure(config: Config): unknown };
  const configure = plugin.configure.bind(plugin);
  plugin.configure = ({ options, ...config }) =>
    configure({
      ...config,
      options: {
        ...options,
        isUrl: (url) => !/^(?:#|\/\/)/.test(url) && (options?.isUrl?.(url) ?? true),
      },
      override: { enabled: { autoformat: false, slash_command: false } },
    });
}

/**
 * Tina: a text reads where its caret is up to a tenth of a second after it moved; keys that come sooner, which on a
 * busy machine are all, do their work where it was.
 * Here: each key works where the caret is. Slate looks for what it has not seen yet before an input, and an input of
 * no kind does nothing else.
 * Upstream: no report found.
 */
export function hearCaret(): void {
  document.addEventListener(
    'keydown',
    ({ target, isComposing }) => {
      const text = (target as Element).closest?.('[data-slate-editor]');
      if (!text || isComposing) return;
      document.dispatchEvent(new Event('selectionchange'));
      text.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, cancelable: true }));
    },
    true,
  );
}
