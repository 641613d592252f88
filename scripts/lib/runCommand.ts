import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from '../../content/compare/refusal.ts';

export { UsageError };

type Parsed<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>;

/** Prints an error without a stack. @returns the exit code: 2 for wrong usage, otherwise 1 */
function report(error: unknown): 1 | 2 {
  console.error((error as Error).message);
  return error instanceof UsageError ? 2 : 1;
}

/** Runs a command and sets the exit code: 0 success, 1 failure, 2 wrong usage. */
export async function runCommand(main: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = report(error);
  }
}

/**
 * Parses the arguments of a command. Ends the process after `--help`, and after a wrong argument.
 * @param read converts the parsed arguments; may throw a `UsageError`
 */
export function commandLine<const Config extends ParseArgsConfig, Read = Parsed<Config>>(
  usage: string,
  config: Config,
  read?: (parsed: Parsed<Config>) => Read,
): Read {
  const args = process.argv.slice(2);
  if (args.some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const parsed = parseLine(args, config);
    return read ? read(parsed) : (parsed as Read);
  } catch (error) {
    process.exit(report(error));
  }
}

/** @throws {UsageError} for arguments that Node's `parseArgs` refuses, in one sentence */
export function parseLine<const Config extends ParseArgsConfig>(
  args: readonly string[],
  config: Config,
): Parsed<Config> {
  try {
    return parseArgs({ ...config, args: [...args] }) as Parsed<Config>;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Node quotes the wrong part: '--port <value>', '-p, --port', 'word'.
    const [, quoted = ''] = /'([^']*)'/.exec(message) ?? [];
    const [name = ''] = /--[\w-]+/.exec(quoted) ?? [quoted];
    const allowed = Object.keys({ ...config.options, help: {} }).map((key) => `--${key}`);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      const takesText = config.options?.[name.slice(2)]?.type === 'string';
      throw new UsageError(`${name} ${takesText ? 'needs a' : 'takes no'} value.`);
    }
    throw new UsageError(
      `“${name}” is not an argument of this command; allowed: ${allowed.join(', ')}.`,
    );
  }
}

/** @throws {UsageError} if an option is not a whole number from `least` to `most` */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new UsageError(`${option} is a whole number from ${least} to ${most}, not “${text}”.`);
}
