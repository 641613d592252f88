import { HeadingLevel } from '../ui/Heading.tsx';
import type { SelectedPage } from './selectPage.ts';
import { viewOf } from './views.ts';

/** A page: its sections in order. The first one's heading is the h1; if it has none, a hidden h1 names the page. */
export function Sections({ title, sections }: SelectedPage) {
  const [first] = sections;
  return (
    <>
      {!first?.isTitled && <h1 className="sr-only">{title}</h1>}
      {sections.map(({ type, id, isTitled, props }, i) => {
        const View = viewOf(type);
        return (
          <HeadingLevel key={id} value={i === 0 && isTitled ? 1 : 2}>
            <View {...props} id={id} />
          </HeadingLevel>
        );
      })}
    </>
  );
}
