import { createRoot } from 'react-dom/client';
import type { WakeModule } from '../../../renderer/islands/WakeModule.ts';
import { ExpandedCard } from './ExpandedCard.tsx';
import { type FeatureCard, wakeCard } from './featureCard.ts';

/**
 * Lets each card expand over the page. React draws the expanded card alone; the grid stays the HTML
 * that it is.
 */
export const wake: WakeModule['wake'] = async (element) => {
  // A press that finds the chunk already here wakes the grid before its `<details>` has opened.
  await new Promise((pressed) => setTimeout(pressed));

  const stage = document.createElement('div');
  const root = createRoot(stage);
  const listening = new AbortController();

  const expand = (card: FeatureCard) =>
    root.render(
      <ExpandedCard
        card={card}
        onCollapsed={() => {
          root.render(null);
          card.land();
          card.focus();
        }}
      />,
    );

  element.append(stage);
  const cards = [...element.querySelectorAll<HTMLElement>('li')].flatMap(
    (item) => wakeCard(item, expand, listening.signal) ?? [],
  );
  // What woke the grid was a wish for this card; it has shown its text meanwhile.
  const asked = cards.find(({ isRead }) => isRead());
  if (asked) expand(asked);

  return () => {
    root.unmount();
    stage.remove();
    for (const card of cards) card.land();
    listening.abort();
  };
};
