import { ErrorState, PageSkeleton } from '@chifan/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateOrder } from '../../../data/ordering.ts';
import { invalidateRefund, refundQuery } from '../../../data/refund.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { useLanguage } from '../../../platform/language.ts';
import { useLive } from '../../../platform/live.ts';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { HelpLink } from '../../../terms/help/help-link.tsx';
import { MealRefundView } from './meal-refund-view.tsx';

export default requireParam(['refundId', 'orderId'], 'order', RefundProgressScreen);

/** Progress of a refund. URL parameter: `refundId`, or `orderId` for the newest refund of an order. */
function RefundProgressScreen() {
  const { refundId, orderId } = useParams();
  const queries = useQueryClient();
  const asked = refundId === undefined ? { orderId: Number(orderId) } : { refundId: Number(refundId) };
  const { data, error, refetch } = useQuery(refundQuery(asked, useLanguage()));
  useLive(`order:${data?.orderId ?? 0}`, () => void invalidateRefund(queries));
  const askAgain = () => void Promise.all([refetch(), invalidateOrder(queries)]);
  if (data)
    return (
      <>
        <MealRefundView refund={data} onChanged={askAgain} />
        <HelpLink topic="refund" order={data.orderNumber} />
      </>
    );
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
