import { isPaymentMethod, type PaymentMethod, sortPaymentMethods, worksInEnvironment } from '@chifan/domain/payment';
import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { forgetAttempts } from '../../../data/attempt-key.ts';
import { canPayBy, type Payable } from '../../../data/payable.ts';
import { balanceQuery, payableMethodsQuery } from '../../../data/payment.ts';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { useSite } from '../../../platform/site/site-variant.ts';
import { leavesTheApp } from '../../../terms/payment/method-flows.ts';
import { payEnvironment } from '../../../terms/payment/pay-environment.ts';
import type { PaymentInSight } from './use-payment.ts';
import { useStartPayment } from './use-start-payment.ts';

type MethodNotes = Readonly<Partial<Record<PaymentMethod, ReactNode>>>;

export type PayChoice = ReturnType<typeof usePayChoice>;

export function usePayChoice(payable: Payable, payment: PaymentInSight) {
  const params = useParams();
  const { data: configured = [] } = useQuery(payableMethodsQuery);
  const methods = configured.filter((each) => canPayBy(each, payable));
  const notes = useBalanceNotes(payable.amount);
  const first = useFirstMethod(methods, notes.refused);
  const [isAsked, setIsAsked] = useState(false);
  const chosen = [params.method, payable.method].find((each) => isPaymentMethod(each) && methods.includes(each));
  const method = isPaymentMethod(chosen) ? chosen : first;
  const starting = useStartPayment(payable.target, {
    onMaybePaid: () => {
      setIsAsked(false);
      payment.wait(true);
    },
    look: payment.stateNow,
  });
  const begin = useEffectEvent(() => {
    if (params.start === undefined || method === null || !leavesTheApp(method)) return;
    // Start the payment only once. A guest who returns with the browser’s back button must not be redirected again.
    payment.remember({});
    starting.start(method);
  });
  const isKnown = method !== null;
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
  const { attempt, target } = payable;
  useEffect(() => {
    if (attempt === 'failed') forgetAttempts(target);
  }, [attempt, target]);
  const ask = (isSo: boolean) => {
    setIsAsked(isSo);
    if (!isSo) starting.forgetProblem();
  };
  return { methods, method, choose: payment.choose, ...notes, starting, isAsked, ask };
}

/** The chosen method. Until the guest chooses, the first method that works in this browser. */
function useFirstMethod(methods: readonly PaymentMethod[], refused: MethodNotes): PaymentMethod | null {
  const site = useSite((chosen) => chosen.site);
  const environment = payEnvironment();
  const ordered = sortPaymentMethods(methods, { site, environment });
  return ordered.find((each) => worksInEnvironment(each, environment) && refused[each] === undefined) ?? null;
}

function useBalanceNotes(amount: number): { readonly hints: MethodNotes; readonly refused: MethodNotes } {
  const { data: balance } = useQuery(balanceQuery);
  if (balance === undefined) return { hints: {}, refused: { balance: '…' } };
  return balance >= amount
    ? { hints: { balance: <Available amount={balance} /> }, refused: {} }
    : { hints: {}, refused: { balance: <NotEnough amount={balance} /> } };
}

const Available = ({ amount }: { readonly amount: number }) => (
  <Trans>
    <Money amount={amount} /> available
  </Trans>
);

const NotEnough = ({ amount }: { readonly amount: number }) => (
  <Trans>
    <Money amount={amount} /> is not enough
  </Trans>
);
