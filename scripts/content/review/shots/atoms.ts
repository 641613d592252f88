import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Box } from './box.ts';

/** The smallest part of a page that a reader would name: a text, a picture, a field. */
export interface Atom {
  /** All that makes it look as it does: equal keys, equal looks. */
  readonly key: string;
  readonly box: Box;
}

/**
 * Everything that is to be seen on a page, in the order of its text.
 * @param site folder that the page is served from: under one name another picture may lie
 */
export async function atomsOf(page: Page, site: string): Promise<Atom[]> {
  const found = await findAtoms(page);
  return found.map(({ key, source, box }) => ({ key: `${key}\n${contentOf(site, source)}`, box }));
}

/** A name for what a picture holds; its address where it is none of the site's. */
function contentOf(site: string, source: string): string {
  const file = source && join(site, decodeURIComponent(new URL(source).pathname));
  if (!file || !existsSync(file)) return source;
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

const findAtoms = (page: Page): Promise<(Atom & { source: string })[]> =>
  page.evaluate(() => {
    const WHOLE = 'img, svg, video, canvas, iframe, input, select, textarea, button';
    const LOOKS = ['color', 'background-color', 'font', 'text-decoration-line', 'opacity'];
    const atoms: (Atom & { source: string })[] = [];
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    // An element without a box of its own shows what stands in it.
    const isShown = (element: Element) =>
      getComputedStyle(element).display === 'contents' ||
      element.checkVisibility({ visibilityProperty: true });
    // What is there for a screen reader alone has no looks.
    const isClipped = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { overflow, display } = getComputedStyle(element);
      return (width < 2 || height < 2) && overflow !== 'visible' && display !== 'contents';
    };
    const add = (
      element: Element,
      what: string,
      source: string,
      { left, top, width, height }: DOMRect,
    ) => {
      // Later slides of a row wait beside the page.
      if (width === 0 || height === 0 || left >= innerWidth || left + width <= 0) return;
      const style = getComputedStyle(element);
      const looks = LOOKS.map((name) => style.getPropertyValue(name));
      atoms.push({
        key: [element.tagName, what, ...looks].join('\n'),
        source,
        box: {
          left: Math.round(left + scrollX),
          top: Math.round(top + scrollY),
          width: Math.round(width),
          height: Math.round(height),
        },
      });
    };
    const visit = (element: Element) => {
      if (!isShown(element) || isClipped(element)) return;
      if (element.matches(WHOLE)) {
        const { currentSrc } = element as HTMLImageElement;
        const what = currentSrc ? '' : element.outerHTML;
        add(element, what, currentSrc ?? '', element.getBoundingClientRect());
      } else if (hasText(element)) {
        // The words, and not the box: that one also grows with its neighbours.
        const words = document.createRange();
        words.selectNodeContents(element);
        add(element, (element as HTMLElement).innerText, '', words.getBoundingClientRect());
      } else for (const child of element.children) visit(child);
    };
    visit(document.body);
    return atoms;
  });
