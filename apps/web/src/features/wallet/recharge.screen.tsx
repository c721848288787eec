import { Button, ErrorState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { topUpOffersQuery } from '../../data/wallet.ts';
import { readYuan, sumProblem } from '../../platform/money/read-yuan.ts';
import { UnpaidDialog } from '../../terms/payment/unpaid-dialog.tsx';
import { BalanceSkeleton } from './ledger/balance-skeleton.tsx';
import { OfferCards, type TopUpOffer } from './top-up/offer-cards.tsx';
import { OtherSum } from './top-up/other-sum.tsx';
import { useStartTopUp } from './top-up/use-start-top-up.ts';

/** Tops the balance up: an offered sum with what we add, or any other. It is paid on the next screen. */
export default function RechargeScreen() {
  const { data, error, refetch } = useQuery(topUpOffersQuery());
  if (data) return <TopUpForm offers={data.offers} least={data.least} most={data.most} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BalanceSkeleton />;
}

type TopUpFormProps = { readonly offers: readonly TopUpOffer[]; readonly least: number; readonly most: number };

function TopUpForm({ offers, least, most }: TopUpFormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<number | null>(offers[0]?.amount ?? null);
  const [other, setOther] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { start, isStarting, unpaid, dismiss } = useStartTopUp();
  const amount = chosen ?? readYuan(other);
  const problem = chosen === null ? sumProblem(amount, { least, most }) : null;
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
        <Trans>Pay for orders from your balance with six digits, without a card at hand.</Trans>
      </p>
      <OfferCards label={t`How much?`} offers={offers} chosen={chosen} onChoose={setChosen} />
      {chosen === null && (
        <OtherSum value={other} onChange={setOther} problem={isAsked ? problem : null} least={least} most={most} />
      )}
      <Button type="submit" icon="wallet" isWide isBusy={isStarting}>
        <Trans>Go on to payment</Trans>
      </Button>
      {unpaid && <UnpaidDialog unpaid={unpaid} kind="purchase" onClose={dismiss} />}
      <p className="text-small text-faint">
        <Trans>Topped-up money is for orders on Chifan and is not paid out again.</Trans>
      </p>
    </form>
  );
}
