import { FEEDS } from '../../components/layout/feeds.ts';
import { PageHero } from '../../components/sections/PageHero.tsx';
import { Subscribe } from '../../components/sections/Subscribe.tsx';
import { MinutesFigure } from '../../components/sections/talks/MinutesFigure.tsx';
import { TalkList } from '../../components/sections/talks/TalkList.tsx';
import type { TalksProps } from './select.ts';

/** `/talks`: webinars and podcasts, the newest first. */
export function TalksPage({ page, talks, part }: TalksProps) {
  return (
    <>
      <PageHero
        theme="light"
        {...page.hero}
        action={<Subscribe links={[{ label: page.subscribe.feed, href: FEEDS.talks }]} />}
        figure={<MinutesFigure talks={talks} />}
      />
      <TalkList talks={talks} play={page.play} {...part} />
    </>
  );
}
