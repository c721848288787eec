/**
 * The check letters. Their number, 23, is prime, so that the check letter detects every wrong digit and every swap of
 * adjacent digits.
 */
const checkLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

const pattern = /^(\d{6})-(\d{6,12})-([A-Z])$/;

/**
 * Returns the order number: date, sequence number and check letter, such as 261121-000123-K.
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

/** Verifies the check letter, so that a typing error is detected without a database query. */
export function isOrderNumber(text: string): boolean {
  const [, date = '', counted = '', letter] = pattern.exec(text) ?? [];
  return checkLetter(date + counted) === letter;
}

export type NumberedOrder = {
  readonly number: string;
  /** Null if the order is unpaid, or was paid before day numbers existed. */
  readonly dayNumber: number | null;
};

/** The day number is missing in responses of an older server and in orders that the device stored earlier. */
type Numbered = { readonly number: string; readonly dayNumber?: number | null | undefined };

/**
 * Rule ordering-83: the number that the kitchen calls out. This is the day number, or the sequence number within the
 * order number if the order has no day number: 123 for 261121-000123-K.
 */
export const kitchenCallNumber = ({ number, dayNumber }: NumberedOrder): string =>
  // The response of an older server has no day number, so `dayNumber` may also be undefined. An order number without a
  // sequence number is returned unchanged.
  dayNumber ? String(dayNumber) : String(Number(number.split('-')[1] ?? '')) || number;

/** Formats the day number as guests read it: #12. */
export const formatDayNumber = (dayNumber: number): string => `#${dayNumber}`;

/**
 * Rule ordering-90: the number of an order that a guest reads. This is the day number, or the complete order number if
 * the order has no day number.
 */
export const numberForGuest = ({ number, dayNumber }: Numbered): string =>
  dayNumber ? formatDayNumber(dayNumber) : number;

function checkLetter(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
  return checkLetters.charAt(sum % checkLetters.length);
}
