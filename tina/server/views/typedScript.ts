/**
 * The script of the service's own pages, which work without it. A form sends only its own boxes: if others contain
 * words that were not sent, the browser asks before it leaves the page. A comment that is unfolded has the cursor.
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
  if (target.matches('.say')) target.querySelector('textarea').focus();
}, true);
`;

/** Leads to the part that the address names. Chromium does that only after the snapshot, which comes seconds later. */
export const LEAD = 'document.getElementById(location.hash.slice(1))?.scrollIntoView();';

/** Each frame of a long section begins at what changed. A fragment in its address would move the page around it too. */
export const BEGIN = `
const begin = ({ contentWindow, contentDocument }) => {
  const changed = contentDocument?.querySelector('[data-changed]');
  if (changed) contentWindow.scrollTo(0, contentWindow.scrollY + changed.getBoundingClientRect().top - 32);
};
document.addEventListener('load', ({ target }) => begin(target), true);
document.querySelectorAll('iframe').forEach(begin);
`;
