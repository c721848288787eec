import { ErrorState, PageSkeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { mallRefundQuery } from '../../data/mall-order.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useParams } from '../../platform/navigation.ts';
import { MallRefundView } from './refund/progress/mall-refund-view.tsx';
import { useAskAgain, useOrderNews } from './use-mall-news.ts';

export default needsParam(['refundId', 'orderId'], 'mallOrder', MallRefundProgressScreen);

/** Parameter: `refundId`, or `orderId` for the newest of an order. */
function MallRefundProgressScreen() {
  const { refundId, orderId } = useParams();
  const asked = refundId === undefined ? { orderId: Number(orderId) } : { refundId: Number(refundId) };
  const { data, error, refetch } = useQuery(mallRefundQuery(asked, useLanguage()));
  const askAgain = useAskAgain();
  useOrderNews(data?.orderId ?? 0);
  if (data) return <MallRefundView refund={data} onChanged={askAgain} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
