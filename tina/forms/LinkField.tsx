import { useId } from 'react';
import { wrapFieldsWithMeta } from 'tinacms';
import { pageAddresses } from '../records/pageRoutes.ts';
import { INPUT_STYLE } from './inputStyle.ts';

interface Props {
  input: { value: string; name: string; onChange(event: unknown): void; onBlur(): void };
}

/** Where a link goes: the site's pages are offered, any other address is typed. */
function Link({ input }: Props) {
  const list = useId();
  return (
    <>
      <input {...input} id={input.name} list={list} autoComplete="off" className={INPUT_STYLE} />
      <datalist id={list}>
        {pageAddresses().map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The field as Tina knows it by name; `formField` asks for it. */
export const linkField = {
  name: 'link',
  Component: wrapFieldsWithMeta(Link as never),
};
