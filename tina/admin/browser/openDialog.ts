import { element } from '../../shared/element.ts';

const STYLE = `
.service-dialog { width: min(44rem, calc(100vw - 1.5rem)); max-height: 90dvh; margin: auto; padding: 1.25rem 1.5rem 1.5rem; border: 0; border-radius: 10px; color: #252336; background: #fff; font: 15px/1.5 Inter, sans-serif; box-shadow: 0 24px 64px #25233659; overflow: auto }
.service-dialog::backdrop { background: #25233680 }
.service-dialog h2 { margin: 0 0 .5rem; font-size: 1.25rem; font-weight: 600 }
.service-dialog h3 { margin: 1.25rem 0 .5rem; font-weight: 600 }
.service-dialog iframe { display: block; width: 100%; height: min(32rem, 60dvh); margin: .75rem 0; border: 1px solid #dcd9e6; border-radius: 6px }
.service-dialog label { display: flex; gap: .75rem; align-items: start; padding: .75rem; border: 1px solid #dcd9e6; border-radius: 6px; margin: .5rem 0; cursor: pointer }
.service-dialog label:has(:checked) { border-color: #0b62b8; background: #eef5fc }
.service-dialog input { flex: none; width: 1.15rem; height: 1.15rem; margin-top: .15rem }
.service-dialog fieldset { min-width: 0; margin: 0; padding: 0; border: 0 }
.service-dialog pre { margin: .25rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
.service-dialog small { color: #625e76; font-size: 13px }
.service-dialog .service-keys { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem }
.service-dialog button { min-height: 44px; padding: 0 1.1rem; border: 1px solid #8b87a0; border-radius: 6px; background: #fff; color: #252336; font-weight: 600; cursor: pointer }
.service-dialog button.service-main { border-color: #0b62b8; background: #0b62b8; color: #fff }
.service-dialog button:disabled { opacity: .5; cursor: default }
.service-dialog :focus-visible { outline: 2px solid #0b62b8; outline-offset: 2px }
`;

/** Opens a window over the editor. It takes itself out of the page when it closes. */
export function openDialog(title: string, id: string) {
  const heading = element('h2', { id: `${id}-title` }, title);
  const body = element('div', {});
  const style = element('style', {}, STYLE);
  const dialog = element('dialog', { className: 'service-dialog', id }, style, heading, body);
  dialog.setAttribute('aria-labelledby', heading.id);
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  return { dialog, body };
}
