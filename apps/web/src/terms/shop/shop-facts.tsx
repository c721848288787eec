import type { ShopCard } from '@chifan/contract/catalogue/views';
import type { OrderWay } from '@chifan/domain/ordering';
import { ApproximateAmount, classNames, Money } from '@chifan/ui';
import { formatDistance } from '@chifan/ui/format-distance';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { formatMinutes } from '../../platform/time.ts';
import { OpeningStateText } from './opening-state-line.tsx';
import { takesOrders } from './opening-state-text.ts';
import { RatingLine } from './rating-line.tsx';

type FactsProps = { readonly shop: ShopCard; readonly way: OrderWay };

/** Opening state, distance, and the estimated minutes of a delivery or pickup that is ordered now. */
export function OpeningAndDistanceFacts({ shop, way }: FactsProps) {
  const language = useLanguage();
  const minutes = minutesOf(shop, way);
  return (
    <p className="text-small text-soft">
      <OpeningStateText openState={shop.openState} />{' '}
      <span className="ms-1 whitespace-nowrap">
        <bdi>{formatDistance(shop.distanceMetres, language)}</bdi>
        {minutes !== null && takesOrders(shop.openState) && <bdi>{` · ≈ ${formatMinutes(minutes, language)}`}</bdi>}
      </span>
    </p>
  );
}

/** Minutes until the guest has the food. null for a meal in the restaurant, and outside the delivery range. */
function minutesOf({ deliveryFee, etaMinutes, pickupMinutes }: ShopCard, way: OrderWay): number | null {
  if (way === 'eat_here') return null;
  if (way !== 'delivery') return pickupMinutes;
  return deliveryFee === null ? null : etaMinutes;
}

/** `children` follow on the lines of the price facts. */
type PriceFactsProps = FactsProps & { readonly children?: ReactNode; readonly hasAbout?: boolean };

/** Rating and typical price, as flowing text, because a row of boxes would take more lines. */
export function RatingAndPriceFacts({ shop, way, children, hasAbout = true }: PriceFactsProps) {
  return (
    <p className="text-small text-soft">
      {shop.ratingTenths !== null && (
        <Fact>
          <RatingLine shop={shop} />
        </Fact>
      )}
      {way === 'delivery' ? (
        <DeliveryFacts shop={shop} />
      ) : (
        <TypicalPrice amount={shop.typicalPrice} hasAbout={hasAbout} />
      )}
      {children && <Fact>{children}</Fact>}
    </p>
  );
}

/** One fact without a line break inside. The text may break at the space after the fact. */
const Fact = ({ className, children }: { readonly className?: string; readonly children: ReactNode }) => (
  <>
    <span className={classNames('me-1', className)}>{children}</span>{' '}
  </>
);

/**
 * The price of one typical main dish, because actual spending is unknown. `amount` is in fen, and null without a menu.
 */
function TypicalPrice({ amount, hasAbout }: { readonly amount: number | null; readonly hasAbout: boolean }) {
  if (amount === null) return null;
  return (
    <>
      <Fact>
        <Trans>
          about <Money amount={amount} isShort /> a dish
        </Trans>
      </Fact>
      {hasAbout && (
        <Fact>
          <ApproximateAmount amounts={[amount]} />
        </Fact>
      )}
    </>
  );
}

function DeliveryFacts({ shop }: { readonly shop: ShopCard }) {
  if (shop.deliveryFee === null) {
    return (
      <Fact className="text-warn">
        <Trans>Does not deliver here</Trans>
      </Fact>
    );
  }
  return (
    <>
      <Fact>
        {shop.deliveryFee === 0 ? (
          <Trans>Free delivery</Trans>
        ) : (
          <Trans>
            Delivery <Money amount={shop.deliveryFee} isShort />
          </Trans>
        )}
      </Fact>
      {shop.minimumDelivery > 0 && (
        <Fact>
          <Trans>
            <Money amount={shop.minimumDelivery} isShort /> minimum
          </Trans>
        </Fact>
      )}
      <Fact>
        <ApproximateAmount amounts={[shop.deliveryFee, shop.minimumDelivery]} />
      </Fact>
    </>
  );
}
