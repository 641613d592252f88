import { FIELD_ATTRIBUTE, onMessage, postToEditor } from './editorMessages.ts';

/** In windows below this width the form covers the page. */
const NARROW_PX = 960;

/** Tina's message: whether its form is shown beside the page. */
interface FormShown {
  type: 'quickEditEnabled';
  value: boolean;
}

/**
 * Tina: says whether its form is shown only to a page that has said that its fields can be clicked, and whenever that
 * changes. Its own script opens fields only then, and keeps the controls of the page from working.
 * Here: a click on a field opens it in its form; on a tab it also shows the tab's slide. While the form is hidden beside
 * the page, links work as on the site. On a phone, where it covers the page, a tap opens it.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function openClicked(): void {
  let isShown = false;
  onMessage<FormShown>('quickEditEnabled', ({ value }) => {
    isShown = value;
  });
  window.parent.postMessage({ type: 'quick-edit', value: true }, location.origin);
  const onClick = (event: MouseEvent) => {
    const place = (event.target as Element).closest(`[${FIELD_ATTRIBUTE}]`);
    if (!place || !event.isTrusted || (!isShown && innerWidth >= NARROW_PX)) return;
    if (!place.closest('[role="tab"]')) {
      event.preventDefault();
      event.stopPropagation();
    }
    const handle = place.getAttribute(FIELD_ATTRIBUTE) ?? '';
    const [, file, field] = /^([^.]+\.\w+)\.(.+)$/.exec(handle) ?? [];
    if (file && field) postToEditor({ type: 'page:edit', file, field });
  };
  document.addEventListener('click', onClick, true);
}
