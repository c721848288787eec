import type { Marks } from '@chifan/domain/catalogue';
import { Badge, SpiceMark } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { dietLabels } from './diet-labels.ts';
import { allergenLabels } from './diet-words.ts';
import { isAllergen, promisedDiets, warnedDiets } from './dish-facts.ts';
import { listText } from './list-text.ts';

export function DishMarks({ dish }: { readonly dish: Marks & { readonly spice: number } }) {
  const { t, i18n } = useLingui();
  const contained = dish.allergens.contains.filter(isAllergen).map((allergen) => i18n._(allergenLabels[allergen]));
  const warned = warnedDiets(dish.diet).map((diet) => i18n._(dietLabels[diet]));
  const list = listText(contained, useLanguage());
  return (
    <div className="grid grid-cols-1 gap-1">
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
