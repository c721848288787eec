import { formatFen } from '@chifan/domain';
import { ApproximateAmount, Button, ErrorState, Money, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendOnce } from '../../../data/send-once.ts';
import { invalidateWallet, topUpTiersQuery } from '../../../data/wallet.ts';
import { api } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { UnpaidDialog, unpaidPurchaseIn } from '../../../terms/payment/unpaid.tsx';
import { RateNote } from '../../../terms/wallet/rate-note.tsx';
import { type AmountProblem, amountProblem, readYuan } from '../../../terms/wallet/read-yuan.ts';
import { BalanceSkeleton } from '../ledger/balance-skeleton.tsx';
import { TierCards, type TopUpTier } from './tier-cards.tsx';

/**
 * Tops up the balance by an offered amount with its bonus, or by any other amount. The payment is on the next screen.
 */
export default function RechargeScreen() {
  const { data, error, refetch } = useQuery(topUpTiersQuery());
  if (data) return <TopUpForm {...data} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BalanceSkeleton />;
}

type TopUpFormProps = {
  readonly tiers: readonly TopUpTier[];
  readonly monthlyBonus: number;
  readonly least: number;
  readonly most: number;
};

function TopUpForm({ tiers, monthlyBonus, least, most }: TopUpFormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<number | null>(tiers[0]?.amount ?? null);
  const [other, setOther] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { start, isStarting, unpaid, dismiss } = useStartTopUp();
  const amount = chosen ?? readYuan(other);
  const problem = chosen === null ? amountProblem(amount, { least, most }) : null;
  const submit = () => {
    setIsAsked(true);
    if (amount !== null && problem === null) start(amount);
  };
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="text-note text-soft">
        <Trans>Pay for orders with 6 digits, no card needed.</Trans>
      </p>
      <TierCards label={t`Amount`} tiers={tiers} chosen={chosen} onChoose={setChosen} />
      {tiers.length > 0 && (
        <p className="text-small text-soft">
          <Trans>
            Bonuses are up to <Money amount={monthlyBonus} /> a month. They are spent after the money you paid in.
          </Trans>
        </p>
      )}
      {chosen === null && (
        <div className="grid grid-cols-1 gap-1">
          <OtherSum value={other} onChange={setOther} problem={isAsked ? problem : null} least={least} most={most} />
          {amount !== null && <ApproximateAmount amounts={[amount]} />}
        </div>
      )}
      <p className="empty:hidden">
        <RateNote />
      </p>
      <Button type="submit" icon="wallet" isWide isBusy={isStarting}>
        <Trans>Continue to payment</Trans>
      </Button>
      {unpaid && <UnpaidDialog unpaid={unpaid} kind="purchase" onClose={dismiss} />}
      <p className="text-small text-faint">
        <Trans>Topped-up money is for orders on Chifan and can’t be paid out.</Trans>
      </p>
    </form>
  );
}

/** Creates the purchase of a top-up and opens its payment. An unpaid purchase expires after five minutes. */
function useStartTopUp() {
  const navigation = useNavigation();
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    meta: { isQuiet: true },
    mutationFn: (amount: number) =>
      sendOnce('top-up', { amount }, (options) => api('/rest/wallet/topUp/start', { amount }, options)),
    onSuccess: ({ id }) => {
      void invalidateWallet(queries);
      navigation.open('pages/shop/success/success', { purchaseId: String(id) });
    },
    onError: (failure) => {
      if (!unpaidPurchaseIn(failure)) toastFailure(failure);
    },
  });
  return { start: mutate, isStarting: isPending, unpaid: unpaidPurchaseIn(error), dismiss: reset };
}

type OtherSumProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: AmountProblem | null;
  /** Lowest and highest amount, in fen. */
  readonly least: number;
  readonly most: number;
};

function OtherSum({ value, onChange, problem, least, most }: OtherSumProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [from, to] = [formatFen(least, language), formatFen(most, language)];
  return (
    <TextField
      label={t`Amount in yuan`}
      hint={t`Between ${from} and ${to}`}
      error={problem === null ? undefined : errorOf(problem)}
      type="tel"
      inputMode="decimal"
      value={value}
      onChange={onChange}
      maxLength={9}
    />
  );

  function errorOf(problem: AmountProblem): string {
    if (problem === 'not_a_sum') return t`Enter an amount such as 150 or 88.50.`;
    return problem === 'too_little' ? t`At least ${from}.` : t`At most ${to} at once.`;
  }
}
