import type { NameDrafts } from '@chifan/contract/catalogue/name-views';
import type { PartlyTranslated } from '@chifan/domain';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { syncEditVersions } from '../importing/menu-import.store.ts';
import { chineseOf } from '../local-text.ts';
import { changeShop } from './in-shop.ts';
import { addNames, type DishBefore, dishesBefore } from './menu-edit.store.ts';

export type MachineNames = {
  readonly dishId: number;
  /** The Chinese name of the dish when its names were requested. */
  readonly nameZh: string;
  readonly names: PartlyTranslated;
  readonly from: NameDrafts;
};

/**
 * Stores requested names of dishes. Skips names that staff wrote in the meantime, and dishes whose Chinese name
 * changed.
 */
export const fillNames = (
  platform: Platform,
  shopId: number,
  found: readonly MachineNames[],
): Promise<Answer<boolean>> =>
  changeShop(platform, { shopId, now: platform.clock.now() }, async (tx) => {
    const ids = found.map(({ dishId }) => dishId);
    const standing = new Map((await dishesBefore(tx, shopId, ids)).map((dish) => [dish.id, dish]));
    const added = found
      .map((each) => stillLacked(each, standing.get(each.dishId)))
      .filter(({ name }) => Object.keys(name).length > 0);
    if (added.length === 0) return refused('dish_not_found');
    await addNames(tx, added);
    await syncEditVersions(
      tx,
      added.map(({ id }) => id),
    );
    return { ok: true, value: true };
  });

function stillLacked({ dishId, nameZh, names, from }: MachineNames, dish: DishBefore | undefined) {
  const isSame = dish !== undefined && chineseOf(dish.name) === nameZh;
  const lacked = <Value>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(of).filter(([language]) => isSame && !(language in dish.name)));
  return { id: dishId, name: lacked(names), drafts: lacked(from) };
}
