import { useId } from 'react';
import { pageAddresses } from '../records/pageRoutes.ts';
import { type ControlProps, type FieldProps, labelled } from './Field.tsx';

/** The address of a link: suggests the site's pages, accepts any other address. */
function Link({ input, meta, control }: FieldProps & { control: ControlProps }) {
  const list = useId();
  const [route = ''] = String(input.value ?? '').split('#');
  const pages = pageAddresses();
  // An article is below the address of its page.
  const isPage = pages.some(
    ({ path }) => route === path || (path !== '/' && route.startsWith(`${path}/`)),
  );
  // Before they are read, none is known.
  const isWrong = route.startsWith('/') && pages.length > 0 && !isPage && !meta.active;
  return (
    <>
      <input {...input} {...control} list={list} autoComplete="off" className="input" />
      <datalist id={list}>
        {pages.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
      {isWrong && (
        <p className="field-error" role="status">
          The site has no page {route}.
        </p>
      )}
    </>
  );
}

/** Registered with Tina by its name, which `formField` uses. */
export const linkField = {
  name: 'link',
  Component: labelled(Link),
};
