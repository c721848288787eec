import { About, Button, Card, Countdown, Money, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigation } from '../../../platform/navigation.ts';
import type { UnpaidOrder } from './use-unpaid-order.ts';

/** Rule ordering-46: a guest who returns from the payment pays the same order or changes it. */
export function UnpaidOrderPart({ unpaid }: { readonly unpaid: UnpaidOrder }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { orderId, payable, isOtherCart, look, cancel } = unpaid;
  const { mutate, isPending } = useMutation({ mutationFn: cancel });
  if (!payable) return <Skeleton className="h-40" />;
  return (
    <Card title={t`Your order is waiting for payment`} className="grid grid-cols-1 gap-3">
      <p className="text-note text-warn">
        <Trans>
          Pay within <Countdown until={payable.payBefore} onEnd={() => void look()} className="font-semibold" />. Until
          then we hold your dishes.
        </Trans>
      </p>
      {isOtherCart && (
        <p className="text-note">
          <Trans>You have changed your cart since. To order it as it is now, change this order.</Trans>
        </p>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-note text-soft">
          <Trans>Total to pay</Trans>
        </span>
        <Money amount={payable.amount} className="text-title font-bold" />
      </p>
      <p className="text-end text-small text-soft empty:hidden">
        <About amounts={[payable.amount]} />
      </p>
      <Button
        isWide
        onClick={() => navigation.open('pages/shop/success/success', { orderId: String(orderId) })}
        disabled={isPending}
      >
        <span>
          <Trans>
            Pay <Money amount={payable.amount} />
          </Trans>
        </span>
      </Button>
      <Button isWide variant="secondary" icon="edit" isBusy={isPending} onClick={() => mutate()}>
        <Trans>Change this order</Trans>
      </Button>
    </Card>
  );
}
