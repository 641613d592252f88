import { Frame } from './Frame.tsx';

/** What could not be done, and a way on. */
export function Message({ site, message }: { site: string; message: string }) {
  return (
    <Frame site={site} title="That did not work">
      <p role="alert">{message}</p>
      <p>
        <a href="/editor/proposals">To the proposals</a>
      </p>
    </Frame>
  );
}
