import { maskContact } from '../privacy/order-privacy.ts';
import type { MessageRole } from './order-messages.ts';

/**
 * The code of a message in the sender's own words. A version of the app that supports no own words treats the code as
 * unknown.
 */
export const ownWordsCode = 'own_words';

export const maxOwnWordsLength = 300;

/**
 * Rule ordering-122: maximum number of messages in own words that one person may send in an hour, about all orders
 * together.
 */
export const maxOwnWordsPerHour = 120;

type SaidByGuest = {
  readonly from: MessageRole;
  /** Null for a predefined sentence. */
  readonly ownWords?: { readonly text: string } | null;
};

type WrittenByGuest = { readonly remark: string | null; readonly messages?: readonly SaidByGuest[] | undefined };

/**
 * Rule ordering-124: everything that the guest wrote freely about the order, as one text. The search for allergies reads
 * it as a whole, because "I have an allergy" and "peanuts" may be two messages.
 */
export function guestWordsOf({ remark, messages = [] }: WrittenByGuest): string | null {
  const said = messages.flatMap(({ from, ownWords }) => (from === 'member' && ownWords ? [ownWords.text] : []));
  const all = remark === null ? said : [remark, ...said];
  return all.length > 0 ? all.join('\n') : null;
}

/**
 * Seven or more digits of any script, as in a phone number or an account, also with a plus sign and separators. Chinese
 * digits count, because people write 一三八 to pass such filters.
 */
const longNumber = /[+＋]?[\p{Nd}〇零一二三四五六七八九](?:[\s().\-‐-—_/·•]{0,3}[\p{Nd}〇零一二三四五六七八九]){6,}/gu;
const separators = /[\s().\-‐-—_/·•]/gu;
const email = /[\p{Script=Latin}\d._%+-]+@[\p{Script=Latin}\d.-]+\.\p{Script=Latin}{2,}/gu;

/** Rule ordering-125: masks long numbers and e-mail addresses in a text, such as 138****1234. */
export const maskPrivateData = (text: string): string =>
  text
    .replace(email, (found) => maskContact(found))
    .replace(longNumber, (found) => maskContact(found.replace(separators, '')));
