import { merchantAnswerDeadline } from '@chifan/domain/refund';
import type { Executor } from '../../platform/database/database.ts';
import { holidays, shopForOrder } from '../catalogue/index.ts';
import type { OrderRow } from '../ordering/index.ts';

/**
 * Returns the time until which the merchant can decide a refund request. Afterwards the platform decides (rule
 * refund-8).
 */
export async function merchantDeadline(
  executor: Executor,
  { shop_id: shopId }: Pick<OrderRow, 'shop_id'>,
  askedAt: Date,
): Promise<Date> {
  const shop = shopId === null ? undefined : await shopForOrder(executor, shopId);
  return merchantAnswerDeadline(askedAt, shop?.openingHours ?? null, holidays);
}
