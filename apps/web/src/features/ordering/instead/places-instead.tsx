import type { PlaceInstead } from '@chifan/contract/search/views';
import { judgeDish } from '@chifan/domain/catalogue';
import type { OrderWay } from '@chifan/domain/ordering';
import { Card, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { placesInsteadQuery } from '../../../data/search.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { PlacePosition } from '../../../platform/location.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { FindOpenRestaurant } from './find-open-restaurant.tsx';
import { PlaceCard } from './place-card.tsx';
import type { WantedItem } from './wanted-items.ts';

type PlacesInsteadProps = {
  readonly shopId: number;
  readonly items: readonly WantedItem[];
  readonly way: OrderWay;
  readonly position: PlacePosition;
  /** True if the dishes are in a cart. Dishes are moved from a cart, but copied from an order. */
  readonly isFromCart: boolean;
};

/**
 * Up to three open restaurants that serve dishes similar to those that the guest’s restaurant cannot serve (rule
 * search-13).
 */
export function PlacesInstead({ shopId, items, way, position, isFromCart }: PlacesInsteadProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const dishIds = [...new Set(items.map(({ dishId }) => dishId))];
  const { data, isLoading } = useQuery(placesInsteadQuery({ shopId, dishIds, way, position }, language));
  const places = useSuitablePlaces(data?.places ?? []);
  if (isLoading) return <Skeleton className="h-56 rounded-card" />;
  if (places.length === 0) return isFromCart ? null : <FindOpenRestaurant />;
  return (
    <Card title={t`Open now, with dishes like yours`} className="grid grid-cols-1 gap-3">
      <p className="text-note text-soft">
        <Trans>We move your dishes to the new restaurant. You see its prices before you pay.</Trans>
      </p>
      {places.map((place, index) => (
        <PlaceCard
          key={place.shop.id}
          place={place}
          items={items}
          way={way}
          fromCartOf={isFromCart ? shopId : null}
          isFirst={index === 0 && !isFromCart}
        />
      ))}
    </Card>
  );
}

/** Omits dishes that conflict with the guest’s diet, and restaurants that have no other dish. */
function useSuitablePlaces(places: readonly PlaceInstead[]): readonly PlaceInstead[] {
  const profile = useDietProfile();
  return places
    .map(({ shop, dishes }) => ({
      shop,
      dishes: dishes.filter((dish) => judgeDish(profile, dish).verdict !== 'conflicts'),
    }))
    .filter(({ dishes }) => dishes.length > 0);
}
