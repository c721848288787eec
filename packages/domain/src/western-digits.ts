/** What somebody typed, with western digits: keyboards of Arabic and Urdu write their own, those of East Asia wide ones. */
export const westernDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[٠-٩۰-۹]/gu, (digit) => String(digit.charCodeAt(0) % 16));
