import { useId } from 'react';
import { wrapFieldsWithMeta } from 'tinacms';
import { pageAddresses } from '../records/pageRoutes.ts';

/** Looks like Tina's own one-line fields. */
export const INPUT_STYLE =
  'block w-full rounded-md border border-gray-200 bg-white px-3 py-2 text-base text-gray-700 shadow-inner focus:border-blue-500 focus:outline-none';

interface Props {
  input: { value: string; name: string; onChange(event: unknown): void; onBlur(): void };
}

/** The address of a link: suggests the site's pages, accepts any other address. */
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

/** Registered with Tina by its name, which `formField` uses. */
export const linkField = {
  name: 'link',
  Component: wrapFieldsWithMeta(Link as never),
};
