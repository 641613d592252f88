import { VIDEO_HOSTS, type Video } from '../../../content/schema/videoHosts.ts';

interface PlayHereProps {
  video: Video;
  /** The button's label: “Play here”. */
  label: string;
  /** The talk's title, for screen readers. */
  title: string;
}

/**
 * A button over a talk's picture. It names the video host, which gets no request before it is pressed.
 */
export const PlayHere = ({ video: { host, src }, label, title }: PlayHereProps) => (
  <div
    data-print="hide"
    className="pointer-events-none absolute inset-0 flex items-end p-2 noscript:hidden"
  >
    <button
      type="button"
      data-theme="dark"
      data-video={src}
      className="target pointer-events-auto cursor-pointer gap-2.5 rounded-[3px] border border-edge px-3 text-small font-semibold before:absolute before:inset-0 hover:bg-panel"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5 shrink-0">
        <path d="M3 1.5v13L14 8Z" fill="var(--signal)" />
      </svg>
      <span>
        {label}
        <span className="sr-only">: {title}</span>
        <span className="font-normal text-text-2"> · {VIDEO_HOSTS[host].name}</span>
      </span>
    </button>
  </div>
);
