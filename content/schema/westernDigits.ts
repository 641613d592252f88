/**
 * A text with the digits 0 to 9 in place of the decimal digits of all scripts. In a file of its own, because a form uses
 * it without the schemas.
 */
export const westernDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    // Unicode lists the digits of a script in order, so runs of them begin with a zero.
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
