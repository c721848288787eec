import type { ShopCard } from '@chifan/contract/catalogue/views';
import { classNames } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

type SampleRatingsProps = {
  readonly shops: readonly Pick<ShopCard, 'ratingTenths' | 'demoReviewCount'>[];
  readonly className?: string;
};

/** Rule review-7: one note per screen that some ratings include sample reviews. */
export function SampleRatings({ shops, className }: SampleRatingsProps) {
  if (!shops.some(({ ratingTenths, demoReviewCount }) => ratingTenths !== null && demoReviewCount > 0)) return null;
  return (
    <p className={classNames('text-small text-soft', className)}>
      <Trans>Ratings include sample data.</Trans>
    </p>
  );
}
