import { judgeDishAtBest } from '@chifan/domain/catalogue';
import { HanName, IconButton, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type Dish, isServed, type ShopMenu } from '../../data/menu.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { type DietProfile, useDietProfile } from '../diet/diet-profile.ts';
import { addToCart, useCartLines } from './cart.ts';
import { cartLineOf } from './dish-line.ts';

const shown = 3;

type SideDishesProps = {
  readonly shop: ShopMenu['shop'];
  readonly dishes: readonly Dish[];
  /** Closes the drawer of the cart when the guest opens a dish. */
  readonly onLeave?: (() => void) | undefined;
};

/** Drinks and sides that guests of the shop buy most, without dishes that the guest avoids (rule catalogue-74). */
export function SideDishes({ shop, dishes, onLeave }: SideDishesProps) {
  const id = useId();
  const offered = useOfferedSides(shop, dishes);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line py-2">
      <h3 id={id} className="pt-1 text-note font-semibold">
        <Trans>Add a drink or a side</Trans>
      </h3>
      <ul className="grid grid-cols-1">
        {offered.map((dish) => (
          <SideDish key={dish.id} shop={shop} dish={dish} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  );
}

function useOfferedSides(shop: ShopMenu['shop'], dishes: readonly Dish[]): Dish[] {
  const profile = useDietProfile();
  const lines = useCartLines(shop.id);
  // A menu stored by an older release has no sides.
  return (shop.sideDishIds ?? [])
    .flatMap((id) => dishes.find((dish) => dish.id === id) ?? [])
    .filter((dish) => !dish.isSoldOut && isServed(dish) && isSuitable(dish, profile))
    .filter(({ id }) => lines.every(({ dishId }) => dishId !== id))
    .slice(0, shown);
}

/**
 * Rule catalogue-11: a dish with unknown allergens or diets is not offered to a guest with allergies or diet wishes.
 */
const isSuitable = (dish: Dish, profile: DietProfile): boolean => judgeDishAtBest(profile, dish).verdict === 'fits';

type SideDishProps = Pick<SideDishesProps, 'shop' | 'onLeave'> & { readonly dish: Dish };

/** Offers one drink or side. A dish with required options links to its own screen instead of being added at once. */
function SideDish({ shop, dish, onLeave }: SideDishProps) {
  const { t } = useLingui();
  const line = cartLineOf(dish, {}, 1);
  return (
    <li className="flex items-center gap-3 border-b border-line last:border-b-0">
      <ScreenLink
        to="pages/menu/detail/detail"
        params={{ dishId: String(dish.id) }}
        {...(onLeave && { onFollow: onLeave })}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 py-1 -outline-offset-3"
      >
        <span className="min-w-0 flex-1">
          <HanName name={dish.name} nameZh={dish.nameZh} isDense />
        </span>
        <Money amount={dish.price} className="text-note" />
      </ScreenLink>
      {line && (
        <IconButton
          icon="plus"
          label={t`Add ${dish.name.text}`}
          variant="outlined"
          onClick={() => addToCart(shop, line)}
        />
      )}
    </li>
  );
}
