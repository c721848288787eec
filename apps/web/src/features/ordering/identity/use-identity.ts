import { isEmail } from '@chifan/domain/member';
import { useState } from 'react';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { checkEmail } from '../../../terms/member/check-fields.ts';
import { useSendCode } from '../../../terms/member/codes/use-send-code.ts';
import type { CheckoutProblems } from '../draft/checkout-problems.ts';
import { useGuestEmail } from './guest-email.ts';

export type Identity = ReturnType<typeof useIdentity>;

/**
 * The guest who orders. A visitor types an e-mail address in the checkout, and proves it with a mailed code when paying (rule
 * member-51).
 */
export function useIdentity() {
  const isVisitor = !useIsSignedIn();
  const email = useGuestEmail((guest) => guest.email.trim());
  const send = useSendCode('sign_in');
  const [onward, setOnward] = useState<(() => void) | null>(null);
  /** Signs a visitor in, then calls `next`. For a member it calls `next` at once. */
  const identify = (next: () => void) => {
    if (isVisitor) send.mutate(email, { onSuccess: () => setOnward(() => next), onError: toastFailure });
    else next();
  };
  return {
    isVisitor,
    email,
    unsaid: (isVisitor && !isEmail(email) ? { email: checkEmail(email) ?? '' } : {}) satisfies CheckoutProblems,
    identify,
    isSending: send.isPending,
    /** The action that waits for the mailed code. null if no code is requested. */
    onward,
    close: () => setOnward(null),
  };
}
