import { formatCoordinate } from '@chifan/domain/address';
import { courierPositionMinutes, visibilityOf } from '@chifan/domain/ordering';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { orderCourierPosition } from '../order-courier.store.ts';

type Seen = {
  readonly position: { readonly latitude: string; readonly longitude: string; readonly at: string } | null;
};

/** Rule courier-4: returns the courier's position only to the order's guest, and only while the food is on its way. */
export async function courierPosition(
  executor: Executor,
  orderId: number,
  { memberId, now }: { readonly memberId: number; readonly now: Date },
): Promise<Answer<Seen>> {
  const order = await orderCourierPosition(executor, orderId);
  if (!order || order.member_id !== memberId) return refused('order_not_found');
  const { state, state_before_after_sale: stateBeforeAfterSale, lat, lng, reported_at: at } = order;
  const sight = visibilityOf('guest', 'courierPosition', { state, stateBeforeAfterSale, hoursSinceHandOver: null });
  const isOld = at === null || now.getTime() - at.getTime() > courierPositionMinutes * 60_000;
  if (sight !== 'shown' || isOld || lat === null || lng === null) return { ok: true, value: { position: null } };
  const position = { latitude: formatCoordinate(lat), longitude: formatCoordinate(lng), at: at.toISOString() };
  return { ok: true, value: { position } };
}
