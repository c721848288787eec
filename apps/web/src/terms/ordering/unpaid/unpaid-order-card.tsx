import { ApproximateAmount, Button, Card, Countdown, Money, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { Points } from '../../wallet/points.tsx';
import type { UnpaidOrder } from './use-unpaid-order.ts';

type UnpaidOrderCardProps = {
  readonly unpaid: UnpaidOrder;
  readonly kind: 'order' | 'mall_order';
  readonly onCancelled?: () => void;
  /** Pays the order on this screen. If absent, the button opens the payment screen. */
  readonly onPay?: () => void;
};

const payScreens = {
  order: 'pages/shop/success/success',
  // Members pay a mall order with points on the order’s own screen, which shows their points.
  mall_order: 'pages/internal/mall/order/detail/detail',
} as const;

/** Rule ordering-46: a guest who returns from the payment without paying can pay this order or cancel and change it. */
export function UnpaidOrderCard({ unpaid, kind, onCancelled, onPay }: UnpaidOrderCardProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { orderId, due, isOtherCart, refetch, cancel } = unpaid;
  const { mutate, isPending } = useMutation({ mutationFn: cancel, onSuccess: () => onCancelled?.() });
  if (!due) return <Skeleton className="h-40" />;
  const { amount } = due;
  return (
    <Card title={t`Your order is waiting for payment`} className="grid grid-cols-1 gap-3">
      <p className="text-note text-warn">
        <Trans>
          Pay within <Countdown until={due.payBefore} onEnd={() => void refetch()} className="font-semibold" /> to keep
          your order.
        </Trans>
      </p>
      {isOtherCart && (
        <p className="text-note">
          <Trans>You’ve since changed your cart. To order the new version, change this order.</Trans>
        </p>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-note text-soft">
          <Trans>Total to pay</Trans>
        </span>
        <Sum kind={kind} amount={amount} className="text-title font-bold" />
      </p>
      {kind === 'order' && (
        <p className="text-end text-small text-soft empty:hidden">
          <ApproximateAmount amounts={[amount]} />
        </p>
      )}
      <Button
        isWide
        onClick={onPay ?? (() => navigation.open(payScreens[kind], { orderId: String(orderId) }))}
        disabled={isPending}
      >
        <span>
          <Trans>
            Pay <Sum kind={kind} amount={amount} />
          </Trans>
        </span>
      </Button>
      <Button isWide variant="secondary" icon="edit" isBusy={isPending} onClick={() => mutate()}>
        <Trans>Change this order</Trans>
      </Button>
    </Card>
  );
}

type SumProps = Pick<UnpaidOrderCardProps, 'kind'> & { readonly amount: number; readonly className?: string };

const Sum = ({ kind, amount, ...style }: SumProps) =>
  kind === 'order' ? <Money amount={amount} {...style} /> : <Points points={amount} {...style} />;
