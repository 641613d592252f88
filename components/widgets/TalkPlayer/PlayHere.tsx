import { VIDEO_HOSTS, type Video } from '../../../content/schema/videoHosts.ts';

interface PlayHereProps {
  video: Video;
  /** The button's label: “Play here”. */
  label: string;
  /** The talk's title, for screen readers. */
  title: string;
  isOverPicture?: boolean;
}

const OVER_PICTURE = 'pointer-events-none absolute inset-0 flex items-end p-2';
const WHOLE_PICTURE = 'pointer-events-auto before:absolute before:inset-0';

/**
 * A button that plays a talk on the page: over its whole picture, or in its text if it has none. It names the video
 * host, which receives no request before the button is pressed.
 */
export const PlayHere = ({ video: { host, src }, label, title, isOverPicture }: PlayHereProps) => (
  <div data-print="hide" className={`noscript:hidden ${isOverPicture ? OVER_PICTURE : 'mt-4'}`}>
    <button
      type="button"
      data-theme="dark"
      data-video={src}
      className={`target cursor-pointer gap-2.5 rounded-[3px] border border-edge px-3 text-small font-semibold hover:bg-panel ${isOverPicture ? WHOLE_PICTURE : ''}`}
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
