import { Chip, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWay } from '../../../platform/choice/order-choice.ts';
import { usePlaceName } from '../../../terms/choice/place-name.tsx';
import { useIsAddressMissing } from '../../../terms/shop/estimate-note.tsx';
import { prices, ratings } from '../../../terms/shop/lists/price-and-rating.ts';
import type { Narrowing } from './narrowing.ts';

export type NarrowChipsProps = {
  readonly narrowing: Narrowing;
  readonly onNarrow: (narrowing: Narrowing) => void;
};

/**
 * Filters by a maximum price, by a minimum rating and, for a delivery, by the delivery range. A second tap removes a
 * filter.
 */
export function NarrowChips({ narrowing, onNarrow }: NarrowChipsProps) {
  const { t, i18n } = useLingui();
  const isDelivery = useWay() === 'delivery';
  const isAddressMissing = useIsAddressMissing();
  const place = usePlaceName();
  return (
    <div role="group" aria-label={t`Narrow the results`} className="no-bars -mx-4 flex gap-2 overflow-x-auto px-4">
      {isDelivery && (
        <Chip
          isChosen={narrowing.deliversHere}
          onPress={() => onNarrow({ ...narrowing, deliversHere: !narrowing.deliversHere })}
        >
          {isAddressMissing ? <Trans>Delivers to {place}</Trans> : <Trans>Delivers here</Trans>}
        </Chip>
      )}
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
