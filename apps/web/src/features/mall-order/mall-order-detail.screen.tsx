import { ErrorState } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { mallOrderQuery } from '../../data/mall-order.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useParams } from '../../platform/navigation.ts';
import { OrderDetailSkeleton } from '../../terms/orders/order-detail-skeleton.tsx';
import { MallOrderView } from './detail/mall-order-view.tsx';
import { useAskAgain, useOrderNews } from './use-mall-news.ts';

export default needsParam(['orderId'], 'mallOrder', MallOrderDetailScreen);

/** Parameter: `orderId`. */
function MallOrderDetailScreen() {
  const orderId = Number(useParams().orderId);
  const { data, error, refetch } = useQuery(mallOrderQuery(orderId, useLanguage()));
  const askAgain = useAskAgain();
  useOrderNews(orderId);
  if (data) return <MallOrderView order={data} onChanged={askAgain} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <OrderDetailSkeleton />;
}
