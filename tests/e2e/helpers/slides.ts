import { expect, type Page } from 'playwright/test';
import { number, placeOf, words } from './content.ts';
import { arrowKeys } from './direction.ts';
import { FEW_SLIDES, SLIDES } from './otherRecords.ts';
import { centre } from './probe.ts';

/** The addresses of the encoded files of pictures with these names. */
function picturesOf(names: string) {
  return new RegExp(`/assets/pictures/(${names})(-phone)?-[0-9a-f]{24}-`);
}

const placed = (type: 'slideshow' | 'gallery') => {
  const { route, id } = placeOf(type);
  return { route, id: `${id}-slides` };
};

/** The slideshow of the tools, and that of events. */
export const SHOWS = [
  { ...placed('slideshow'), slides: SLIDES, pictures: picturesOf('screen-\\d+') },
  { ...placed('gallery'), slides: FEW_SLIDES, pictures: picturesOf('hall-\\d+') },
] as const;
export const [{ id: TOOLS }, { id: EVENTS }] = SHOWS;

const showOf = (id: string) => SHOWS.find((one) => one.id === id) ?? SHOWS[0];

export const boxOf = (id: string) => `section:has(> div > #${id})`;
export const show = (page: Page, id: string) => page.locator(boxOf(id));
export const tabs = (page: Page, id: string) => show(page, id).getByRole('tab');
export const motion = (page: Page, id: string) => show(page, id).locator('[data-motion]');
export const next = (page: Page, id: string) =>
  show(page, id).getByRole('button', { name: words.nextSlide, exact: true });
export const previous = (page: Page, id: string) =>
  show(page, id).getByRole('button', { name: words.previousSlide, exact: true });
export const live = (page: Page, id: string) => show(page, id).locator('[aria-live]');

/** Expects a slide to be the chosen one, with the right number, and accessible to assistive technology. */
export async function expectSlide(page: Page, id: string, slide: number): Promise<void> {
  const { slides } = showOf(id);
  await expect(tabs(page, id).nth(slide - 1)).toHaveAttribute('aria-selected', 'true');
  await expect(show(page, id).getByText(`${number(slide)} / ${number(slides)}`)).toBeVisible();
  await expect(page.locator(`#${id} > [role=tabpanel]`)).toHaveCount(slides);
  await expect(page.locator(`#${id} > :not([inert])`)).toHaveId(`${id}-${slide}`);
}

export async function arrive(page: Page, id: string): Promise<void> {
  await page.goto(showOf(id).route);
  await centre(page, boxOf(id));
  await expect(tabs(page, id).first()).toHaveAttribute('aria-selected', 'true');
}

/** Opens the page with a clock that only `pass` advances, and starts the time of the second slide. */
export async function arriveOutOfTime(page: Page, id: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await arrive(page, id);
  await page.keyboard.press((await arrowKeys(page)).next);
  await expectSlide(page, id, 2);
}

/** Advances the time of a slide: the animation of the line over its name is its clock. */
export const pass = (page: Page, id: string, milliseconds: number) =>
  show(page, id)
    .locator('[data-slide-time]')
    .evaluate((line, time) => {
      const [animation] = line.getAnimations();
      if (animation?.playState === 'running')
        animation.currentTime = Number(animation.currentTime) + time;
    }, milliseconds);

/** The slideshow's pictures that the browser has requested, in order. */
export function watchPictures(page: Page, id: string): () => Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return async () => {
    const html = await page.locator(`#${id}`).innerHTML();
    return asked.filter((path) => path.startsWith('/assets/pictures/') && html.includes(path));
  };
}
