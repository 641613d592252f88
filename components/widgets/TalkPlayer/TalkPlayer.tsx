import type { ReactNode } from 'react';
import { LargeDialog } from '../LargeDialog/LargeDialog.tsx';
import './TalkPlayer.css';

/** A list of talks, and the dialog in which one of them plays on the page. */
export const TalkPlayer = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <LargeDialog footer={<p data-player-link className="ml-auto" />}>
      <div data-player className="grid place-items-center" />
    </LargeDialog>
  </>
);
