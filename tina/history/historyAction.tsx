import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Form, TinaCMS } from 'tinacms';
import { onForm } from '../events.ts';
import { openHistory } from './openHistory.tsx';

/** Adds the history to what can be done with a record, next to Save. */
export function addHistory(cms: TinaCMS): void {
  const History = ({ form }: { form: Form }) => {
    const place = useRef<HTMLSpanElement>(null);
    const [bar, setBar] = useState<Element | null>(null);
    useLayoutEffect(() => {
      // Tina has such actions in a menu without a name; this one is a button of its own.
      const found = place.current?.closest('.justify-end') ?? null;
      const more = found?.querySelector<HTMLElement>('button.w-10');
      if (more) more.style.display = 'none';
      setBar(found);
    }, []);
    return (
      <>
        <span ref={place} />
        {bar &&
          createPortal(
            <button
              type="button"
              style={{ order: -1, marginRight: 'auto' }}
              className="px-2 py-2 text-sm text-gray-700 underline hover:text-blue-500"
              onClick={() => openHistory(cms, form)}
            >
              History
            </button>,
            bar,
          )}
      </>
    );
  };
  onForm(cms, (form) => {
    if (form.crudType !== 'create') form.actions.push(History);
  });
}
