import { isMainlandPhone, parseMainlandPhone } from '@chifan/domain/member';
import { t } from '@lingui/core/macro';
import type { CheckoutDraft } from './checkout-draft.ts';
import { isForeignNumber, writeSecondContact } from './second-contact.ts';

export type CheckoutField =
  | 'way'
  | 'address'
  | 'table'
  | 'contactName'
  | 'email'
  | 'contactPhone'
  | 'secondContact'
  | 'helper'
  | 'callBack'
  | 'time'
  | 'dishes'
  | 'coupons'
  | 'balance'
  | 'method';

/** Error messages by field, in the guest's language. The server validates again (rule ordering-5). */
export type CheckoutProblems = Readonly<Partial<Record<CheckoutField, string>>>;

export type CheckoutFacts = {
  readonly draft: CheckoutDraft;
  readonly hasAddress: boolean;
  /** True if a part of the total must be paid through a payment gateway. */
  readonly needsMethod: boolean;
  readonly hasMethod: boolean;
};

export function checkoutProblems({ draft, hasAddress, needsMethod, hasMethod }: CheckoutFacts): CheckoutProblems {
  return {
    ...problemsOfWay(draft, hasAddress),
    ...methodProblem(needsMethod && !hasMethod),
  };
}

function problemsOfWay(draft: CheckoutDraft, hasAddress: boolean): CheckoutProblems {
  if (draft.way === 'delivery') return deliveryProblems(draft, hasAddress);
  return draft.way === 'eat_here' ? tableProblem(draft) : contactProblems(draft);
}

/** Rule ordering-51: an error if both table number and name are empty. */
const tableProblem = ({ tableNumber, contactName }: CheckoutDraft): CheckoutProblems =>
  tableNumber.trim() === '' && contactName.trim() === ''
    ? { table: t`Enter your table number, or a name to call out.` }
    : {};

export const methodProblem = (isMissing: boolean): CheckoutProblems =>
  isMissing ? { method: t`Choose a payment method.` } : {};

/**
 * Checks that an address is chosen, and that the guest has answered whether they can take calls in Chinese. The contact
 * belongs to the address, so it needs no check.
 */
function deliveryProblems({ helper }: CheckoutDraft, hasAddress: boolean): CheckoutProblems {
  return {
    ...(hasAddress ? {} : { address: t`Choose a delivery address.` }),
    ...(helper === null ? { helper: t`Tell us whether you can take calls in Chinese.` } : {}),
  };
}

function contactProblems({ contactName, contactPhone, secondKind, secondContact }: CheckoutDraft): CheckoutProblems {
  const phone = parseMainlandPhone(contactPhone.trim());
  const second = writeSecondContact({ kind: secondKind, value: secondContact });
  const isForeignWrong = secondKind === 'foreign' && secondContact.trim() !== '' && !isForeignNumber(secondContact);
  return {
    ...(contactName.trim() === '' ? { contactName: t`Enter a name.` } : {}),
    ...(phone === '' && second === ''
      ? { contactPhone: t`Enter a phone number, or another way to reach you below.` }
      : {}),
    ...(phone !== '' && !isMainlandPhone(phone)
      ? { contactPhone: t`Chinese mobile numbers have 11 digits and start with 1.` }
      : {}),
    ...(isForeignWrong ? { secondContact: t`Start with + and the country code, for example +44 7700 900123.` } : {}),
  };
}
