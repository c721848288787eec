import { ErrorState, PageSkeleton } from '@chifan/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateRefund, refundQuery } from '../../data/refund.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useParams } from '../../platform/navigation.ts';
import { RefundView } from './progress/refund-view.tsx';

export default needsParam(['refundId', 'orderId'], 'order', RefundProgressScreen);

/** Parameter: `refundId`, or `orderId` for the newest of an order. */
function RefundProgressScreen() {
  const { refundId, orderId } = useParams();
  const language = useLanguage();
  const queries = useQueryClient();
  const asked = refundId === undefined ? { orderId: Number(orderId) } : { refundId: Number(refundId) };
  const { data, error, refetch } = useQuery(refundQuery(asked, language));
  useLive(`order:${data?.orderId ?? 0}`, () => void invalidateRefund(queries));
  if (data) return <RefundView refund={data} onChanged={() => void refetch()} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
