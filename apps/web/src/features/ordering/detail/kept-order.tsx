import { Card, Icon, PickUpCode } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { cachedLiveOrder } from '../../../data/live-orders.ts';
import { DayNumber } from '../../../terms/ordering/day-number.tsx';
import { guestCodeOf } from '../../../terms/ordering/live-strip/guest-code-of.ts';
import { orderStateText } from '../../../terms/ordering/order-state-text.ts';
import { CodeLabel } from '../order-parts/order-codes.tsx';

/**
 * Shown without a network: the order as last stored on this device, because the guest needs its code at the counter or
 * the door.
 */
export default function KeptOrder({ orderId }: { readonly orderId: number }) {
  const { i18n } = useLingui();
  const order = cachedLiveOrder(orderId);
  if (!order) return null;
  const code = guestCodeOf(order);
  return (
    <div className="grid grid-cols-1 gap-4 p-4 pb-0">
      <Card className="grid gap-1">
        <h2 className="text-title font-semibold">{i18n._(orderStateText(order).title)}</h2>
        <p>
          <DayNumber dayNumber={order.dayNumber} /> <bdi lang={order.shopName.language}>{order.shopName.text}</bdi>{' '}
          <bdi lang="zh-CN" className="text-soft">
            {order.shopNameZh}
          </bdi>
        </p>
        <p className="flex items-center gap-2 text-small text-warn">
          <Icon name="offline" size={18} />
          <Trans>Last updated when you were online.</Trans>
        </p>
      </Card>
      {code !== null && <PickUpCode label={<CodeLabel order={order} />} code={code} />}
    </div>
  );
}
