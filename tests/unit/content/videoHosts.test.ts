import { describe, expect, it } from 'vitest';
import { videoHostsOf, videoOf } from '../../../content/schema/videoHosts.ts';

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
  ])('of %s is none', (href) => expect(videoOf(href)).toBeUndefined());

  it('names each host that is used, once', () => {
    const talks = ['vimeo.com/1', `youtu.be/${ID}`, 'vimeo.com/2', 'a.example'].map((address) => ({
      playLink: `https://${address}`,
    }));
    expect(videoHostsOf(talks)).toEqual(['vimeo', 'youtube']);
    expect(videoHostsOf([])).toEqual([]);
  });
});
