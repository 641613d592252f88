import { createInterface } from 'node:readline/promises';
import { forms } from '../../content/schema/forms.ts';
import { UsageError } from '../lib/runCommand.ts';
import type { Firm } from './siteWithoutFirm.ts';

/** The number of digits in most countries. */
const MOST_COUNTRIES = '6-12';

/**
 * Parses the number of digits of a telephone number.
 * @param value `10` or `6-12`
 * @throws {UsageError} if it is neither
 */
export function digitsOf(value: string): Firm['phone'] {
  const [least, most = least] = value.split('-').map(Number);
  const phone = forms.shape.phone.shape.rule.safeParse({ least, most });
  if (!phone.success)
    throw new UsageError(`--phone: “${value}” is not a number of digits such as 10 or 6-12.`);
  return phone.data;
}

/**
 * Asks for the number of digits if a person can answer: the sample's rule is that of India, which refuses numbers of
 * other countries or drops their first zero.
 * @returns undefined for the sample's rule
 */
export async function askPhone(
  country: string,
  input: NodeJS.ReadableStream & { isTTY?: boolean } = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<Firm['phone']> {
  if (!input.isTTY || country === 'IN') return undefined;
  const terminal = createInterface({ input, output });
  const question = `How many digits has a telephone number in ${country}, without the country's own? Such as 10, or ${MOST_COUNTRIES} (Enter): `;
  const reply = await terminal.question(question).finally(() => terminal.close());
  return digitsOf(reply.trim() || MOST_COUNTRIES);
}
