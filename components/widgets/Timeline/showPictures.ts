import EmblaCarousel from 'embla-carousel';
import { openLarge } from '../LargeDialog/openLarge.ts';
import { arrowStep, directionOf, stepCarousel } from '../motion/embla.ts';

/** A button's picture as a slide; the small picture is its background while the large one loads. */
function slideOf(button: HTMLElement, pressed: HTMLElement): HTMLLIElement {
  const small = button.parentElement?.querySelector('img');
  const image = new Image();
  image.alt = small?.alt ?? '';
  image.draggable = false;
  image.sizes = '100vw';
  // floor: only a hint, all pictures load.
  image.fetchPriority = button === pressed ? 'high' : 'low';
  const { large, ratio } = button.dataset;
  if (ratio) image.style.setProperty('--ratio', ratio);
  if (small?.currentSrc) image.style.backgroundImage = `url("${small.currentSrc}")`;
  // Browsers without AVIF show the small picture's file.
  image.addEventListener('error', () => image.removeAttribute('srcset'), { once: true });
  if (large) image.srcset = large;
  image.src = small?.src ?? '';
  const slide = document.createElement('li');
  slide.append(image);
  return slide;
}

/**
 * Enlarges the pictures of an event, starting with the pressed one. Arrow keys, buttons and swipes move in a loop;
 * openLarge.ts closes the dialog.
 */
export function showPictures(dialog: HTMLDialogElement, pressed: HTMLElement): void {
  const row = dialog.querySelector<HTMLElement>('[data-pictures-row]');
  const words = dialog.querySelector<HTMLElement>('[data-pictures-words]');
  const track = row?.firstElementChild;
  const event = pressed.closest('article');
  if (!row || !track || !words || !event) return;
  const signal = openLarge(dialog, pressed);
  if (!signal) return;

  const buttons = [...event.querySelectorAll<HTMLElement>('.enlarge')];
  const slides = buttons.map((button) => slideOf(button, pressed));
  track.replaceChildren(...slides);
  const carousel = EmblaCarousel(row, {
    loop: true,
    startIndex: buttons.indexOf(pressed),
    direction: directionOf(row),
  });
  const announce = () => {
    const current = carousel.selectedScrollSnap();
    slides.forEach((slide, i) => {
      slide.inert = i !== current;
    });
    const shown = document.createElement('span');
    shown.className = 'sr-only';
    shown.textContent = `: ${slides[current]?.querySelector('img')?.alt}`;
    const number = (value: number) =>
      value.toLocaleString(document.documentElement.lang || undefined);
    // Not by `fill`, which would be another file to load.
    const place = (words.dataset.picturesWords ?? '')
      .replace('{place}', () => number(current + 1))
      .replace('{count}', () => number(slides.length));
    words.replaceChildren(place, shown);
  };
  carousel.on('select', announce);
  announce();

  dialog.addEventListener(
    'keydown',
    (pressedKey) => {
      const by = arrowStep(pressedKey, row);
      if (!by) return;
      pressedKey.preventDefault();
      stepCarousel(carousel, by);
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const by = (target as Element).closest<HTMLElement>('[data-pictures-step]');
      if (by) stepCarousel(carousel, Number(by.dataset.picturesStep));
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    carousel.destroy();
    track.replaceChildren();
  });
}
