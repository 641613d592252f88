import { Frame } from './Frame.tsx';

/** Where a sign-in over an open form ends; the editor's page reads who it was, and closes it. */
export function SignedIn({ site, person, name }: { site: string; person: string; name: string }) {
  return (
    <Frame site={site} title={`Signed in as ${name}`}>
      <p data-person={person}>
        <a href="/admin/">To the editor</a>
      </p>
    </Frame>
  );
}
