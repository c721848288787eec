import { ApproximateAmountLine, Button, Countdown, Icon, Money, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidatePurchases, type UnpaidPurchase } from '../../data/wallet.ts';
import { api } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';

type UnpaidPurchasesProps = { readonly purchases: readonly UnpaidPurchase[] };

export function UnpaidPurchases({ purchases }: UnpaidPurchasesProps) {
  const { t } = useLingui();
  if (purchases.length === 0) return null;
  return (
    <ul aria-label={t`Unpaid purchases`} className="grid grid-cols-1 gap-3 px-4 pt-4">
      {purchases.map((purchase) => (
        <li key={purchase.id} className="grid gap-2 rounded-card border border-warn bg-warn-tint px-4 py-3">
          <What purchase={purchase} />
          <Actions purchase={purchase} />
        </li>
      ))}
    </ul>
  );
}

type OneProps = { readonly purchase: UnpaidPurchase };

function What({ purchase: { coupon, amount, payBefore } }: OneProps) {
  const queries = useQueryClient();
  return (
    <div className="flex items-start gap-3">
      <Icon name={coupon ? 'ticket' : 'wallet'} className="mt-0.5" />
      <div className="min-w-0 flex-1 text-note">
        <p className="font-semibold wrap-anywhere">
          {coupon ? <bdi lang={coupon.name.language}>{coupon.name.text}</bdi> : <Trans>Top-up of your balance</Trans>}
        </p>
        <p className="text-warn">
          <Trans>
            Not paid yet, <Countdown until={payBefore} onEnd={() => void invalidatePurchases(queries)} /> left
          </Trans>
        </p>
      </div>
      <p className="shrink-0 text-end">
        <Money amount={amount} className="font-semibold" />
        <ApproximateAmountLine amounts={[amount]} />
      </p>
    </div>
  );
}

function Actions({ purchase: { id } }: OneProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const cancel = useMutation({
    mutationFn: () => api('/rest/purchase/cancel', { purchaseId: id }),
    onSuccess: () => toast(t`Cancelled. If you paid late, you’re refunded automatically.`, { kind: 'success' }),
    onSettled: () => invalidatePurchases(queries),
  });
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="quiet" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
        <Trans>Cancel it</Trans>
      </Button>
      <Button onClick={() => navigation.open('pages/shop/success/success', { purchaseId: String(id) })}>
        <Trans>Pay now</Trans>
      </Button>
    </div>
  );
}
