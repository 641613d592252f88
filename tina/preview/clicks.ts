import { FIELD_ATTRIBUTE, postToEditor } from './editorMessages.ts';

/** In windows below this width the form is a sheet over the page. */
export const NARROW_PX = 960;

/** Whether the form is beside the page: the editor says so at the frame. */
const isFormShown = () => (window.frameElement as HTMLElement | null)?.dataset.form === 'open';

/**
 * A click on a field opens it in its form; on a tab it also shows the tab's slide. While the form is hidden beside the
 * page, links work as on the site. On a phone, where it is a sheet over the page, a tap opens it.
 */
export function openClicked(): void {
  const onClick = (event: MouseEvent) => {
    const place = (event.target as Element).closest(`[${FIELD_ATTRIBUTE}]`);
    if (!place || !event.isTrusted || (!isFormShown() && innerWidth >= NARROW_PX)) return;
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
