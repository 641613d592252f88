import { createInterface } from 'node:readline/promises';
import { forms } from '../../content/schema/forms.ts';
import { UsageError } from '../lib/runCommand.ts';
import type { Firm } from './skeleton.ts';

/** Numbers of most countries have so many digits. */
const MOST_COUNTRIES = '6-12';

/**
 * How many digits a telephone number has, by the rule of the field.
 * @param value `10` or `6-12`
 * @throws {UsageError} if it is neither
 */
export function digitsOf(value: string): Firm['phone'] {
  const [least, most = least] = value.split('-').map(Number);
  const phone = forms.shape.phone.shape.rule.safeParse({ least, most });
  if (!phone.success)
    throw new UsageError(`--phone: “${value}” is no number of digits such as 10 or 6-12.`);
  return phone.data;
}

/**
 * Asks for it, if somebody is there to answer: the sample's rule is that of India, which refuses numbers of other
 * countries or drops their first zero.
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
  const said = await terminal.question(question).finally(() => terminal.close());
  return digitsOf(said.trim() || MOST_COUNTRIES);
}
