import type { PaperRow, PaperRowIssue } from '@chifan/domain/catalogue/paper-menu';
import { readYuan, writeYuan } from '../../../../platform/yuan.ts';

/**
 * A dish read from a photo, as corrected by the merchant. `boxes` are the areas of `photo` in which the dish was found.
 */
export type DraftRow = Pick<PaperRow, 'doubts' | 'boxes'> & {
  readonly id: string;
  readonly photo: string;
  readonly name: string;
  /** In yuan, as typed. */
  readonly price: string;
  readonly category: string;
  readonly isWanted: boolean;
};

/** A dish that is on the menu. `price` is in fen. */
export type ExistingDish = { readonly id: number; readonly nameZh: string; readonly price: number };

/** Normalises a name for comparison. Ignores character width, spaces, brackets and letter case. */
export const normalizedName = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s()【】[\]「」]/gu, '')
    .toLowerCase();

export const findExistingDish = (name: string, menu: readonly ExistingDish[]): ExistingDish | undefined =>
  menu.find(({ nameZh }) => normalizedName(nameZh) === normalizedName(name));

/** Rows for the dishes read from a photo. A dish that is on the menu or in an earlier row is not selected. */
export function draftsOf(
  photo: string,
  read: readonly PaperRow[],
  { menu, drafts }: { readonly menu: readonly ExistingDish[]; readonly drafts: readonly DraftRow[] },
): DraftRow[] {
  const seen = new Set(drafts.map(({ name }) => normalizedName(name)));
  return read.map(({ name, price, category, doubts, boxes }, at) => {
    const isNew = !seen.has(normalizedName(name)) && findExistingDish(name, menu) === undefined;
    seen.add(normalizedName(name));
    return {
      id: `${photo}-${at}`,
      photo,
      name,
      price: price === null ? '' : writeYuan(price),
      category: category ?? '',
      doubts,
      boxes,
      isWanted: isNew,
    };
  });
}

export type RowProblem = 'no_name' | 'no_price' | 'price_unreadable' | 'no_category' | 'twice';

const longestName = 60;

/** The problem that prevents the import of a selected row. Null if the row has no problem. */
export function problemOfRow(row: DraftRow, drafts: readonly DraftRow[]): RowProblem | null {
  if (!row.isWanted) return null;
  if (row.name.trim() === '' || row.name.length > longestName) return 'no_name';
  if (row.price.trim() === '') return 'no_price';
  if (readYuan(row.price) === null) return 'price_unreadable';
  // A row without a category gets the category of a selected row above it. So the category is a problem only if neither
  // the row nor a selected row above it has a category.
  if (!drafts.slice(0, drafts.indexOf(row) + 1).some(({ isWanted, category }) => isWanted && category.trim() !== ''))
    return 'no_category';
  const first = drafts.find((each) => each.isWanted && normalizedName(each.name) === normalizedName(row.name));
  return first === undefined || first.id === row.id ? null : 'twice';
}

const doubtsOfPrice = ['no_price', 'price_of_the_day', 'more_prices', 'odd_price', 'astray_price'] as const;

/** Applies an edit to a row. An edited field is no longer marked as doubtful. */
export function changedRow(row: DraftRow, change: Partial<DraftRow>): DraftRow {
  const settled: readonly PaperRowIssue[] = [
    ...(change.name === undefined ? [] : (['unsure'] as const)),
    ...(change.price === undefined ? [] : doubtsOfPrice),
  ];
  return { ...row, ...change, doubts: row.doubts.filter((doubt) => !settled.includes(doubt)) };
}
