import { Button, CodeField, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, CallError, newIdempotencyKey } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';

type BalancePaymentProps = { readonly orderId: number; readonly amount: number; readonly onPaid: () => void };

const passwordDigits = 6;

/** Pays all that is left from the platform's balance. */
export function BalancePayment({ orderId, amount, onPaid }: BalancePaymentProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const pay = useMutation({
    meta: { isQuiet: true },
    mutationFn: () =>
      api('/rest/payment/start', { orderId, method: 'balance', paymentPassword: password }, { idempotencyKey }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['balance-to-pay'] });
      onPaid();
    },
    onError: (error) => {
      setPassword('');
      if (isAboutPassword(error)) setProblem(error.message);
      else toastFailure(error);
      if (error instanceof CallError && error.reason === 'payment_not_open') onPaid();
    },
  });
  return (
    <div className="grid gap-4">
      <CodeField
        label={t`Payment password`}
        value={password}
        onChange={(text) => {
          setPassword(text);
          setProblem(undefined);
        }}
        length={passwordDigits}
        error={problem}
        isSecret
      />
      <Button
        isWide
        icon="lock"
        disabled={password.length < passwordDigits}
        isBusy={pay.isPending}
        onClick={() => pay.mutate()}
      >
        <span>
          <Trans>
            Pay <Money amount={amount} />
          </Trans>
        </span>
      </Button>
    </div>
  );
}

const isAboutPassword = (error: Error) =>
  error instanceof CallError && (error.reason?.startsWith('payment_password') ?? false);
