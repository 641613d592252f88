const NAME = '--duration-bundle';

/** Seconds that a group of cards or an opening card takes; `components/ui/tokens.css` says how many. */
export function bundleDuration(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(NAME).trim();
  return Number.parseFloat(value) / (value.endsWith('ms') ? 1000 : 1);
}
