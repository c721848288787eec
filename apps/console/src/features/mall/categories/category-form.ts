import type { InputAt } from '@chifan/contract/client';
import { hasText, type Texts, writtenTexts } from '../../../texts/texts.ts';
import type { StaffMallCategory } from '../goods/goods.query.ts';

/** A category as it is edited; `id` is null for a new one, which `key` names until it has an id. */
export type CategoryRow = {
  readonly key: string;
  readonly id: number | null;
  readonly name: Texts;
  /** Only an empty one can be removed. */
  readonly products: number;
};
export type CategoriesForm = { readonly rows: readonly CategoryRow[] };

export const maxCategories = 30;

export const formOfCategories = (categories: readonly StaffMallCategory[]): CategoriesForm => ({
  rows: categories.map(({ id, name, products }) => ({ key: String(id), id, name, products })),
});

export const isNameMissing = ({ name }: CategoryRow): boolean => !hasText(name, 'zh-CN');

type Sent = InputAt<'/rest/platform/mall/category/save'>;

/** The categories that a form says, in its order; null while one has no name, or there is none. */
export function readCategories({ rows }: CategoriesForm): Sent | null {
  if (rows.length === 0 || rows.some(isNameMissing)) return null;
  return {
    categories: rows.map(({ id, name }) => ({ name: writtenTexts(name), ...(id === null ? {} : { id }) })),
  };
}

/** Whether somebody has added or taken away categories since these were opened: saving would undo it. */
export const areOthers = (opened: readonly StaffMallCategory[], standing: readonly StaffMallCategory[]): boolean => {
  const written = (categories: readonly StaffMallCategory[]) =>
    JSON.stringify(categories.map(({ id, name }) => [id, name]));
  return written(opened) !== written(standing);
};
