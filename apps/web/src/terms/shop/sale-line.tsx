import type { OrderWay } from '@chifan/domain/ordering';
import { DottedLine, Money } from '@chifan/ui';
import { formatDistance } from '@chifan/ui/format-distance';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWantedAt } from '../../platform/choice/order-choice.ts';
import { useLanguage } from '../../platform/language.ts';
import { formatMinutes } from '../../platform/time.ts';
import { RatingLine } from './rating-line.tsx';

type Facts = {
  readonly deliveryFee: number | null;
  readonly etaMinutes: number;
  readonly pickupMinutes: number;
  readonly distanceMetres: number;
  readonly ratingTenths: number | null;
  /** Absent for a dish, whose line shows no number of reviews. */
  readonly reviewCount?: number;
  /** Absent for a dish, which has its own price. */
  readonly typicalPrice?: number | null;
};

type SaleLineProps = {
  readonly of: Facts;
  readonly way: OrderWay;
  /** False if the shop accepts no orders for the guest. Then no minutes are shown (rule catalogue-58). */
  readonly isOpen: boolean;
};

/**
 * One line with the facts that matter most for a choice, such as "¥5 delivery · 32 min · 4.5" (rule catalogue-68). In
 * store: distance, minutes until the food is ready for pickup, typical price and rating.
 */
export function SaleLine({ of, way, isOpen }: SaleLineProps) {
  const language = useLanguage();
  // If the guest chose a time, hide the minutes, because they are for an order that starts now.
  const showsMinutes = useWantedAt() === null && isOpen;
  const { deliveryFee, etaMinutes, pickupMinutes, distanceMetres, typicalPrice = null } = of;
  const rating = of.ratingTenths !== null && <RatingLine shop={of} />;
  if (way === 'delivery') {
    return (
      <Line>
        {deliveryFee === null ? (
          <span className="text-warn">
            <Trans>Doesn’t deliver here</Trans>
          </span>
        ) : deliveryFee === 0 ? (
          <Trans>Free delivery</Trans>
        ) : (
          <Trans>
            <Money amount={deliveryFee} isShort /> delivery
          </Trans>
        )}
        {deliveryFee !== null && showsMinutes && <bdi>{formatMinutes(etaMinutes, language)}</bdi>}
        {rating}
      </Line>
    );
  }
  return (
    <Line>
      <bdi>{formatDistance(distanceMetres, language)}</bdi>
      {way !== 'eat_here' && showsMinutes && <bdi>{formatMinutes(pickupMinutes, language)}</bdi>}
      {typicalPrice !== null && (
        <Trans>
          about <Money amount={typicalPrice} isShort /> a dish
        </Trans>
      )}
      {rating}
    </Line>
  );
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <p className="text-small text-soft">
    <DottedLine>{children}</DottedLine>
  </p>
);
