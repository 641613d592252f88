const NAME = '--duration-bundle';

/** Seconds of a group's or a card's animation, from `components/ui/tokens.css`. */
export function bundleDuration(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(NAME).trim();
  return Number.parseFloat(value) / (value.endsWith('ms') ? 1000 : 1);
}
