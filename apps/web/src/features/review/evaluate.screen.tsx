import { ErrorState, HanName, PageSkeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { reviewFormQuery } from '../../data/review.ts';
import { requireParam } from '../../platform/addressed/require-param.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useParams } from '../../platform/navigation/navigation.ts';
import { ReviewForm } from './review-form.tsx';
import { WrittenReview } from './written-review.tsx';

export default requireParam(['orderId'], 'order', EvaluateScreen);

/** Reviews an order. URL parameters: `orderId`, and `stars` if the guest tapped them on the order screen. */
function EvaluateScreen() {
  const { orderId, stars } = useParams();
  const { data, error, refetch } = useQuery(reviewFormQuery(Number(orderId), useLanguage()));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <HanName name={data.shopName} nameZh={data.shopNameZh} as="h2" size="title" />
      {data.action === 'read' && data.review ? (
        <WrittenReview orderId={data.orderId} review={data.review} />
      ) : (
        <ReviewForm key={data.orderId} form={data} tapped={/^[1-5]$/.test(stars ?? '') ? Number(stars) : null} />
      )}
    </div>
  );
}
