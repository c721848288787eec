import { isEmail } from '../member/member.ts';
import { parseShopOrderSearch } from '../ordering/order-search.ts';

/**
 * Maximum number of results of one kind. An operator who sees this many results can type more of the number or the
 * name.
 */
export const maxLookupResults = 5;

/**
 * An operator's search text, read as each kind of value that the text may be. A field is null if the text cannot be
 * such a value.
 */
export type LookupTerms = {
  /** A complete order number with dashes. */
  readonly number: string | null;
  /** The last digits of an order number, at least four, and the check letter if it was typed. */
  readonly numberEnd: { readonly digits: string; readonly letter: string } | null;
  /** A complete phone number in its stored form. */
  readonly phone: string | null;
  /** The last four digits of a phone number. */
  readonly phoneEnd: string | null;
  readonly email: string | null;
  /** ID of a member or a shop. */
  readonly id: number | null;
  /** The beginning of a person's name, or a part of a shop's name, in lower case. */
  readonly name: string | null;
  /**
   * The text as typed, for numbers of payments and references of gateways. Null if the text is too short for such a
   * number or reference.
   */
  readonly reference: string | null;
};

const fewestDigits = 4;
const fewestCharactersOfReference = 6;
/**
 * Matches a single Latin letter or digit, which would find too many names. A single Chinese character is not matched,
 * because it can be the name of a shop.
 */
const singleLetter = /^[ -~]?$/;
const id = /^#?(\d{1,15})$/;

/** Reads what an operator typed into the one search field of the console (rule lookup-1). */
export function readLookup(typed: string): LookupTerms {
  const text = typed.normalize('NFKC').trim();
  const { number, numberEnd, phone, phoneEnd, part } = parseShopOrderSearch(text);
  const email = text.toLowerCase();
  const [, digits] = id.exec(text) ?? [];
  return {
    number,
    numberEnd: endOf(numberEnd),
    phone,
    phoneEnd,
    email: isEmail(email) ? email : null,
    id: digits === undefined || Number(digits) === 0 ? null : Number(digits),
    name: part === null || singleLetter.test(part) ? null : part.toLowerCase(),
    reference: text.length < fewestCharactersOfReference ? null : text,
  };
}

function endOf(numberEnd: string | null): LookupTerms['numberEnd'] {
  const [, digits = '', letter = ''] = /^(\d+)([A-Z]?)$/.exec(numberEnd ?? '') ?? [];
  return digits.length < fewestDigits ? null : { digits, letter };
}
