import { describe, expect, it } from 'vitest';
import { talk } from '../../../content/schema/talks.ts';
import { videoHostsOf, videoOf } from '../../../content/schema/videoHosts.ts';

const TALK = { id: 1, title: 'Losing well', type: 'seminar', date: '2025-02-27' } as const;
const ID = 'aB-dE_gHiJ1';
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`;
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

describe('the player of a recording', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${ID}`, YOUTUBE],
    [`https://m.youtube.com/watch?v=${ID}&t=90s`, `${YOUTUBE}&start=90`],
    [`https://youtu.be/${ID}?t=90`, `${YOUTUBE}&start=90`],
    [`https://youtube.com/live/${ID}`, YOUTUBE],
    [`https://www.youtube.com/shorts/${ID}`, YOUTUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://vimeo.com/76979871/ab12cd34ef', `${VIMEO}&h=ab12cd34ef`],
    // The addresses of the hosts' own Share buttons.
    [`https://youtu.be/${ID}?si=Zx9Yw8Vu7Ts6Rq5P`, YOUTUBE],
    [`https://youtu.be/${ID}?si=Zx9Yw8Vu7Ts6Rq5P&t=90`, `${YOUTUBE}&start=90`],
    [`https://www.youtube.com/watch?v=${ID}&list=PLabcdefgh&index=3`, YOUTUBE],
    [`https://www.youtube.com/watch?v=${ID}&ab_channel=Nikash`, YOUTUBE],
    [`https://www.youtube.com/watch?app=desktop&v=${ID}`, YOUTUBE],
    [`https://www.youtube.com/live/${ID}?si=Zx9Yw8Vu7Ts6Rq5P`, YOUTUBE],
    [`https://www.youtube.com/embed/${ID}`, YOUTUBE],
    [`https://youtu.be/${ID}?t=1m30s`, `${YOUTUBE}&start=90`],
    ['https://vimeo.com/76979871?share=copy', VIMEO],
    ['https://vimeo.com/76979871/ab12cd34ef?share=copy', `${VIMEO}&h=ab12cd34ef`],
    ['https://vimeo.com/channels/staffpicks/76979871', VIMEO],
    ['https://player.vimeo.com/video/76979871', VIMEO],
    // Variants of those.
    [`https://www.youtube-nocookie.com/embed/${ID}?start=90`, `${YOUTUBE}&start=90`],
    [`https://music.youtube.com/watch?v=${ID}&feature=share`, YOUTUBE],
    [`https://www.youtube.com/watch?v=${ID}#t=1h2m3s`, `${YOUTUBE}&start=3723`],
    [`https://www.youtube.com/shorts/${ID}/?feature=share`, YOUTUBE],
    [`https://WWW.YouTube.com/watch?v=${ID}`, YOUTUBE],
    ['https://player.vimeo.com/video/76979871?h=ab12cd34ef&badge=0', `${VIMEO}&h=ab12cd34ef`],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', VIMEO],
    ['https://vimeo.com/showcase/1234567/video/76979871', VIMEO],
    ['https://vimeo.com/76979871#t=1m5s', `${VIMEO}#t=65s`],
  ])('of %s', (href, src) => expect(videoOf(href)?.src).toBe(src));

  it.each([
    'https://video.watchtower.example/watch/losing-well',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/https://youtu.be/${ID}`,
    `https://youtu.be/${ID}"onload=alert(1)`,
    `https://youtu.be/${ID}/../../redirect`,
    'https://www.youtube.com/playlist?list=PL0123456789',
    'https://www.youtube.com/@nikash',
    'https://vimeo.com/76979871/review?x=y',
    'https://www.youtube.com/embed/videoseries?list=PL0123456789',
    `https://youtube.com:8443/watch?v=${ID}`,
    `https://youtu.be@evil.example/${ID}`,
    'not an address',
    undefined,
  ])('of %s does not exist', (href) => expect(videoOf(href)).toBeUndefined());

  const playLinkOf = (href: string) => talk.safeParse({ ...TALK, playLink: href }).success;

  it.each([
    'https://www.youtube.com/playlist?list=PL0123456789',
    'https://www.youtube.com/@nikash',
    'https://www.youtube.com/results?search_query=hedging',
    'https://www.youtube.com/embed/live_stream?channel=UC0123456789',
    'https://youtu.be/short',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/76979871/review/abc',
  ])('cannot be found at %s, which a record refuses', (href) =>
    expect(playLinkOf(href)).toBe(false),
  );

  it.each([
    `https://youtu.be/${ID}?si=Zx9Yw8Vu7Ts6Rq5P`,
    'https://video.watchtower.example/watch/losing-well',
    `https://evil.example/https://youtu.be/${ID}`,
  ])('is not required for %s', (href) => expect(playLinkOf(href)).toBe(true));

  it('is not required: a talk may have no recording', () =>
    expect(talk.safeParse(TALK).success).toBe(true));

  it('returns each used host once', () => {
    const talks = ['vimeo.com/1', `youtu.be/${ID}`, 'vimeo.com/2', 'a.example'].map((address) => ({
      playLink: `https://${address}`,
    }));
    expect(videoHostsOf(talks)).toEqual(['vimeo', 'youtube']);
    expect(videoHostsOf([])).toEqual([]);
  });
});
