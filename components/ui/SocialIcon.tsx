/** The kinds of social profile that the footer knows (specification 2, Follow Us). */
export type SocialNetwork = 'professional' | 'microblog' | 'photo' | 'video';

// Signs of our own for the kind of service, no company's logo.
const PATHS: Record<SocialNetwork, string> = {
  professional:
    'M6.5 17.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm11 2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm-4-10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM12 8.6 8 13m1 2.4 6 1.2m-.8-7.8 2.5 5.9',
  microblog: 'M5 4h14v12h-8l-4 4v-4H5zM8.5 8.5h7m-7 3.5h4',
  photo: 'M4 7h4l1.5-2.5h5L16 7h4v12H4zM12 16.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8z',
  video: 'M3.5 5.5h17v13h-17zM10 9l5.5 3L10 15z',
};

/** A hairline sign for a kind of social profile; its link carries the words. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
      <path
        d={PATHS[network]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
