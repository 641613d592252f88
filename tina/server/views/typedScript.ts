/**
 * The script of the service's own pages, which work without it. A form sends only its own boxes: if others contain
 * words that were not sent, the browser asks before it leaves the page. An unfolded form gets the cursor; Escape folds
 * the forms of a decision. Enter in a time presses the button next to it, not the first one, which publishes at once.
 */
export const TYPED = `
let sent;
addEventListener('submit', ({ target }) => { sent = target; });
addEventListener('beforeunload', (event) => {
  for (const box of document.querySelectorAll('input, textarea'))
    if (box.form !== sent && box.value !== box.defaultValue) event.preventDefault();
  sent = undefined;
});
addEventListener('toggle', ({ target }) => {
  if (target.open && target.matches('.say, .decision details'))
    target.querySelector('textarea, input:not([type=hidden])')?.focus();
}, true);
addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key === 'Enter' && target.matches('.decision [name=due]')) {
    event.preventDefault();
    target.nextElementSibling.click();
  }
  const open = key === 'Escape' && document.querySelector('.decision details[open]');
  if (!open) return;
  open.open = false;
  open.querySelector('summary').focus();
});
`;

/**
 * Leads to the part that the address names, and to the words of its title. Chromium does that only after the snapshot,
 * which comes seconds later.
 */
export const LEAD = `
const part = document.getElementById(location.hash.slice(1));
const field = part?.querySelector('[name=title]') ?? part;
part?.scrollIntoView();
field?.focus({ preventScroll: true });
field?.select?.();
`;

/**
 * Each frame of a long section begins at what changed, and goes to the change that is pressed or has the focus: it is
 * found by its words. A fragment in its address would move the page around it too. A wide window begins with a tablet's
 * pages. An address in the list of changes becomes a link if its page is shown.
 */
export const BEGIN = `
for (const route of document.querySelectorAll('[data-route]')) {
  const page = document.getElementById('page-' + route.dataset.route);
  if (!page) continue;
  const link = document.createElement('a');
  link.href = '#' + page.id;
  link.append(...route.childNodes);
  route.append(link);
}
const tablet = innerWidth > 1023 && document.querySelector('.widths [value=tablet]');
if (tablet) tablet.checked = true;
const frames = () => document.querySelectorAll('.snapshot iframe');
const marked = ({ contentDocument }) => [...(contentDocument?.querySelectorAll('[data-changed]') ?? [])];
const show = (frame, element) => {
  const { contentWindow } = frame;
  if (element) contentWindow.scrollTo(0, contentWindow.scrollY + element.getBoundingClientRect().top - 32);
};
const begin = (frame) => show(frame, marked(frame)[0]);
document.addEventListener('load', ({ target }) => begin(target), true);
frames().forEach(begin);
let chosen;
const choose = ({ target, type }) => {
  const change = target.closest('.changes dl > div');
  if (!change || change === chosen) return;
  // While a pointer is pressed, nothing may move: its click follows.
  if (type === 'focusin' && !target.matches(':focus-visible')) return;
  chosen?.removeAttribute('aria-current');
  chosen = change;
  change.setAttribute('aria-current', 'true');
  const words = [...change.querySelectorAll('ins, del')].map(({ textContent }) => textContent.trim());
  let first;
  for (const frame of frames()) {
    const all = marked(frame);
    const found = all.find(({ textContent }) => words.some((some) => some && textContent.includes(some)));
    for (const one of all) one.toggleAttribute('data-chosen', one === found);
    show(frame, found);
    first ??= found && frame;
  }
  const room = first?.closest('.snapshot');
  if (room) room.scrollTop += first.getBoundingClientRect().top - room.getBoundingClientRect().top - 160;
};
document.addEventListener('click', choose);
document.addEventListener('focusin', choose);
`;
