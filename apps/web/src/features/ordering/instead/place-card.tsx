import type { PlaceInstead } from '@chifan/contract/search/views';
import { judgeDish } from '@chifan/domain/catalogue';
import type { OrderWay } from '@chifan/domain/ordering';
import { ApproximateAmount, Button, HanName, Money, Skeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { shopMenuQuery } from '../../../data/menu.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { listText } from '../../../terms/diet/list-text.ts';
import { VerdictLine } from '../../../terms/diet/verdict-line.tsx';
import { SaleLine } from '../../../terms/shop/sale-line.tsx';
import { movedLines } from './moved-lines.ts';
import { useMoveBasket } from './use-move-basket.ts';
import type { WantedItem } from './wanted-items.ts';

type PlaceCardProps = {
  readonly place: PlaceInstead;
  readonly items: readonly WantedItem[];
  readonly way: OrderWay;
  /** Id of the restaurant from whose cart the dishes are moved. null if the dishes are from an order. */
  readonly fromCartOf: number | null;
  /** Whether the button of this restaurant is the primary one of the screen. */
  readonly isFirst: boolean;
};

/**
 * One suggested restaurant: its similar dishes and prices, the dishes that it lacks, and the button that moves the cart
 * to it.
 */
export function PlaceCard({ place, items, way, fromCartOf, isFirst }: PlaceCardProps) {
  const { move, isMoving } = useMoveBasket({ items, way, fromCartOf });
  const { shop, dishes } = place;
  const { data: menu, isLoading } = useQuery(shopMenuQuery(shop.id, useHere(), useLanguage()));
  const moved =
    menu &&
    movedLines(
      items,
      dishes,
      menu.categories.flatMap((category) => category.dishes),
    ).lines;
  const priceOf = ({ dishId, price }: PlaceInstead['dishes'][number]): number | null =>
    isLoading ? null : (moved?.find((line) => line.dishId === dishId)?.unitPrice ?? price);
  return (
    <article className="grid grid-cols-1 gap-2 border-t border-line pt-3">
      <div>
        <HanName name={shop.name} nameZh={shop.nameZh} as="h3" />
        <SaleLine of={shop} way={way} isOpen />
      </div>
      <ul className="grid grid-cols-1 gap-2">
        {dishes.map((dish) => (
          <DishLine
            key={dish.insteadOf}
            dish={dish}
            price={priceOf(dish)}
            quantity={quantityOf(items, dish.insteadOf)}
          />
        ))}
      </ul>
      <Missing items={items} dishes={dishes} />
      <Button variant={isFirst ? 'primary' : 'secondary'} isWide isBusy={isMoving} onClick={() => move(place)}>
        <Trans>Order here instead</Trans>
      </Button>
    </article>
  );
}

const quantityOf = (items: readonly WantedItem[], dishId: number): number =>
  items.filter((item) => item.dishId === dishId).reduce((sum, { quantity }) => sum + quantity, 0);

type DishLineProps = {
  readonly dish: PlaceInstead['dishes'][number];
  /** Price of one portion with the chosen options, as the cart will have it. Null while the menu is loading. */
  readonly price: number | null;
  readonly quantity: number;
};

function DishLine({ dish, price, quantity }: DishLineProps) {
  const profile = useDietProfile();
  return (
    <li className="flex flex-wrap items-start gap-x-3">
      <span className="min-w-[min(7.5rem,100%)] flex-1">
        <HanName name={dish.name} nameZh={dish.nameZh} />
        <VerdictLine verdict={judgeDish(profile, dish)} />
      </span>
      {price === null ? (
        <Skeleton className="ms-auto h-6 w-24" />
      ) : (
        <span className="ms-auto grid shrink-0 justify-items-end">
          <bdi dir="ltr">
            <span className="figures text-small text-soft">{quantity} ×</span> <Money amount={price} />
          </bdi>
          <ApproximateAmount amounts={[price]} />
        </span>
      )}
    </li>
  );
}

type MissingProps = { readonly items: readonly WantedItem[]; readonly dishes: PlaceInstead['dishes'] };

function Missing({ items, dishes }: MissingProps) {
  const language = useLanguage();
  const missing = items.filter(({ dishId }) => !dishes.some(({ insteadOf }) => insteadOf === dishId));
  if (missing.length === 0) return null;
  const names = listText([...new Set(missing.map(({ name }) => name.text))], language);
  return (
    <p className="text-note text-warn">
      <Trans>Not here: {names}</Trans>
    </p>
  );
}
