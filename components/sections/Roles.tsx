import { Section } from '../ui/Section.tsx';
import type { ViewProps } from './view.ts';

/** Roles in a table: each with its work and its test. */
export function Roles({ id, section }: ViewProps<'roles'>) {
  const { columns } = section;
  return (
    <Section theme="dark" id={id} heading={section.heading} aside={section.lead}>
      <table className="mt-10 block w-full md:mt-14 md:table">
        <thead className="max-md:sr-only">
          <tr className="label-mono text-text-2">
            <th scope="col" className="w-[30%] py-3 text-start font-normal">
              {columns.title}
            </th>
            <th scope="col" className="py-3 text-start font-normal">
              {columns.text}
            </th>
            <th scope="col" className="w-[30%] py-3 text-start font-normal">
              {columns.tested}
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {section.items.map(({ title, text, tested }) => (
            <tr
              key={title}
              className="block border-t border-rule py-5 last:border-b md:table-row md:py-0"
            >
              <th
                scope="row"
                className="display-4 block pe-6 text-start font-[340] wrap-anywhere md:table-cell md:py-5 md:align-baseline"
              >
                {title}
              </th>
              <td className="block pe-6 text-text-2 max-md:mt-1 md:table-cell md:py-5 md:align-baseline">
                {text}
              </td>
              <td className="label-mono block text-data-text max-md:mt-2 md:table-cell md:py-5 md:align-baseline">
                {tested}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
