import { Card } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { OrderHistory } from '../../../terms/orders/order-history.tsx';
import { ProductLines } from '../goods/product-lines.tsx';
import { AddressCard } from '../parcel/address-card.tsx';
import { ParcelCard } from '../parcel/parcel-card.tsx';
import { PayPart } from '../paying/pay-part.tsx';
import { eventLabel } from '../words/event-words.ts';
import { historyReason } from '../words/reason-words.ts';
import { MallOrderActions } from './mall-order-actions.tsx';
import { MallOrderFacts } from './mall-order-facts.tsx';
import { MallOrderHead } from './mall-order-head.tsx';
import type { MallOrderPartProps } from './mall-order-part-props.ts';

/** What counts now first: the state, what may be done, where the parcel is. */
export function MallOrderView({ order, onChanged }: MallOrderPartProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <MallOrderHead order={order} />
      <PayPart order={order} onChanged={onChanged} />
      <MallOrderActions order={order} onChanged={onChanged} />
      <ParcelCard order={order} />
      <Card title={t`What you ordered`}>
        <ProductLines lines={order.lines} />
      </Card>
      <AddressCard address={order.address} />
      <Card title={t`What has happened`}>
        <OrderHistory rows={order.timeline} label={eventLabel} reason={({ reason }) => historyReason(reason)} />
      </Card>
      <MallOrderFacts order={order} />
    </div>
  );
}
