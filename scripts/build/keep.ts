import { existsSync, renameSync } from 'node:fs';

/**
 * Makes a file of a cache unless it is there. It has another name until it is finished: a build that is
 * broken off leaves no half file, and two may make the same one.
 * @param make writes it under the name that it is given
 * @returns whether it was made now
 */
export async function keep(
  file: string,
  make: (unfinished: string) => Promise<unknown>,
): Promise<boolean> {
  if (existsSync(file)) return false;
  const unfinished = `${file}.${process.pid}.unfinished`;
  await make(unfinished);
  renameSync(unfinished, file);
  return true;
}
