/** A recording: its id at the host, the key of an unlisted one, and the second at which it starts. */
interface Recording {
  readonly id: string;
  readonly key?: string | undefined;
  readonly start?: number | undefined;
}

/** A video host whose player the site can embed. */
interface Host {
  /** Its name for visitors. */
  readonly name: string;
  /** The origin of its player; if there are two, the one that sets no cookies before playing. */
  readonly frame: string;
  /** Its hostnames, without `www.` and `m.`. */
  readonly hosts: readonly string[];
  /** The recording at an address of the host; undefined for channels, playlists and other pages. */
  find(address: URL): Recording | undefined;
  /** The path of the player, with autoplay and without tracking. */
  player(recording: Recording): string;
}

const segmentsOf = ({ pathname }: URL) => pathname.split('/').filter(Boolean);

const TIME = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/;

/** Seconds of `90`, `90s` or `1m30s`, in a parameter or in the fragment; undefined without a time. */
function startOf({ searchParams, hash }: URL): number | undefined {
  const text = searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(.*)$/.exec(hash)?.[1];
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(text ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || undefined;
}

/** Path segments of YouTube before the id of a recording. */
const BEFORE_ID = new Set(['embed', 'live', 'shorts', 'v', 'watch']);

/** Path segments after /embed/ that have the length of an id, but mean a playlist or a channel's live stream. */
const NO_ID = new Set(['videoseries', 'live_stream']);

/**
 * The supported video hosts. A record contains only the address of a recording; pages and the security policy allow
 * only these frames.
 */
const HOSTS = {
  youtube: {
    name: 'YouTube',
    frame: 'https://www.youtube-nocookie.com',
    hosts: ['youtube.com', 'music.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    find(address) {
      const [first = '', second, ...others] = segmentsOf(address);
      if (others.length > 0) return undefined;
      const isShort = address.hostname.endsWith('youtu.be');
      const id = isShort
        ? !second && first
        : BEFORE_ID.has(first) && (second ?? (first === 'watch' && address.searchParams.get('v')));
      return id && /^[\w-]{11}$/.test(id) && !NO_ID.has(id)
        ? { id, start: startOf(address) }
        : undefined;
    },
    player: ({ id, start }) => `/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
  },
  vimeo: {
    name: 'Vimeo',
    frame: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    find(address) {
      const path = segmentsOf(address).join('/');
      const [, id, inPath] =
        /^(?:video\/|manage\/videos\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d{1,12})(?:\/([\da-f]{1,20}))?$/.exec(
          path,
        ) ?? [];
      const [key] = /^[\da-f]{1,20}$/.exec(inPath ?? address.searchParams.get('h') ?? '') ?? [];
      return id ? { id, key, start: startOf(address) } : undefined;
    },
    player: ({ id, key, start }) =>
      `/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}${start ? `#t=${start}s` : ''}`,
  },
} as const satisfies Readonly<Record<string, Host>>;

export type VideoHost = keyof typeof HOSTS;
export const VIDEO_HOSTS: Readonly<Record<VideoHost, Host>> = HOSTS;

/** A recording whose player can be embedded. */
export interface Video {
  host: VideoHost;
  /** The address of the player. */
  src: string;
}

const hostOf = ({ protocol, hostname, port, username }: URL): VideoHost | undefined => {
  if (protocol !== 'https:' || port || username) return undefined;
  const name = hostname.replace(/^(?:www|m)\./, '');
  const found = Object.entries(VIDEO_HOSTS).find(([, { hosts }]) => hosts.includes(name));
  return found && (found[0] as VideoHost);
};

/** An address as a URL; undefined if it is not one. */
export function parsed(href: string): URL | undefined {
  try {
    return new URL(href);
  } catch {
    return undefined;
  }
}

/** The recording at an address; undefined if the site has no player for it. */
export function videoOf(href: string | undefined): Video | undefined {
  const address = href ? parsed(href) : undefined;
  const host = address && hostOf(address);
  if (!host) return undefined;
  const { find, frame, player } = VIDEO_HOSTS[host];
  const recording = find(address);
  return recording && { host, src: frame + player(recording) };
}

/** Whether an address is at a supported host, but not that of one recording: a channel, a playlist. */
export function losesPlayer(href: string): boolean {
  const address = parsed(href);
  return Boolean(address && hostOf(address) && !videoOf(href));
}

/** The hosts of these talks' players, each once. */
export function videoHostsOf(talks: readonly { playLink?: string | undefined }[]): VideoHost[] {
  const hosts = talks.flatMap(({ playLink }) => videoOf(playLink)?.host ?? []);
  return [...new Set(hosts)].sort();
}
