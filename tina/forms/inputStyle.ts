/** What Tina's own fields of one line look like. */
export const INPUT_STYLE =
  'block w-full rounded-md border border-gray-200 bg-white px-3 py-2 text-base text-gray-700 shadow-inner focus:border-blue-500 focus:outline-none';
