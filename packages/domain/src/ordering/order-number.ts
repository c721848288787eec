/** 23 letters, a prime, so that the check detects every wrong digit and every swap of adjacent digits. */
const checkLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

const pattern = /^(\d{6})-(\d{6,12})-([A-Z])$/;

/**
 * Day, sequence and check letter, such as 261121-000123-K.
 * @param day 'YYYY-MM-DD'.
 * @param sequence from 1, unique within the day.
 * @throws RangeError for other values.
 */
export function orderNumber(day: string, sequence: number): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new RangeError(`Not a day: ${day}`);
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence >= 1e12) {
    throw new RangeError(`Not a sequence number: ${sequence}`);
  }
  const date = day.slice(2).replaceAll('-', '');
  const counted = String(sequence).padStart(6, '0');
  return `${date}-${counted}-${checkLetter(date + counted)}`;
}

/** Checks the check letter, so that a typing error is found without a search. */
export function isOrderNumber(text: string): boolean {
  const [, date = '', counted = '', letter] = pattern.exec(text) ?? [];
  return checkLetter(date + counted) === letter;
}

export type NumberedOrder = {
  readonly number: string;
  /** Null of an order that is not paid or was paid before day numbers existed. */
  readonly dayNumber: number | null;
};

/** An answer of an older server, or one that the device stored earlier, lacks the day number. */
type Numbered = { readonly number: string; readonly dayNumber?: number | null | undefined };

/** Rule ordering-83: the number that the kitchen calls. Without a day number, 261121-000123-K is called 123. */
export const kitchenCallNumber = ({ number, dayNumber }: NumberedOrder): string =>
  // An older server sends no day number.
  dayNumber ? String(dayNumber) : String(Number(number.split('-')[1] ?? '')) || number;

/** As guests read it: #12. */
export const formatDayNumber = (dayNumber: number): string => `#${dayNumber}`;

/** Rule ordering-90: the day number, or the long number of an order without one. */
export const numberForGuest = ({ number, dayNumber }: Numbered): string =>
  dayNumber ? formatDayNumber(dayNumber) : number;

function checkLetter(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
  return checkLetters.charAt(sum % checkLetters.length);
}
