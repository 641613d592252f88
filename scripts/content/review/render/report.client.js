// Lets before and after be laid over each other. Without it they stand side by side.
const choice = document.querySelector('.switch');
if (choice) choice.hidden = false;

choice?.addEventListener('change', ({ target }) => {
  const isSlider = target.value === 'slider';
  document.body.classList.toggle('sliding', isSlider);
  for (const slider of document.querySelectorAll('.slider')) slider.hidden = !isSlider;
});

for (const range of document.querySelectorAll('.slider input')) {
  const sight = range.closest('.sight');
  const show = () => sight.style.setProperty('--at', `${range.value}%`);
  range.addEventListener('input', show);
  show();
}

const openAll = document.querySelector('.open-all');
if (openAll) openAll.hidden = false;
openAll?.addEventListener('click', () => {
  for (const details of document.querySelectorAll('.record details')) details.open = true;
});

// Each picture opens at its own size, with its outlines.
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
