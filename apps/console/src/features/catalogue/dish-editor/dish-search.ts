import { useSearch } from '@tanstack/react-router';

/** Which dish the address names: `?shop=1&dish=7`, or a new one `?shop=1&category=2`. */
export type DishSearch = { readonly shop: number; readonly dish: number | null; readonly category: number | null };

type Raw = { readonly shop?: unknown; readonly dish?: unknown; readonly category?: unknown };

export const useDishSearch = (): DishSearch => {
  const { shop, dish, category }: Raw = useSearch({ strict: false });
  return { shop: typeof shop === 'number' ? shop : 0, dish: numberOf(dish), category: numberOf(category) };
};

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
