import { isMainlandPhone } from '@chifan/domain/member';
import { t } from '@lingui/core/macro';
import { isForeignNumber, writeSecondContact } from '../contact/second-contact.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

export type CheckoutField =
  | 'way'
  | 'address'
  | 'contactName'
  | 'contactPhone'
  | 'secondContact'
  | 'helper'
  | 'time'
  | 'dishes'
  | 'coupons'
  | 'balance'
  | 'method';

/** Messages by field, in the guest's language; the server validates again (rule ordering-5). */
export type CheckoutProblems = Readonly<Partial<Record<CheckoutField, string>>>;

export type CheckoutFacts = {
  readonly draft: CheckoutDraft;
  readonly hasAddress: boolean;
  /** A gateway has to take a part of the sum. */
  readonly needsMethod: boolean;
  readonly hasMethod: boolean;
};

export function checkoutProblems({ draft, hasAddress, needsMethod, hasMethod }: CheckoutFacts): CheckoutProblems {
  return {
    ...(draft.way === 'delivery' ? deliveryProblems(draft, hasAddress) : contactProblems(draft)),
    ...methodProblem(needsMethod && !hasMethod),
  };
}

export const methodProblem = (isMissing: boolean): CheckoutProblems =>
  isMissing ? { method: t`Please choose a payment method.` } : {};

/** A delivery's contact is its address's. */
function deliveryProblems({ helper }: CheckoutDraft, hasAddress: boolean): CheckoutProblems {
  return {
    ...(hasAddress ? {} : { address: t`Please select a delivery address.` }),
    ...(helper === null ? { helper: t`Please say whether you can talk with the courier.` } : {}),
  };
}

function contactProblems({ contactName, contactPhone, secondKind, secondContact }: CheckoutDraft): CheckoutProblems {
  const phone = contactPhone.trim();
  const second = writeSecondContact({ kind: secondKind, value: secondContact });
  const isForeignWrong = secondKind === 'foreign' && secondContact.trim() !== '' && !isForeignNumber(secondContact);
  return {
    ...(contactName.trim() === '' ? { contactName: t`Please enter a name.` } : {}),
    ...(phone === '' && second === ''
      ? { contactPhone: t`Please enter a phone number, or another way to reach you below.` }
      : {}),
    ...(phone !== '' && !isMainlandPhone(phone)
      ? { contactPhone: t`A Chinese mobile number has 11 digits and begins with 1.` }
      : {}),
    ...(isForeignWrong
      ? { secondContact: t`Please begin with + and the country code, for example +44 7700 900123.` }
      : {}),
  };
}
