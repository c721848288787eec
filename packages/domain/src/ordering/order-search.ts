import { isOrderNumber } from './order-number.ts';

/** A search text as prefix of an order number or contact phone. */
export type OrderSearch = {
  /** In written form, with dashes. Null if no number begins with it. */
  readonly number: string | null;
  /** Digits only. */
  readonly phone: string;
  /** The end of a number, without dashes: 051J, or the last digits of the sequence. Null if it cannot be one. */
  readonly numberEnd: string | null;
  /** A number of a shop's business day (rule ordering-83). Null when it cannot be one. */
  readonly dayNumber: number | null;
};

/** 12, #12, and as staff write it: 12号. */
const dayNumberPattern = /^(#?)\s*([1-9]\d{0,3})\s*([号號]?)$/u;

/** `isOnly`: with its sign it can be nothing else. */
function readDayNumber(typed: string): { readonly dayNumber: number | null; readonly isOnly: boolean } {
  const [, hash = '', digits, sign = ''] = dayNumberPattern.exec(typed.normalize('NFKC').trim()) ?? [];
  return { dayNumber: digits === undefined ? null : Number(digits), isOnly: hash !== '' || sign !== '' };
}

const between = /[\s\-‐-―.()/]/gu;
const mainland = /^(?:\+|00)86(?=1)/;
/** A single digit would match every tenth order. */
const endsNumber = /^(?:\d{2,12}|\d{1,18}[A-Z])$/;
const beginsNumber = /^(\d{1,6})(\d{0,12})([A-Z]?)$/;

/** Tolerates blanks, dashes, full-width digits, small letters and the country code. */
export function parseOrderSearch(typed: string): OrderSearch {
  const phone = typed.normalize('NFKC').toUpperCase().replaceAll(between, '').replace(mainland, '');
  const [, date = '', counted = '', letter = ''] = beginsNumber.exec(phone) ?? [];
  const isPossible = date !== '' && (letter === '' || counted.length >= 6);
  const number = isPossible ? [date, counted, letter].filter((part) => part !== '').join('-') : null;
  const { dayNumber } = readDayNumber(typed);
  return { number, phone, numberEnd: endsNumber.test(phone) ? phone : null, dayNumber };
}

/** Maximum rows of one table. Longer periods need several exports. */
export const maxOrdersExported = 20_000;

/** A search of staff among the orders of their shop. */
export type ShopOrderSearch = {
  /** A whole number with its dashes. */
  readonly number: string | null;
  /** The counted part of a long number: 000123. The kitchen calls orders without a day number by it. */
  readonly called: string | null;
  /** A number of the shop's business day: 12. */
  readonly dayNumber: number | null;
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
export function parseShopOrderSearch(typed: string): ShopOrderSearch {
  const { dayNumber, isOnly } = readDayNumber(typed);
  const nothing = { number: null, called: null, dayNumber, numberEnd: null, phone: null, phoneEnd: null, dish: null };
  if (isOnly) return nothing;
  const { number, phone, numberEnd } = parseOrderSearch(typed);
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
