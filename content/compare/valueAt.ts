/** What stands in a record at a path; undefined where there is no such place. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((within, step) => Reflect.get(Object(within), step), data);
