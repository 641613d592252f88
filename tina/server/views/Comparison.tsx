import { Changes, type ChangesProps } from './Changes.tsx';
import { Frame } from './Frame.tsx';
import { SnapshotSlot } from './SnapshotSection.tsx';

interface ComparisonProps {
  site: string;
  title: string;
  /** What a reader has to know first. */
  note: string;
  /** Changed files that are neither records nor pictures. */
  code: readonly string[];
  changes: ChangesProps;
}

/** What differs between two commits, for who reviews without the service (`npm run content:review -- --serve`). */
export const Comparison = ({ site, title, note, code, changes }: ComparisonProps) => (
  <Frame site={site} title={title}>
    {note && <p role="alert">{note}</p>}
    {code.length > 0 && (
      <section>
        <h2>Code</h2>
        <ul>
          {code.map((file) => (
            <li key={file}>{file}</li>
          ))}
        </ul>
      </section>
    )}
    <section>
      <h2>What it changes</h2>
      <Changes {...changes} />
    </section>
    <SnapshotSlot />
  </Frame>
);
