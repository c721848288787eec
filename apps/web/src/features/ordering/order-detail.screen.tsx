import { isFinalOrderState } from '@chifan/domain/ordering';
import { ErrorState } from '@chifan/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateOrder, orderQuery } from '../../data/ordering.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useParams } from '../../platform/navigation.ts';
import { OrderDetailSkeleton } from '../../terms/orders/order-detail-skeleton.tsx';
import { CutOffNotice } from './detail/cut-off-notice.tsx';
import { OrderView } from './detail/order-view.tsx';

export default needsParam(['orderId'], 'order', OrderDetailScreen);

/** Parameter: `orderId`. */
function OrderDetailScreen() {
  const orderId = Number(useParams().orderId);
  const language = useLanguage();
  const queries = useQueryClient();
  const { data, error, dataUpdatedAt, refetch } = useQuery(orderQuery(orderId, language));
  useLive(`order:${orderId}`, () => void invalidateOrder(queries, orderId));
  if (data)
    return (
      <>
        {!isFinalOrderState(data.state) && <CutOffNotice asOf={dataUpdatedAt} />}
        <OrderView order={data} onChanged={() => void refetch()} />
      </>
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <OrderDetailSkeleton />;
}
