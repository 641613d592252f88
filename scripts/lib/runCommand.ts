/** Something wrong with how a command was called, told in one line with how to call it. */
export class UsageError extends Error {}

/**
 * Runs a command to its exit code: 0 done, 1 not done, 2 called wrongly. What goes wrong is told in
 * sentences, without a stack.
 */
export async function runCommand(usage: string, main: () => number | Promise<number>) {
  try {
    if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
      console.log(usage);
      return;
    }
    process.exitCode = await main();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isUsage = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
    process.exitCode = isUsage ? 2 : 1;
    console.error(isUsage ? `${message}\n${usage}` : message);
  }
}
