import { type DietProfile, judgeDishAtBest } from '@chifan/domain/catalogue';
import { Badge, DishCard, HanName, SpiceMark, Stepper } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { maxPieces, piecesOf, useCartLines } from '../../../terms/cart/cart.ts';
import { dietLabels } from '../../../terms/diet/diet-labels.ts';
import { allergenLabels } from '../../../terms/diet/diet-words.ts';
import { isAllergen, promisedDiets, warnedDiets } from '../../../terms/diet/dish-facts.ts';
import { listText } from '../../../terms/diet/list-text.ts';
import { VerdictLine } from '../../../terms/diet/verdict-line.tsx';
import { dishParams, type Way } from '../../../terms/shops/way.ts';
import { DishPrice } from '../dish/dish-price.tsx';
import { NameSource, ServedTimes, SetContents } from './dish-notes.tsx';
import type { MenuActions } from './use-menu-actions.ts';

type DishRowProps = {
  readonly dish: Dish;
  readonly way: Way;
  readonly hands: MenuActions;
  readonly profile: DietProfile;
};

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

type DishStepperProps = { readonly dish: Dish; readonly hands: MenuActions };

function DishStepper({ dish, hands }: DishStepperProps) {
  const pieces = piecesOf(useCartLines(dish.shopId), dish.id);
  const isGone = dish.isSoldOut || !dish.isServedNow;
  const change = (value: number) => (value > pieces ? hands.take(dish) : hands.putBack(dish));
  return (
    <Stepper
      of={dish.name.text}
      value={pieces}
      // What is sold out can still be removed.
      max={isGone ? pieces : Math.min(maxPieces, dish.stock ?? maxPieces)}
      isDisabled={isGone && pieces === 0}
      onChange={change}
    />
  );
}

export function DishMarks({ dish }: { readonly dish: Dish }) {
  const { t, i18n } = useLingui();
  const contained = dish.allergens.contains.filter(isAllergen).map((allergen) => i18n._(allergenLabels[allergen]));
  const warned = warnedDiets(dish.diet).map((diet) => i18n._(dietLabels[diet]));
  const list = listText(contained, useLanguage());
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-1.5 empty:hidden">
        {dish.spice > 0 && <SpiceMark level={dish.spice} />}
        {promisedDiets(dish.diet).map((diet) => (
          <Badge key={diet} tone="good" icon="check">
            {i18n._(dietLabels[diet])}
          </Badge>
        ))}
        {warned.map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
      </p>
      {list !== '' && <p className="text-small text-soft">{t`Contains: ${list}`}</p>}
    </div>
  );
}
