import { isOutcomeUnknown } from '@chifan/contract/client';
import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attemptKey, forgetAttempts } from '../../../data/attempt-key.ts';
import type { PayTarget } from '../../../data/pay-target.ts';
import type { Payable } from '../../../data/payable.ts';
import { invalidateBalance } from '../../../data/payment.ts';
import { api, CallError, GuestConfirmationNeeded, type OutputOf } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useLanguage } from '../../../platform/language.ts';
import { opensPaymentSheet, type QuickMethod } from '../../../terms/payment/method-flows.ts';
import { type PasswordProblem, passwordProblem } from '../../../terms/payment/password-problem.ts';
import { payEnvironment } from '../../../terms/payment/pay-environment.ts';
import { redirectToWeChat } from '../../../terms/we-chat/authorization.ts';
import { type AfterBridge, afterBridge } from '../wechat/after-bridge.ts';
import { payWithWeChat } from '../wechat/pay-with-we-chat.ts';

type Started = OutputOf<'/rest/payment/start'>;

export type StartPayment = {
  readonly start: (method: QuickMethod, password?: string) => void;
  readonly isStarting: boolean;
  readonly passwordProblem: PasswordProblem | null;
  readonly forgetProblem: () => void;
};

/** `onMaybePaid` is called if the guest may have paid. `look` fetches the payment’s state from the server. */
type Ways = { readonly onMaybePaid: () => void; readonly look: () => Promise<Payable['state'] | undefined> };

/** Starts a payment and opens Alipay’s page or WeChat’s payment sheet. A payment from the balance completes at once. */
export function useStartPayment(target: PayTarget, ways: Ways): StartPayment {
  const { onMaybePaid } = ways;
  const { t } = useLingui();
  const language = useLanguage();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<PasswordProblem | null>(null);

  const refuse = (error: Error) => {
    const ask = error instanceof GuestConfirmationNeeded ? addressIn(error.details, 'url') : null;
    const aboutPassword = passwordProblem(error, language);
    const verifier = error instanceof GuestConfirmationNeeded ? textIn(error.details, 'verifier') : null;
    if (ask !== null && verifier !== null) redirectToWeChat(ask, { purpose: 'pay', verifier, target });
    else if (aboutPassword) setProblem(aboutPassword);
    else {
      toastFailure(error);
      // Without a response the payment may have started, so the idempotency key stays for a retry.
      if (!isOutcomeUnknown(error)) forgetAttempts(target);
    }
    if (error instanceof CallError && error.reason === 'payment_not_open') onMaybePaid();
  };
  const { mutate, isPending } = useMutation({
    meta: { isQuiet: true },
    mutationFn: async ({ method, password }: { readonly method: QuickMethod; readonly password?: string }) => {
      const given = password === undefined ? {} : { paymentPassword: password };
      const input = { ...target, method, environment: payEnvironment(), ...given };
      return goOn(await api('/rest/payment/start', input, { idempotencyKey: attemptKey(target, method) }), ways);
    },
    onSuccess: (outcome) => {
      void invalidateBalance(queries);
      if (outcome === 'failed') toast(t`The payment failed. You haven’t been charged.`, { kind: 'failure' });
      else if (outcome === 'broken_off') toast(t`You haven’t paid yet.`);
      else if (outcome === 'not_arrived')
        toast(t`WeChat couldn’t finish, and we received no money. If you were charged, tap “Check payment”.`, {
          kind: 'failure',
        });
      else if (outcome === 'maybe') onMaybePaid();
    },
    onError: refuse,
  });
  return {
    start: (method, password) => {
      setProblem(null);
      mutate(password === undefined ? { method } : { method, password });
    },
    isStarting: isPending,
    passwordProblem: problem,
    forgetProblem: () => setProblem(null),
  };
}

/**
 * `failed`: no payment page or sheet was opened, so the guest cannot have paid. `left`: the guest was sent to the
 * gateway’s page.
 */
type Outcome = AfterBridge | 'failed' | 'left';

async function goOn({ state, method, clientData }: Started, { onMaybePaid, look }: Ways): Promise<Outcome> {
  if (state === 'settled') return 'maybe';
  if (opensPaymentSheet(method)) return afterBridge(await payWithWeChat(clientData ?? {}), look);
  const address = addressIn(clientData, 'payUrl');
  if (address === null) return 'failed';
  // Show the waiting screen first, so that a guest who goes back in the browser finds the waiting screen.
  onMaybePaid();
  window.location.assign(address);
  return 'left';
}

/** Reads an http(s) URL from a field of a response. null if the field contains no such URL. */
function addressIn(answer: unknown, name: string): string | null {
  const address = textIn(answer, name);
  if (address === null || !URL.canParse(address, window.location.origin)) return null;
  const { protocol, href } = new URL(address, window.location.origin);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

function textIn(answer: unknown, name: string): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const text: unknown = Object.entries(answer).find(([key]) => key === name)?.[1];
  return typeof text === 'string' ? text : null;
}
