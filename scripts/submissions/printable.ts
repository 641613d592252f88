/** Strangers wrote this: what would move the cursor or rename the terminal is shown, not obeyed. */
export function printable(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '\uFFFD');
}
