/** What somebody typed to find an order: the beginning of its number, or of the contact phone. */
export type OrderSearch = {
  /** As numbers are written, with their dashes; null where no number begins so. */
  readonly number: string | null;
  /** Without any sign between the digits. */
  readonly phone: string;
};

const between = /[\s\-‐-―.()/]/gu;
const mainland = /^(?:\+|00)86(?=1)/;
const beginsNumber = /^(\d{1,6})(\d{0,12})([A-Z]?)$/;

/** Blanks, dashes, wide digits, small letters and the code of the country are forgiven. */
export function readOrderSearch(typed: string): OrderSearch {
  const phone = typed.normalize('NFKC').toUpperCase().replaceAll(between, '').replace(mainland, '');
  const [, date = '', counted = '', letter = ''] = beginsNumber.exec(phone) ?? [];
  const isPossible = date !== '' && (letter === '' || counted.length >= 6);
  return { number: isPossible ? [date, counted, letter].filter((part) => part !== '').join('-') : null, phone };
}
