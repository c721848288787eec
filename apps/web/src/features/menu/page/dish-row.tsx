import { type DietProfile, judgeDishAtBest } from '@chifan/domain/catalogue';
import { DishCard, HanName } from '@chifan/ui';
import type { Dish } from '../../../data/menu.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { dishParams, type Way } from '../../../terms/shops/way.ts';
import { VerdictLine } from '../diet/verdict-line.tsx';
import { DishMarks } from '../dish/dish-marks.tsx';
import { DishPrice } from '../dish/dish-price.tsx';
import { NameSource, ServedTimes, SetContents } from './dish-notes.tsx';
import { DishStepper } from './dish-stepper.tsx';
import type { MenuActions } from './use-menu-actions.ts';

type DishRowProps = {
  readonly dish: Dish;
  readonly way: Way;
  readonly hands: MenuActions;
  readonly profile: DietProfile;
};

/** A dish in the menu: tapping it opens its page, the stepper puts it into the cart. */
export function DishRow({ dish, way, hands, profile }: DishRowProps) {
  return (
    <li className="[contain-intrinsic-size:auto_160px] [content-visibility:auto]">
      <DishCard
        title={
          <ScreenLink
            to="pages/menu/detail/detail"
            params={dishParams(dish.id, way)}
            passage="morph"
            className="after:absolute after:inset-0"
          >
            <HanName name={dish.name} nameZh={dish.nameZh} pinyin={dish.pinyin} as="h3" />
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
            <NameSource dish={dish} />
          </>
        }
        price={<DishPrice dish={dish} />}
        action={<DishStepper dish={dish} hands={hands} />}
        isDimmed={dish.isSoldOut || !dish.isServedNow}
      />
    </li>
  );
}
