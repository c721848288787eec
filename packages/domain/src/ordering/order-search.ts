import { isPickUpCode } from './codes/pick-up-code.ts';
import { isOrderNumber } from './order-number.ts';

/** A guest's search text, read as the beginning of an order number or of a contact phone number. */
export type OrderSearch = {
  /** Beginning of an order number, with dashes. Null if no order number can begin with the text. */
  readonly number: string | null;
  /** The text without spaces, dashes and the Chinese country code. */
  readonly phone: string;
  /**
   * End of an order number, without dashes: 051J, or the last digits of the sequence number. Null if the text cannot be
   * one.
   */
  readonly numberEnd: string | null;
  /** Day number of an order at its shop (rule ordering-83). Null if the text cannot be one. */
  readonly dayNumber: number | null;
};

/** A day number: 12, #12, or 12号 as staff write it. */
const dayNumberPattern = /^(#?)\s*([1-9]\d{0,3})\s*([号號]?)$/u;

/** `isOnly`: true if a # or 号 shows that the text is a day number and nothing else. */
function readDayNumber(typed: string): { readonly dayNumber: number | null; readonly isOnly: boolean } {
  const [, hash = '', digits, sign = ''] = dayNumberPattern.exec(typed.normalize('NFKC').trim()) ?? [];
  return { dayNumber: digits === undefined ? null : Number(digits), isOnly: hash !== '' || sign !== '' };
}

const between = /[\s\-‐-―.()/]/gu;
const mainland = /^(?:\+|00)86(?=1)/;
/** At least two characters, because a single digit would match every tenth order number. */
const endsNumber = /^(?:\d{2,12}|\d{1,18}[A-Z])$/;
const beginsNumber = /^(\d{1,6})(\d{0,12})([A-Z]?)$/;

/** Parses a typed search. Spaces, dashes, the Chinese country code, letter case and character width do not matter. */
export function parseOrderSearch(typed: string): OrderSearch {
  const phone = typed.normalize('NFKC').toUpperCase().replaceAll(between, '').replace(mainland, '');
  const [, date = '', counted = '', letter = ''] = beginsNumber.exec(phone) ?? [];
  const isPossible = date !== '' && (letter === '' || counted.length >= 6);
  const number = isPossible ? [date, counted, letter].filter((part) => part !== '').join('-') : null;
  const { dayNumber } = readDayNumber(typed);
  return { number, phone, numberEnd: endsNumber.test(phone) ? phone : null, dayNumber };
}

/** Maximum number of orders in one exported table. Longer periods need several exports. */
export const maxOrdersExported = 20_000;

/** The search text that staff typed, parsed for a search of their shop's orders. */
export type ShopOrderSearch = {
  /** A complete order number with dashes. */
  readonly number: string | null;
  /**
   * The sequence number within an order number, such as 000123. The kitchen calls an order by this number if the order
   * has no day number.
   */
  readonly called: string | null;
  /** Day number of an order at the shop, such as 12. */
  readonly dayNumber: number | null;
  /** End of an order number, without dashes, such as 051J or 051. */
  readonly numberEnd: string | null;
  /** A complete contact phone number in its stored form. */
  readonly phone: string | null;
  /** The last four digits of a contact phone number. */
  readonly phoneEnd: string | null;
  /** A pick-up code, such as A123. */
  readonly pickUpCode: string | null;
  /** Part of the name of a dish, of the guest's name or of the remark. Null if the text has only digits. */
  readonly part: string | null;
};

const countedDigits = 6;
const phoneEndDigits = 4;
const fewestPhoneDigits = 7;

/** Reads the text as every kind of number that it may be. Thus staff need not choose which number they typed. */
export function parseShopOrderSearch(typed: string): ShopOrderSearch {
  const { dayNumber, isOnly } = readDayNumber(typed);
  const nothing = {
    number: null,
    called: null,
    dayNumber,
    numberEnd: null,
    phone: null,
    phoneEnd: null,
    pickUpCode: null,
    part: null,
  };
  if (isOnly) return nothing;
  const { number, phone, numberEnd } = parseOrderSearch(typed);
  if (number !== null && isOrderNumber(number)) return { ...nothing, number };
  const pickUpCode = isPickUpCode(phone) ? phone : null;
  if (!/^\+?\d+$/.test(phone)) return { ...nothing, numberEnd, pickUpCode, part: typed.normalize('NFKC').trim() };
  return {
    ...nothing,
    numberEnd,
    called: phone.length <= countedDigits ? phone.padStart(countedDigits, '0') : null,
    phone: phone.length >= fewestPhoneDigits ? phone : null,
    phoneEnd: phone.length === phoneEndDigits ? phone : null,
  };
}
