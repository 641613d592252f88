/** Does something once the next frame is on its way to the screen. */
export const afterFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
