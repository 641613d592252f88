/** A card of the grid, awake. */
export interface FeatureCard {
  element: HTMLElement;
  title: string;
  /** The card's own HTML: label, title, text. */
  words: string;
  picture: HTMLImageElement;
  detail: string;
  /** Whether its `<details>` stands open, in sight or focused. */
  isRead: () => boolean;
  /** Takes the card out of the grid; its place stays. */
  lift: () => void;
  /** Puts it back as it was before it was touched. */
  land: () => void;
  focus: () => void;
}

/**
 * Gives a card a button in the place of its `<details>`, of the same look and size. One that somebody
 * opened before stays as it is until they close it.
 * @param signal ends it: the `<details>` stands again
 */
export function wakeCard(
  element: HTMLElement,
  onPress: (card: FeatureCard) => void,
  signal: AbortSignal,
): FeatureCard | undefined {
  const details = element.querySelector('details');
  const summary = details?.querySelector('summary');
  const picture = element.querySelector('img');
  if (!details || !summary || !picture) return;

  const button = document.createElement('button');
  button.type = 'button';
  button.className = summary.className;
  button.setAttribute('aria-haspopup', 'dialog');
  button.append(...summary.cloneNode(true).childNodes);

  const rest = () => {
    if (details.open || details.hidden) return;
    const focused = document.activeElement === summary;
    details.hidden = true;
    button.classList.add(...details.classList);
    details.before(button);
    if (focused) button.focus({ preventScroll: true });
  };

  const card: FeatureCard = {
    element,
    title: element.querySelector('h3')?.textContent ?? '',
    words: element.querySelector('[data-part=words]')?.innerHTML ?? '',
    picture,
    detail: details.querySelector('p')?.textContent ?? '',
    isRead: () => {
      const { top, bottom } = element.getBoundingClientRect();
      const inSight = bottom > 0 && top < innerHeight;
      return details.open && (inSight || element.contains(document.activeElement));
    },
    lift: () => {
      element.style.visibility = 'hidden';
    },
    land: () => {
      element.style.visibility = '';
      details.open = false;
      rest();
    },
    focus: () => button.focus({ preventScroll: true }),
  };

  button.addEventListener('click', () => onPress(card));
  details.addEventListener('toggle', rest, { signal });
  signal.addEventListener('abort', () => {
    button.remove();
    details.hidden = false;
  });
  rest();
  return card;
}
