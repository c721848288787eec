import { type Calls, calls } from '@chifan/contract';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { editShopIdempotently } from '../editing/in-shop.ts';
import {
  type DishBefore,
  deleteEmptyCategories,
  dishesBefore,
  takeOffMenu,
  updateDishes,
} from '../editing/menu-edit.store.ts';
import { chineseOf } from '../local-text.ts';
import { dishesWrittenByImport, importOf, newestApplied, type WrittenDish, writeUndone } from './menu-import.store.ts';

type Input = z.output<Calls['undoMenuImport']['input']>;
type Undone = z.input<Calls['undoMenuImport']['output']>;
type Kept = Undone['kept'][number];

/** Restores the dishes that an import wrote. Skips and reports dishes that staff changed afterwards. */
export const undoMenuImport = (platform: Platform, input: Input, context: StaffContext): Promise<Answer<Undone>> =>
  editShopIdempotently(platform, { path: calls.undoMenuImport.path, input }, context, async (tx) => {
    const { shopId, importId } = input;
    const stored = await importOf(tx, shopId, importId);
    if (stored === undefined) return refused('import_not_found');
    if (stored.undoneAt !== null) return refused('import_undone');
    if ((await newestApplied(tx, shopId)) !== importId) return refused('import_not_newest');
    const written = await dishesWrittenByImport(tx, importId);
    const now = await dishesBefore(
      tx,
      shopId,
      written.map(({ dishId }) => dishId),
    );
    const standing = new Map(now.map((dish) => [dish.id, dish]));
    const { kept, added, changed } = sorted(written, standing);
    await takeOffMenu(
      tx,
      added.map(({ dishId }) => dishId),
      context.now,
    );
    await updateDishes(
      tx,
      changed.map(({ dishId, before }) => ({
        id: dishId,
        // Keep the present stock, because orders may have reduced it since the import.
        dish: { ...before.dish, stock: standing.get(dishId)?.stock ?? null },
        position: before.position,
      })),
    );
    await deleteEmptyCategories(tx, shopId, stored.categoryIds);
    const restored = changed.map(({ dishId }) => dishId);
    await writeUndone(tx, importId, restored, context.now);
    return { ok: true, value: { restored: changed.length, removed: added.length, kept } };
  });

type Changed = { readonly dishId: number; readonly before: NonNullable<WrittenDish['before']> };

/**
 * Sorts the dishes of an import into `added`, `changed` and `kept`. The undo does not change the dishes in `kept`,
 * because staff changed or removed them after the import, or a set meal contains them.
 */
function sorted(written: readonly WrittenDish[], standing: ReadonlyMap<number, DishBefore>) {
  const kept: Kept[] = [];
  const added: { dishId: number }[] = [];
  const changed: Changed[] = [];
  for (const { dishId, name, before, editVersion } of written) {
    const dish = standing.get(dishId);
    const keep = (why: Kept['why']) => kept.push({ dishId, nameZh: chineseOf(name), why });
    if (dish === undefined || dish.editVersion !== editVersion) keep('changed_since');
    else if (before !== null) changed.push({ dishId, before });
    else if (dish.isInSet) keep('in_set');
    else added.push({ dishId });
  }
  return { kept, added, changed };
}
