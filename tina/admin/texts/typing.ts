// Typing into a text of a form.

import { LinkPlugin } from '@udecode/plate-link/react';
import type { TinaCMS } from 'tinacms';
import { plainText, type RichText, writeBody } from '../../../content/load/text/body.ts';
import { oncePer } from '../../../content/schema/oncePer.ts';
import { onForm } from '../events.ts';
import { isTree } from '../forms/toRecord.ts';

interface Config {
  options?: { isUrl?(url: string): boolean };
  override?: { enabled: Readonly<Record<string, boolean>> };
}

/**
 * Tina: during typing, changes `//` to `÷`, `1/2` to `½`, a hyphen to a list, asterisks to bold, `#`, `//` and
 * `/2024` to links, and opens a menu of blocks after `/`. Saving refuses half of that.
 * Here: what is typed stays text. A complete address becomes a link. In Plate one plugin can turn off others.
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
        isUrl: (url) =>
          isInText() ? /^(?:https:\/\/|mailto:)\S/.test(url) : (options?.isUrl?.(url) ?? true),
      },
      override: { enabled: { autoformat: false, slash_command: false } },
    });
}

/** Whether the focus is in a text, and not in the window of a link. */
const isInText = () => document.activeElement?.closest('[data-slate-editor]') !== null;

/**
 * Tina: reads the caret up to 0.1 s after it moved. Keys that are pressed sooner act at its old place, which on a busy
 * machine are all.
 * Here: each key acts at the caret. Slate reads the caret before each input event, and an input event without a type
 * does nothing else.
 * Upstream: no report found.
 */
export function readCaret(): void {
  document.addEventListener(
    'keydown',
    ({ target, isComposing }) => {
      const text = (target as Element).closest?.('[data-slate-editor]');
      if (!text || isComposing) return;
      // Firefox shows no caret after a click that leaves another field for an empty text.
      const [caret, last] = [
        getSelection(),
        [...text.querySelectorAll('[data-slate-node=text]')].at(-1),
      ];
      if (last && caret?.rangeCount === 0) {
        caret.selectAllChildren(last);
        caret.collapseToEnd();
      }
      document.dispatchEvent(new Event('selectionchange'));
      text.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, cancelable: true }));
    },
    true,
  );
}

/**
 * Tina: a click into a text changes the value of its field, to a tree with other ids. The form has unsaved changes
 * then, although no one typed.
 * Here: while a text is the same in Markdown, its field has the value that it began with.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function keepSameTexts(cms: TinaCMS): void {
  onForm(cms, ({ finalForm }) => {
    const change = finalForm.change.bind(finalForm);
    finalForm.change = (name, value) => {
      const began: unknown = finalForm.getFieldState(name)?.initial;
      change(name, isTree(value) && isTree(began) && isSame(value, began) ? began : value);
    };
  });
}

const wordsOf = (tree: object) => plainText(tree as RichText).trim();

/** The tree that a text began with is compared at every move of the caret. */
const markdownOf = oncePer(writeBody);

/** Words are compared first: they differ after most keys, and Markdown takes longer. */
const isSame = (one: object, other: object) =>
  wordsOf(one) === wordsOf(other) && markdownOf(one) === markdownOf(other);
