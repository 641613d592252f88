/** A text of a form. */
const TEXT = '[data-slate-editor]';

/**
 * Tina: a text hears where its caret is up to a tenth of a second after it moved; keys that come sooner, which on a
 * busy machine are all, do their work where it was.
 * Here: each key is heard after the caret. Slate asks for what it has not looked at before an input, and an input of
 * no kind does nothing else.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function hearCaret(): void {
  document.addEventListener(
    'keydown',
    ({ target, isComposing }) => {
      const text = (target as Element).closest?.(TEXT);
      if (!text || isComposing) return;
      document.dispatchEvent(new Event('selectionchange'));
      text.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, cancelable: true }));
    },
    true,
  );
}
