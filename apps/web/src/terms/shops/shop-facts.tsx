import type { ShopCard } from '@chifan/contract/catalogue';
import { Badge, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { formatDistance, formatMinutes } from '../../platform/time.ts';
import { cuisineLabels } from './cuisine-labels.ts';
import { RatingLine } from './rating-line.tsx';
import { wholeYuan } from './shop-figures.ts';
import type { Way } from './way.ts';

type ShopFactsProps = { readonly shop: ShopCard; readonly way: Way };

export function ShopFacts({ shop, way }: ShopFactsProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <ul className="flex flex-wrap gap-x-3 text-small text-soft">
      {shop.ratingTenths !== null && (
        <li>
          <RatingLine shop={shop} />
        </li>
      )}
      <li>{i18n._(cuisineLabels[shop.cuisine])}</li>
      {shop.brandId !== null && (
        <li>
          <Trans>Chain</Trans>
        </li>
      )}
      <li>
        <bdi>{formatDistance(shop.distanceMetres, language)}</bdi>
      </li>
      {shop.typicalPrice !== null && <TypicalPrice amount={shop.typicalPrice} />}
      {way === 'delivery' && <DeliveryFacts shop={shop} />}
    </ul>
  );
}

/** `amount` in fen. */
function TypicalPrice({ amount }: { readonly amount: number }) {
  const language = useLanguage();
  const price = wholeYuan(amount, language);
  return (
    <li>
      <Trans>
        about <bdi dir="ltr">{price}</bdi> a person
      </Trans>
    </li>
  );
}

function DeliveryFacts({ shop }: { readonly shop: ShopCard }) {
  const language = useLanguage();
  const minutes = formatMinutes(shop.etaMinutes, language);
  if (shop.deliveryFee === null) {
    return (
      <li className="text-warn">
        <Trans>Does not deliver here</Trans>
      </li>
    );
  }
  return (
    <>
      <li>
        {shop.deliveryFee === 0 ? (
          <Trans>Free delivery</Trans>
        ) : (
          <Trans>
            Delivery <Money amount={shop.deliveryFee} />
          </Trans>
        )}
      </li>
      <li>
        <Trans>about {minutes}</Trans>
      </li>
      {shop.minimumDelivery > 0 && (
        <li>
          <Trans>
            Minimum order <Money amount={shop.minimumDelivery} />
          </Trans>
        </li>
      )}
    </>
  );
}

export function ShopMarks({ shop }: { readonly shop: ShopCard }) {
  const isHalal = shop.types.includes('halal');
  const hasNone = !isHalal && !shop.hasVegetarian && !shop.hasSampleMenu && !shop.acceptsForeignCard;
  if (hasNone && shop.dishCount > 0) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {shop.dishCount === 0 && (
        <Badge>
          <Trans>No menu yet</Trans>
        </Badge>
      )}
      {shop.hasSampleMenu && (
        <Badge tone="warn">
          <Trans>Sample menu</Trans>
        </Badge>
      )}
      {isHalal && (
        <Badge tone="good">
          <Trans>Halal</Trans>
        </Badge>
      )}
      {shop.hasVegetarian && (
        <Badge tone="good">
          <Trans>Vegetarian dishes</Trans>
        </Badge>
      )}
      {shop.acceptsForeignCard && (
        <Badge>
          <Trans>Foreign cards accepted</Trans>
        </Badge>
      )}
    </p>
  );
}
