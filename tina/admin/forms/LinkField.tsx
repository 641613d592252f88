import { useId } from 'react';
import { pageAddresses } from '../records/pageRoutes.ts';
import { type ControlProps, type FieldProps, labelled } from './Field.tsx';

/** The address of a link: suggests the site's pages, accepts any other address. */
function Link({ input, control }: FieldProps & { control: ControlProps }) {
  const list = useId();
  return (
    <>
      <input {...input} {...control} list={list} autoComplete="off" className="input" />
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
  Component: labelled(Link),
};
