import { maskContact } from '../privacy/order-privacy.ts';
import type { MessageRole } from './order-messages.ts';

/** The code of a message in the sender's own words. A version without own words treats the code as unknown. */
export const ownWordsCode = 'own_words';

export const maxOwnWordsLength = 300;

/** Rule ordering-122: own words that one person may send in an hour, about all orders together. */
export const maxOwnWordsPerHour = 120;

type SaidByGuest = {
  readonly from: MessageRole;
  /** Null for a ready sentence. */
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

/** Seven or more digits of any script, as in a phone number or an account, also with a plus sign and separators. */
const longNumber = /[+＋]?\p{Nd}(?:[\s().\-‐–]{0,2}\p{Nd}){6,}/gu;

/** Rule ordering-125: masks long numbers in a text, such as 138****1234. */
export const maskNumbers = (text: string): string =>
  text.replace(longNumber, (found) => maskContact(found.replace(/[\s().\-‐–]/gu, '')));
