import { Card, DescriptionRow, ErrorState } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MallOrder, mallOrderQuery } from '../../../data/mall-order.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { useLanguage } from '../../../platform/language.ts';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { OrderActions } from '../../../terms/ordering/order-actions.tsx';
import { OrderDetailSkeleton } from '../../../terms/ordering/order-detail-skeleton.tsx';
import { OrderFacts, TimeFact } from '../../../terms/ordering/order-facts.tsx';
import { OrderHistory } from '../../../terms/ordering/order-history.tsx';
import { OrderRemedies } from '../../../terms/ordering/order-remedies.tsx';
import { useAskAgain, useOrderNews } from '../../../terms/ordering/use-mall-news.ts';
import { Points } from '../../../terms/wallet/points.tsx';
import { ProductLines } from '../goods/product-lines.tsx';
import { MallCancelDrawer, mallOrder } from '../mall-order.tsx';
import { eventLabel, historyReason } from '../order-words.tsx';
import { AddressCard } from '../parcel/address-card.tsx';
import { ParcelCard } from '../parcel/parcel-card.tsx';
import { MallOrderHead } from './mall-order-head.tsx';
import { PayPart } from './pay-part.tsx';

export default requireParam(['orderId'], 'mallOrder', MallOrderDetailScreen);

/** One mall order. URL parameter: `orderId`. */
function MallOrderDetailScreen() {
  const orderId = Number(useParams().orderId);
  const { data, error, refetch } = useQuery(mallOrderQuery(orderId, useLanguage()));
  useOrderNews(orderId);
  if (data) return <MallOrderView order={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <OrderDetailSkeleton />;
}

type MallOrderProps = { readonly order: MallOrder };

function MallOrderView({ order }: MallOrderProps) {
  const { t } = useLingui();
  const askAgain = useAskAgain();
  return (
    <div className="grid grid-cols-1 gap-4 p-4 wide:halves">
      <div className="grid grid-cols-1 gap-4">
        <MallOrderHead order={order} />
        {order.allowedEvents.includes('pay') && <PayPart order={order} onChanged={askAgain} />}
        <OrderActions kind={mallOrder} order={order} onChanged={askAgain} />
        <ParcelCard order={order} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <Card title={t`What you ordered`}>
          <ProductLines lines={order.lines} />
        </Card>
        <AddressCard address={order.address} />
        <Card title={t`History`}>
          <OrderHistory rows={order.timeline} label={eventLabel} reason={({ reason }) => historyReason(reason)} />
        </Card>
        <div className="grid gap-1 rounded-card bg-surface p-4 shadow-card empty:hidden">
          <OrderRemedies
            kind={mallOrder}
            order={order}
            cancelDialog={(dialog) => <MallCancelDrawer {...dialog} order={order} />}
            onChanged={askAgain}
          />
        </div>
        <Facts order={order} />
      </div>
    </div>
  );
}

function Facts({ order }: MallOrderProps) {
  const { t } = useLingui();
  const above = (
    <>
      <DescriptionRow label={t`Total`}>
        <Points points={order.points} className="font-semibold" />
      </DescriptionRow>
      {order.remark !== null && (
        <DescriptionRow label={t`Note`}>
          <span dir="auto" className="whitespace-pre-line">
            {order.remark}
          </span>
        </DescriptionRow>
      )}
    </>
  );
  return (
    <OrderFacts order={order} above={above}>
      {order.paidAt !== null && <TimeFact label={t`Paid`} at={order.paidAt} />}
    </OrderFacts>
  );
}
