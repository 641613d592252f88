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
