import type { OrderDetail } from '@chifan/contract/ordering/views';
import type { Language } from '@chifan/domain';
import type { Executor } from '../../../platform/database/database.ts';
import { chineseOf, localText } from '../../catalogue/index.ts';
import { isBranchLost } from '../../setmeal/index.ts';
import type { OrderRow } from '../order.store.ts';
import { fulfilmentState } from '../transition-order.ts';
import { type SetMealVouchers, vouchersOf } from './set-meal-vouchers.store.ts';

export type BoughtSetMeal = SetMealVouchers & { readonly isBranchLost: boolean };

type Order = Pick<OrderRow, 'id' | 'set_meal_id' | 'shop_id' | 'accepted_at' | 'state' | 'state_before_after_sale'>;

export async function boughtSetMeal(executor: Executor, order: Order, now: Date): Promise<BoughtSetMeal> {
  const [bought, lost] = await Promise.all([vouchersOf(executor, order.id), lostBranches(executor, [order], now)]);
  return { ...bought, isBranchLost: lost.has(order.id) };
}

/** Ids of the orders whose chosen branch can no longer serve the set meal. Orders of ordinary dishes need no query. */
export async function lostBranches(executor: Executor, orders: readonly Order[], now: Date): Promise<Set<number>> {
  const lost = await Promise.all(
    orders.map(async (order) => {
      const { id, set_meal_id: setMealId, shop_id: shopId, accepted_at: chosenAt } = order;
      if (setMealId === null || shopId === null || chosenAt === null || !isUnderWay(order)) return [];
      return (await isBranchLost(executor, { setMealId, shopId }, { chosenAt, now })) ? [id] : [];
    }),
  );
  return new Set(lost.flat());
}

const isUnderWay = (order: Order): boolean => ['delivering', 'to_be_picked_up'].includes(fulfilmentState(order));

export const setMealView = (bought: BoughtSetMeal, language: Language): NonNullable<OrderDetail['setMeal']> => ({
  id: bought.setMealId,
  brandId: bought.brandId,
  brandName: localText(bought.brandName, language),
  brandNameZh: chineseOf(bought.brandName),
  validUntil: bought.validUntil.toISOString(),
  chosenAt: bought.chosenAt?.toISOString() ?? null,
  isBranchLost: bought.isBranchLost,
  vouchers: [...bought.vouchers],
});
