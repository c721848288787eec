import { isOrderNumber } from './order-number.ts';

/** A search text as prefix of an order number or contact phone. */
export type OrderSearch = {
  /** In written form, with dashes. Null if no number begins with it. */
  readonly number: string | null;
  /** Digits only. */
  readonly phone: string;
  /** The end of a number, without dashes: 051J, or the last digits of the sequence. Null if it cannot be one. */
  readonly numberEnd: string | null;
};

const between = /[\s\-‐-―.()/]/gu;
const mainland = /^(?:\+|00)86(?=1)/;
/** A single digit would match every tenth order. */
const endsNumber = /^(?:\d{2,12}|\d{1,18}[A-Z])$/;
const beginsNumber = /^(\d{1,6})(\d{0,12})([A-Z]?)$/;

/** Tolerates blanks, dashes, full-width digits, small letters and the country code. */
export function readOrderSearch(typed: string): OrderSearch {
  const phone = typed.normalize('NFKC').toUpperCase().replaceAll(between, '').replace(mainland, '');
  const [, date = '', counted = '', letter = ''] = beginsNumber.exec(phone) ?? [];
  const isPossible = date !== '' && (letter === '' || counted.length >= 6);
  const number = isPossible ? [date, counted, letter].filter((part) => part !== '').join('-') : null;
  return { number, phone, numberEnd: endsNumber.test(phone) ? phone : null };
}

/** Maximum rows of one table. Longer periods need several exports. */
export const maxOrdersExported = 20_000;

/** A search of staff among the orders of their shop. */
export type ShopOrderSearch = {
  /** A whole number with its dashes. */
  readonly number: string | null;
  /** The sequence of a number, as in its short form: 000123. */
  readonly called: string | null;
  /** The end of a number, without dashes: 051J, 051. */
  readonly numberEnd: string | null;
  /** A whole contact phone, as it is stored. */
  readonly phone: string | null;
  /** The last four digits of a contact phone. */
  readonly phoneEnd: string | null;
  /** Part of a dish's Chinese name. Null if digits were typed. */
  readonly dish: string | null;
};

const countedDigits = 6;
const phoneEndDigits = 4;
const fewestPhoneDigits = 7;

/** One field searches all of these, so staff need not say what four digits mean. */
export function readShopOrderSearch(typed: string): ShopOrderSearch {
  const nothing = { number: null, called: null, numberEnd: null, phone: null, phoneEnd: null, dish: null };
  const { number, phone, numberEnd } = readOrderSearch(typed);
  if (number !== null && isOrderNumber(number)) return { ...nothing, number };
  if (!/^\+?\d+$/.test(phone)) return { ...nothing, numberEnd, dish: typed.normalize('NFKC').trim() };
  return {
    ...nothing,
    numberEnd,
    called: phone.length <= countedDigits ? phone.padStart(countedDigits, '0') : null,
    phone: phone.length >= fewestPhoneDigits ? phone : null,
    phoneEnd: phone.length === phoneEndDigits ? phone : null,
  };
}
