/** A video host whose player the site can show: what its documented frame takes. */
interface Host {
  /** As people call it. */
  readonly name: string;
  /** Where its player comes from: the one that sets no cookie before somebody plays, where there are two. */
  readonly frame: string;
  /** Addresses of its recordings, as people copy them; the groups are what `player` takes. */
  readonly address: RegExp;
  /** The player's path, with what has it begin by itself and keep nothing of who looks. */
  player(id: string, more?: string): string;
}

/**
 * The video hosts that the site knows. A record says which recording, by its address; which frame stands
 * in the page, and what the policy allows, stands here alone.
 */
const HOSTS = {
  youtube: {
    name: 'YouTube',
    frame: 'https://www.youtube-nocookie.com',
    address:
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?v=|live\/|shorts\/)|youtu\.be\/)([\w-]{11})(?:[?&]t=(\d{1,6})s?)?$/,
    player: (id, start) => `/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
  },
  vimeo: {
    name: 'Vimeo',
    frame: 'https://player.vimeo.com',
    address: /^https:\/\/(?:www\.)?vimeo\.com\/(\d{1,12})(?:\/([\da-f]{1,20}))?$/,
    player: (id, key) => `/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
  },
} as const satisfies Readonly<Record<string, Host>>;

export type VideoHost = keyof typeof HOSTS;
export const VIDEO_HOSTS: Readonly<Record<VideoHost, Host>> = HOSTS;

/** A recording whose player can be shown. */
export interface Video {
  host: VideoHost;
  /** The address of the player. */
  src: string;
}

/** The recording that an address leads to; undefined where the site knows no player for it. */
export function videoOf(href: string): Video | undefined {
  for (const [host, { frame, address, player }] of Object.entries(VIDEO_HOSTS)) {
    const [, id, more] = address.exec(href) ?? [];
    if (id) return { host: host as VideoHost, src: frame + player(id, more) };
  }
}

/** The hosts whose players some of these recordings have, each once. */
export function videoHostsOf(talks: readonly { playLink: string }[]): VideoHost[] {
  const hosts = talks.flatMap(({ playLink }) => videoOf(playLink)?.host ?? []);
  return [...new Set(hosts)].sort();
}
