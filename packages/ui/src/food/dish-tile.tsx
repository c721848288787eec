import type { Ingredient } from '@chifan/domain/catalogue';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { FoodIcon } from '../marks/food-icon.tsx';
import { ingredientNames } from './ingredient-names.ts';
import type { PlateSize } from './plates.ts';

type DishTileProps = {
  readonly ingredients: readonly Ingredient[];
  readonly size: PlateSize;
  readonly className: string;
};

/** Maximum number of icons and size of an icon in px, by the size of the tile. */
const icons: Readonly<Record<PlateSize, { readonly most: number; readonly px: number }>> = {
  tiny: { most: 1, px: 22 },
  small: { most: 1, px: 28 },
  medium: { most: 2, px: 28 },
  wide: { most: 3, px: 56 },
};

/**
 * A card that is shown for a dish with neither a photo nor a suitable drawing. The card shows the main ingredients as
 * icons and, if there is space, as words. The words need a width of 5.5 rem. Hidden from screen readers, because the
 * name of the dish is next to the card.
 */
export function DishTile({ ingredients, size, className }: DishTileProps) {
  const { i18n } = useLingui();
  const { most, px } = icons[size];
  const hasWords = size === 'medium' || size === 'wide';
  return (
    <span
      aria-hidden
      className={classNames(
        '@container flex shrink-0 flex-col items-center justify-center gap-1 overflow-hidden rounded-small bg-sunken text-soft',
        className,
      )}
    >
      <span className="flex gap-1">
        {ingredients.length === 0 ? (
          <Icon name="dineIn" size={px} />
        ) : (
          ingredients.slice(0, most).map((ingredient) => <FoodIcon key={ingredient} name={ingredient} size={px} />)
        )}
      </span>
      {hasWords && (
        <span
          className={classNames(
            'hidden flex-wrap justify-center gap-x-3 px-1 text-center hyphens-auto @min-[5.5rem]:flex',
            size === 'wide' ? 'text-body' : 'text-small',
          )}
        >
          {ingredients.slice(0, most).map((ingredient) => (
            <span key={ingredient}>{i18n._(ingredientNames[ingredient])}</span>
          ))}
        </span>
      )}
    </span>
  );
}
