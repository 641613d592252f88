import type { TinaCMS } from 'tinacms';

type Dispatch = TinaCMS['dispatch'];
export type Action = Parameters<Dispatch>[0];
type Hear = (action: Action) => void;

const listeners = new WeakMap<TinaCMS, Hear[]>();

/**
 * Tina: tells nobody what its pages do; React hands its store to the editor with every component that is
 * drawn.
 * Here: whoever asks hears of each action, once it is done.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function onAction(cms: TinaCMS, hear: Hear): void {
  const heard = listeners.get(cms) ?? listen(cms);
  heard.push(hear);
}

function listen(cms: TinaCMS): Hear[] {
  const heard: Hear[] = [];
  listeners.set(cms, heard);
  let dispatch: Dispatch | undefined = cms.dispatch;
  const tell: Dispatch = (action) => {
    dispatch?.(action);
    for (const hear of heard) hear(action);
  };
  Object.defineProperty(cms, 'dispatch', {
    get: () => tell,
    set: (next: Dispatch) => {
      dispatch = next;
    },
  });
  return heard;
}
