import type { Allergen, Ingredient } from '@chifan/domain/catalogue';
import type { DietWish } from '@chifan/domain/member';
import { classNames } from '../class-names.ts';
import { useIsTextPainted } from '../states/use-is-text-painted.ts';
import icons from './food-icons.svg?no-inline';

/** Ingredients that are shown with the icon of an allergen or a diet. */
const shared: Partial<Record<FoodIconProps['name'], Allergen | DietWish>> = {
  shrimp: 'crustacean',
  shellfish: 'mollusc',
  vegetables: 'vegetarian',
  beans: 'soy',
  nuts: 'tree_nut',
};

export type FoodIconProps = {
  readonly name: Allergen | DietWish | Ingredient;
  /** Size in px. */
  readonly size?: number;
  readonly className?: string;
};

/** Icon of an allergen, a diet wish or an ingredient. Hidden from screen readers, because its name is next to it. */
export function FoodIcon({ name, size = 28, className }: FoodIconProps) {
  const isShown = useIsTextPainted();
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
    >
      {isShown && <use href={`${icons}#${shared[name] ?? name}`} />}
    </svg>
  );
}
