import { PageHero } from '../../components/sections/PageHero.tsx';
import { MinutesFigure } from '../../components/sections/talks/MinutesFigure.tsx';
import { TalkList } from '../../components/sections/talks/TalkList.tsx';
import type { TalksProps } from './select.ts';

/** `/talks`: webinars and podcasts, the newest first. */
export function TalksPage({ page, talks, part }: TalksProps) {
  return (
    <>
      <PageHero room="notebook" {...page.hero} figure={<MinutesFigure talks={talks} />} />
      <TalkList talks={talks} play={page.play} {...part} />
    </>
  );
}
