import { Button, Card, Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import type { OrderPartProps } from '../order-parts/order-part-props.ts';

/**
 * Shown if the chosen restaurant can no longer serve the set meal. The voucher is valid again, so the guest can choose
 * another restaurant or get a refund.
 */
export default function LostBranch({ order, onChanged }: OrderPartProps) {
  const navigation = useNavigation();
  const release = useMutation({
    mutationFn: () => api('/rest/order/restaurant/release', { orderId: order.id }),
    onSuccess: () => navigation.open('pages/shop/choose/choose', { orderId: String(order.id) }),
    onSettled: onChanged,
  });
  return (
    <Card className="grid grid-cols-1 gap-3">
      <p role="status" className="flex items-start gap-2 text-note text-warn">
        <Icon name="warning" size={20} />
        <span>
          <Trans>This restaurant can’t serve you now. Choose another one, or get a refund.</Trans>
        </span>
      </p>
      <Button isWide icon="shop" isBusy={release.isPending} onClick={() => release.mutate()}>
        <Trans>Choose another restaurant</Trans>
      </Button>
    </Card>
  );
}
