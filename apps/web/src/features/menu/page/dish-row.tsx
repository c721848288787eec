import { type DietProfile, judgeDishAtBest } from '@chifan/domain/catalogue';
import { DishCard, HanName, Stepper } from '@chifan/ui';
import { type Dish, isServed } from '../../../data/menu.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { dishQuantityInCart, maxPieces, useCartLines } from '../../../terms/cart/cart.ts';
import { DishMarks } from '../../../terms/diet/dish-marks.tsx';
import { VerdictLine } from '../../../terms/diet/verdict-line.tsx';
import type { MenuActions } from '../cart/use-menu-actions.ts';
import { NameSource, ServedTimes, SetContents } from '../dish/dish-notes.tsx';
import { DishPrice } from '../dish/dish-price.tsx';

type DishRowProps = {
  readonly dish: Dish;
  /**
   * True if the dish is visible without scrolling. The browser then renders the dish at once, instead of assuming its
   * height.
   */
  readonly isVisible: boolean;
  readonly actions: MenuActions;
  readonly profile: DietProfile;
};

export function DishRow({ dish, isVisible, actions, profile }: DishRowProps) {
  return (
    <li className={isVisible ? undefined : '[contain-intrinsic-size:auto_144px] [content-visibility:auto]'}>
      <DishCard
        title={
          <ScreenLink
            to="pages/menu/detail/detail"
            params={{ dishId: String(dish.id) }}
            passage="morph"
            className="after:absolute after:inset-0"
          >
            <HanName name={dish.name} nameZh={dish.nameZh} pinyin={dish.pinyin} as="h3" isDense />
          </ScreenLink>
        }
        image={dish.image === null ? null : imageUrl(dish.image)}
        plate={dish.plate}
        marks={
          <>
            <VerdictLine verdict={judgeDishAtBest(profile, dish)} />
            <SetContents dish={dish} />
            <DishMarks dish={dish} />
            <ServedTimes dish={dish} />
            {dish.nameFrom === 'fallback' && <NameSource dish={dish} />}
          </>
        }
        price={<DishPrice dish={dish} />}
        action={<DishStepper dish={dish} actions={actions} />}
        isDimmed={dish.isSoldOut || !isServed(dish)}
      />
    </li>
  );
}

type DishStepperProps = { readonly dish: Dish; readonly actions: MenuActions };

function DishStepper({ dish, actions }: DishStepperProps) {
  const pieces = dishQuantityInCart(useCartLines(dish.shopId), dish.id);
  const isGone = dish.isSoldOut || !isServed(dish);
  const change = (value: number) => (value > pieces ? actions.take(dish) : actions.putBack(dish));
  return (
    <Stepper
      of={dish.name.text}
      value={pieces}
      // If the dish is sold out, the guest can only reduce the quantity in the cart.
      max={isGone ? pieces : Math.min(maxPieces, dish.stock ?? maxPieces)}
      isDisabled={isGone && pieces === 0}
      onChange={change}
    />
  );
}
