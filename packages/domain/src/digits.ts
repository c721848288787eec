const separators: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' };

/** Replaces full-width forms and the decimal digits of any script, such as ٣, ۳ and ３, with 0 to 9. */
export const toWesternDigits = (text: string): string =>
  isPlain(text)
    ? text
    : text
        .normalize('NFKC')
        .replace(/[^\0-\x7f]/gu, (letter) =>
          /\p{Nd}/u.test(letter) ? String(valueOf(letter)) : (separators[letter] ?? letter),
        );

// oxlint-disable-next-line no-control-regex -- ASCII begins with the control characters
const isPlain = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/**
 * Relies on two properties of Unicode: the ten digits of a script are consecutive, and no digit comes directly before a
 * zero.
 */
function valueOf(digit: string): number {
  const at = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
  return value;
}

/** Direction marks that phones put around a copied number. The marks are removed. */
const invisible = /[\u200b-\u200f\u061c\u202a-\u202c\u2060\u2066-\u2069\ufeff]/gu;
const separator = /[\s().\-‐-―−·・/]/gu;

/**
 * Converts a typed phone number to western digits, removes invisible characters, and replaces a leading `00` with `+`.
 */
export const normalizePhoneInput = (text: string): string =>
  toWesternDigits(text)
    .replace(invisible, '')
    .trim()
    .replace(/^00(?=[1-9])/, '+');

/** A typed phone number without spaces, brackets and dashes. */
export const stripPhoneSeparators = (text: string): string => normalizePhoneInput(text).replace(separator, '');
