import type { InputAt } from '@chifan/contract/client';
import { hasText, type Texts, writtenTexts } from '../../../texts/texts.ts';
import type { StaffMallCategory } from '../goods/goods.query.ts';

/** A category in the form. `key` identifies the row on the screen. `id` is null for a new category. */
export type CategoryRow = {
  readonly key: string;
  readonly id: number | null;
  readonly name: Texts;
  /** Number of products in the category. Staff can remove only a category without products. */
  readonly products: number;
};
export type CategoriesForm = { readonly rows: readonly CategoryRow[] };

export const maxCategories = 30;

export const formOfCategories = (categories: readonly StaffMallCategory[]): CategoriesForm => ({
  rows: categories.map(({ id, name, products }) => ({ key: String(id), id, name, products })),
});

export const isNameMissing = ({ name }: CategoryRow): boolean => !hasText(name, 'zh-CN');

type Sent = InputAt<'/rest/platform/mall/category/save'>;

/** The categories in the sequence of the form. Null if a name is missing or the list is empty. */
export function readCategories({ rows }: CategoriesForm): Sent | null {
  if (rows.length === 0 || rows.some(isNameMissing)) return null;
  return {
    categories: rows.map(({ id, name }) => ({ name: writtenTexts(name), ...(id === null ? {} : { id }) })),
  };
}

/**
 * True if a colleague has changed the categories since they were opened in this editor. Saving would undo the
 * colleague's changes.
 */
export const isChangedMeanwhileByOther = (
  opened: readonly StaffMallCategory[],
  standing: readonly StaffMallCategory[],
): boolean => {
  const written = (categories: readonly StaffMallCategory[]) =>
    JSON.stringify(categories.map(({ id, name }) => [id, name]));
  return written(opened) !== written(standing);
};
