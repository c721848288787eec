import { EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { mallOrderQuery } from '../../data/mall-order.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useParams } from '../../platform/navigation.ts';
import { OrderLink } from './goods/order-link.tsx';
import { ParcelWay } from './parcel/parcel-way.tsx';
import { useOrderNews } from './use-mall-news.ts';

export default needsParam(['orderId'], 'mallOrder', LogisticsScreen);

/** Parameter: `orderId`. */
function LogisticsScreen() {
  const orderId = Number(useParams().orderId);
  const { data, error, refetch } = useQuery(mallOrderQuery(orderId, useLanguage()));
  useOrderNews(orderId);
  if (data?.shipment) return <ParcelWay shipment={data.shipment} address={data.address} />;
  if (data) return <NotSent orderId={orderId} isOver={data.state === 'cancelled'} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

type NotSentProps = { readonly orderId: number; readonly isOver: boolean };

/** Before it was sent there is nothing to follow; a cancelled order never has anything. */
function NotSent({ orderId, isOver }: NotSentProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="bag"
      title={isOver ? t`Nothing was sent` : t`Not sent yet`}
      action={<OrderLink orderId={orderId} />}
    >
      {isOver ? (
        <Trans>This order was cancelled before a parcel left us.</Trans>
      ) : (
        <Trans>As soon as a carrier has your parcel, its number and its way stand here.</Trans>
      )}
    </EmptyState>
  );
}
