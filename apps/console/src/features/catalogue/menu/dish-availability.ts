import type { OutputAt } from '@chifan/contract/client';
import { hasOwnLanguageName, namesOf } from '../../../texts/dish-name.tsx';
import type { Texts } from '../../../texts/texts.ts';

export type MenuCategory = OutputAt<'/rest/merchant/menu'>['categories'][number];
export type MenuDish = MenuCategory['dishes'][number];

export type Availability = Pick<MenuDish, 'isAvailable' | 'stock'>;

/** True if guests can order the dish: it is offered, and its stock is unlimited or not zero. */
export const isOnSale = ({ isAvailable, stock }: Availability): boolean => isAvailable && stock !== 0;

/** Puts a dish on sale again. A stock of zero becomes unlimited, or the dish would stay sold out. */
export const availabilityOnSale = ({ stock }: Pick<Availability, 'stock'>): Availability => ({
  isAvailable: true,
  stock: stock === 0 ? null : stock,
});

type Findable = { readonly dishes: { readonly name: Texts }[] };

/** Finds dishes by their Chinese name or by the name in the reader's language. */
export function findDishes<Category extends Findable>(
  categories: readonly Category[],
  typed: string,
): readonly Category[] {
  const wanted = typed.trim();
  if (wanted === '') return categories;
  return categories
    .map((category) => ({
      ...category,
      dishes: category.dishes.filter(({ name }) => hasOwnLanguageName(namesOf(name), wanted)),
    }))
    .filter(({ dishes }) => dishes.length > 0);
}
