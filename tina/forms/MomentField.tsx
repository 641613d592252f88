import { wrapFieldsWithMeta } from 'tinacms';
import { clockText } from '../../content/schema/moment.ts';

interface MomentProps {
  input: { value: string; onChange: (value: string) => void; name: string };
}

/** A moment by Mumbai's clock, whatever zone the editor sits in. A record keeps its text until it is changed. */
const MomentField = wrapFieldsWithMeta<MomentProps>(({ input: { value, onChange, name } }) => (
  <input
    type="datetime-local"
    name={name}
    value={clockText(value)}
    onChange={(event) => onChange(event.target.value)}
    className="block w-full rounded-md border border-gray-200 bg-white px-3 py-2 text-base text-gray-700 shadow-inner focus:border-blue-500 focus:outline-none"
  />
));

/** The field as Tina knows it by name; `formField` asks for `moment`. */
export const momentField = { name: 'moment', Component: MomentField };
