import type { ShopCard } from '@chifan/contract/catalogue/views';
import { Icon } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { ratingText } from './shop-figures.ts';

type RatingLineProps = {
  /** Without `reviewCount`, only the rating is shown. */
  readonly shop: Pick<ShopCard, 'ratingTenths'> & Partial<Pick<ShopCard, 'reviewCount'>>;
};

export function RatingLine({ shop: { ratingTenths, reviewCount } }: RatingLineProps) {
  const language = useLanguage();
  if (ratingTenths === null) return null;
  const rating = ratingText(ratingTenths, language);
  return (
    <>
      <span aria-hidden className="figures inline-flex items-baseline gap-1">
        <Icon name="star" size={14} isFilled className="text-warn" />
        {/* Two isolated parts, so that the number of reviews follows the rating also from right to left. */}
        <bdi>
          <strong className="font-semibold text-ink">{rating}</strong>
        </bdi>
        {reviewCount !== undefined && ' '}
        {reviewCount !== undefined && <bdi>({reviewCount})</bdi>}
      </span>
      <span className="sr-only">
        {reviewCount === undefined ? (
          <Trans>Rated {rating} of 5</Trans>
        ) : (
          <Trans>
            Rated {rating} of 5, <Plural value={reviewCount} one="# review" other="# reviews" />
          </Trans>
        )}
      </span>
    </>
  );
}
