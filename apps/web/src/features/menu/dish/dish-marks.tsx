import { Badge, SpiceMark } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { useLanguage } from '../../../platform/language.ts';
import { allergenLabels } from '../../../terms/diet/diet-words.ts';
import { dietLabels } from '../diet/diet-labels.ts';
import { listText } from '../diet/list-text.ts';
import { isAllergen, promisedDiets, warnedDiets } from './dish-facts.ts';

/** The marks of a dish on its card: how hot it is, what it promises, and what one may have to avoid. */
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
