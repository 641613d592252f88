/** A page as it leaves its components: nothing is inlined yet. */
export interface RenderedPage {
  /** Its address, `/talks/page/2`; `/404` is the page of unknown ones. */
  route: string;
  /** Its module, as vite-plugin-ssr names it: `/pages/talks/index`. */
  id: string;
  html: string;
}
