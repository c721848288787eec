import { Chip, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type PriceAndRating, prices, ratings } from '../../../terms/shop/lists/price-and-rating.ts';

export type NarrowChipsProps = {
  readonly narrowing: PriceAndRating;
  readonly onNarrow: (narrowing: PriceAndRating) => void;
};

/** Filters by at most one price and one rating. A second tap removes the filter. */
export function NarrowChips({ narrowing, onNarrow }: NarrowChipsProps) {
  const { t, i18n } = useLingui();
  return (
    <div role="group" aria-label={t`Price and rating`} className="no-bars -mx-4 flex gap-2 overflow-x-auto px-4">
      {prices.map((price) => (
        <Chip
          key={price}
          isChosen={price === narrowing.price}
          onPress={() => onNarrow({ ...narrowing, price: price === narrowing.price ? undefined : price })}
        >
          <Trans>
            Up to <Money isApproximate amount={price * 100} isShort />
          </Trans>
        </Chip>
      ))}
      {ratings.map((rating) => {
        const stars = i18n.number(rating);
        return (
          <Chip
            key={rating}
            isChosen={rating === narrowing.rating}
            onPress={() => onNarrow({ ...narrowing, rating: rating === narrowing.rating ? undefined : rating })}
          >
            <Trans>{stars}+ stars</Trans>
          </Chip>
        );
      })}
    </div>
  );
}
