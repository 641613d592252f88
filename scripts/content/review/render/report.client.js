// Opens all records at once, and pictures at their own size. Without it the report can be read too.
const openAll = document.querySelector('.open-all');
if (openAll) openAll.hidden = false;
openAll?.addEventListener('click', () => {
  for (const details of document.querySelectorAll('.record details')) details.open = true;
});

const dialog = document.querySelector('dialog');
for (const picture of document.querySelectorAll('[data-enlarge]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'enlarge';
  button.textContent = 'Enlarge';
  button.setAttribute('aria-label', `Enlarge ${picture.querySelector('img').alt}`);
  button.addEventListener('click', () => {
    const copy = picture.cloneNode(true);
    copy.removeAttribute('data-enlarge');
    copy.classList.add('enlarged');
    dialog.querySelector('div')?.remove();
    dialog.append(copy);
    dialog.showModal();
  });
  picture.after(button);
}
