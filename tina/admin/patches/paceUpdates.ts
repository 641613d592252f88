import type { Form, TinaCMS } from 'tinacms';
import { onForm } from '../events.ts';

/**
 * Tina: computes all records of a page again for each letter, and sets React's state in the effects of that. Where
 * letters come faster than that is done, as under a key that is held, React counts fifty such effects without an end,
 * and says “Maximum update depth exceeded”.
 * Here: it is done when the letters that wait have been heard, once for all of them.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function paceUpdates(cms: TinaCMS): void {
  onForm(cms, (form) => {
    const subscribe = form.subscribe.bind(form);
    form.subscribe = (hear, asked) =>
      subscribe(isPage(form, asked) ? whenQuiet(hear) : hear, asked);
  });
}

/** Whether it is the page beside a form that asks: for values, and nothing else. */
const isPage = ({ crudType }: Form, asked: object) =>
  crudType !== 'create' && Object.keys(asked).join() === 'values';

/** A listener that is called once, with the latest state, after the keys that are waiting now. */
function whenQuiet<Heard>(hear: (heard: Heard) => void): (heard: Heard) => void {
  let last: { heard: Heard } | undefined;
  const tell = () => {
    const told = last;
    last = undefined;
    if (told) hear(told.heard);
  };
  return (heard) => {
    if (!last) setTimeout(tell);
    last = { heard };
  };
}

/**
 * Tina: asks its server for the schema at each start, and compares it with that of the page, which takes half a second.
 * Here: it gets no answer. Page and server are of one build.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function trustSchema({ api: { tina } }: TinaCMS): void {
  if (tina) tina.getSchema = () => new Promise(() => undefined);
}
