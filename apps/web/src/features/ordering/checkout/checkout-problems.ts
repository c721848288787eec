import { isMainlandPhone } from '@chifan/domain/member';
import { t } from '@lingui/core/macro';
import type { CheckoutDraft } from './checkout-draft.ts';

/** What is missing before the order can be placed, by field; the server judges again (specification §5). */
export type CheckoutProblems = Readonly<
  Partial<Record<'address' | 'contactName' | 'contactPhone' | 'method' | 'password', string>>
>;

export type CheckoutFacts = {
  readonly draft: CheckoutDraft;
  readonly hasAddress: boolean;
  /** A gateway has something to do. */
  readonly needsMethod: boolean;
  readonly hasMethod: boolean;
  readonly needsPassword: boolean;
  readonly password: string;
};

export const passwordDigits = 6;

export function checkoutProblems(facts: CheckoutFacts): CheckoutProblems {
  const { draft, hasAddress, needsMethod, hasMethod, needsPassword, password } = facts;
  return {
    ...(draft.way === 'delivery'
      ? hasAddress
        ? {}
        : { address: t`Please select a delivery address.` }
      : contactProblems(draft)),
    ...(needsMethod && !hasMethod ? { method: t`Please choose a payment method.` } : {}),
    ...(needsPassword && password.length < passwordDigits
      ? { password: t`Please enter the six digits of your payment password.` }
      : {}),
  };
}

/** For a delivery the address names whom to call. */
function contactProblems({ contactName, contactPhone, secondContact }: CheckoutDraft): CheckoutProblems {
  const phone = contactPhone.trim();
  return {
    ...(contactName.trim() === '' ? { contactName: t`Please enter a name.` } : {}),
    ...(phone === '' && secondContact.trim() === ''
      ? { contactPhone: t`Please enter a phone number, or another way to reach you below.` }
      : {}),
    ...(phone !== '' && !isMainlandPhone(phone)
      ? { contactPhone: t`A Chinese mobile number has 11 digits and begins with 1.` }
      : {}),
  };
}
