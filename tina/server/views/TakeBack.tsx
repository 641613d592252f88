import type { Progress } from '../../shared/proposalState.ts';

interface Props {
  /** The commit of main that published it. */
  commit: string;
  title: string;
  /** The proposal that takes it back. */
  takenBack?: Progress;
}

/** Takes a publication back: begins a proposal that reverses it; or leads to the one that does. */
export function TakeBack({ commit, title, takenBack }: Props) {
  if (takenBack)
    return (
      <a href={`/editor/proposals/${takenBack.id}`}>
        {takenBack.state === 'merged' ? 'Taken back' : 'A proposal takes it back'}
        <span className="sr-only">{` “${title}”`}</span>
      </a>
    );
  return (
    <form method="post" action="/editor/published/take-back">
      <input type="hidden" name="commit" value={commit} />
      <button type="submit" className="quiet">
        Take back<span className="sr-only">{` “${title}”`}</span>
      </button>
    </form>
  );
}
