/** A search text as prefix of an order's number or of its contact phone. */
export type OrderSearch = {
  /** In the written form, with dashes; null where no number begins so. */
  readonly number: string | null;
  /** Digits only. */
  readonly phone: string;
};

const between = /[\s\-‐-―.()/]/gu;
const mainland = /^(?:\+|00)86(?=1)/;
const beginsNumber = /^(\d{1,6})(\d{0,12})([A-Z]?)$/;

/** Tolerates blanks, dashes, full-width digits, small letters and the country code. */
export function readOrderSearch(typed: string): OrderSearch {
  const phone = typed.normalize('NFKC').toUpperCase().replaceAll(between, '').replace(mainland, '');
  const [, date = '', counted = '', letter = ''] = beginsNumber.exec(phone) ?? [];
  const isPossible = date !== '' && (letter === '' || counted.length >= 6);
  return { number: isPossible ? [date, counted, letter].filter((part) => part !== '').join('-') : null, phone };
}
