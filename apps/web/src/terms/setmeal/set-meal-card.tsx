import { hasDiet, judgeDish } from '@chifan/domain/catalogue';
import { Badge, HanName } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { SetMeal } from '../../data/setmeal.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { dietLabels } from '../diet/diet-labels.ts';
import { useDietProfile } from '../diet/diet-profile.ts';
import { promisedDiets } from '../diet/dish-facts.ts';
import { VerdictLine } from '../diet/verdict-line.tsx';
import { SetMealFacts } from './set-meal-facts.tsx';
import { setMealParams } from './set-meal-params.ts';
import { SetMealPicture } from './set-meal-picture.tsx';
import { SetMealPrice, SetMealStock } from './set-meal-price.tsx';

/** `hasBrand`: whether to show the brand’s name. False below the brand’s own heading. */
type SetMealCardProps = { readonly setMeal: SetMeal; readonly hasBrand?: boolean };

export function SetMealCard({ setMeal, hasBrand = true }: SetMealCardProps) {
  return (
    <ScreenLink
      to="pages/shop/detail/detail"
      params={setMealParams(setMeal.id)}
      passage="morph"
      className="flex flex-wrap gap-x-3 gap-y-2 rounded-card bg-surface p-3 shadow-card -outline-offset-3 active:bg-sunken"
    >
      <SetMealPicture of={setMeal} className={setMeal.isSoldOut ? 'grayscale' : ''} />
      <div className="grid min-w-[min(11rem,100%)] flex-1 grid-cols-1 content-start gap-1">
        <HanName name={setMeal.name} nameZh={setMeal.nameZh} pinyin={setMeal.pinyin} as="h2" />
        <SetMealFacts of={setMeal} hasBrand={hasBrand} />
        <SetMealMarks of={setMeal} />
        <p className="flex flex-wrap items-baseline gap-x-3">
          <SetMealPrice of={setMeal} />
          <SetMealStock of={setMeal} />
        </p>
      </div>
    </ScreenLink>
  );
}

/**
 * Diet marks over all choices of a set meal, because the guest has not chosen yet. A promise such as “vegetarian” is
 * true for every choice. A conflict may be caused by only one choice.
 */
function SetMealMarks({ of }: { readonly of: SetMeal }) {
  const { i18n } = useLingui();
  const profile = useDietProfile();
  return (
    <>
      {hasDiet(profile) && <VerdictLine verdict={judgeDish(profile, of)} isByChoice />}
      <p className="flex flex-wrap gap-1.5 empty:hidden">
        {promisedDiets(of.diet).map((diet) => (
          <Badge key={diet} tone="good" icon="check">
            {i18n._(dietLabels[diet])}
          </Badge>
        ))}
      </p>
    </>
  );
}
