/** What the console says when a slideshow stays empty (specification 8). */
export const LOAD_FAILURE = 'Failed to load images';

/** Fetches pictures that the page itself left for later; rejects if one of them does not come. */
export async function preload(images: Iterable<HTMLImageElement>): Promise<void> {
  await Promise.all(
    [...images].map((image) => {
      image.loading = 'eager';
      return new Promise<void>((resolve, reject) => {
        const settle = () => (image.naturalWidth > 0 ? resolve() : reject());
        if (image.complete) return settle();
        image.addEventListener('load', settle, { once: true });
        image.addEventListener('error', reject, { once: true });
      });
    }),
  );
}
