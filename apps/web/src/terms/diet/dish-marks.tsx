import type { Marks } from '@chifan/domain/catalogue';
import { Badge, Icon, SpiceMark } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { contentLabels, dietLabels } from './diet-labels.ts';
import { allergenLabels } from './diet-words.ts';
import { isAllergen, promisedDiets, warnedDiets } from './dish-facts.ts';
import { listText } from './list-text.ts';

/** Spice and promised diets as marks, and one line of what the dish contains: allergens first, then pork and alcohol. */
export function DishMarks({ dish }: { readonly dish: Marks & { readonly spice: number } }) {
  const { t, i18n } = useLingui();
  const contained = dish.allergens.contains.filter(isAllergen).map((allergen) => i18n._(allergenLabels[allergen]));
  const warned = warnedDiets(dish.diet).map((diet) => i18n._(contentLabels[diet]));
  const list = listText([...contained, ...warned], useLanguage());
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="flex flex-wrap items-center gap-1.5 empty:hidden">
        {dish.spice > 0 && <SpiceMark level={dish.spice} />}
        {promisedDiets(dish.diet).map((diet) => (
          <Badge key={diet} tone="good" icon="check">
            {i18n._(dietLabels[diet])}
          </Badge>
        ))}
      </p>
      {list !== '' && (
        <p className="flex items-start gap-1 text-small font-medium">
          <Icon name="warning" size={14} className="mt-0.5 text-bad" />
          <span>{t`Contains: ${list}`}</span>
        </p>
      )}
    </div>
  );
}
