import type { SheetRow } from '@chifan/domain/catalogue/importing';
import { type DraftRow, type ExistingDish, findExistingDish } from './draft-rows.ts';

/**
 * Converts the selected rows to rows of an import table, numbered as on the screen. For a dish that is on the menu only
 * the price changes.
 */
export const sheetRowsOf = (drafts: readonly DraftRow[], menu: readonly ExistingDish[]): SheetRow[] =>
  drafts.flatMap((draft, at) => {
    if (!draft.isWanted) return [];
    const [name, price, category] = [draft.name.trim(), draft.price.trim(), draft.category.trim()];
    const known = findExistingDish(name, menu);
    const cells = known ? { id: String(known.id), price } : { name, price, category };
    return [{ row: at + 1, cells }];
  });
