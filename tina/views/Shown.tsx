import { timeText } from '../../content/schema/datetime.ts';
import { Html } from './Frame.tsx';

interface ShownProps {
  site: string;
  /** Why there is nothing to see, and what to do. */
  problem?: string;
  /** The title of the proposal, when it was saved last, and the address of its drawing. */
  title?: string;
  at?: number;
  src?: string;
}

/** What a link shows: the proposed site in a frame, and around it which proposal that is. */
export function Shown({ site, problem, title, at = 0, src }: ShownProps) {
  return (
    <Html site={site} title={title ?? 'Nothing to show'}>
      <meta name="robots" content="noindex" />
      {src ? (
        <main className="shown">
          <h1>{`Proposal “${title}”`}</h1>
          <p>{`As of ${timeText(at)}. It is not published.`}</p>
          <iframe title="The proposed site" src={src} sandbox="allow-same-origin" />
        </main>
      ) : (
        <main>
          <h1>Nothing to show</h1>
          <p role="alert">{problem}</p>
        </main>
      )}
    </Html>
  );
}
