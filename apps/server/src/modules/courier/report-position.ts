import { readPosition } from '@chifan/domain/address';
import { courierPositionMinutes } from '@chifan/domain/ordering';
import type { Tx } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/module.ts';
import { forgetCourierPositions, ordersOnTheWay, writeCourierPosition } from '../ordering/index.ts';

type Told = { readonly latitude: string; readonly longitude: string };

/** Rule courier-4: of a courier who has nobody's food nothing is kept. */
export async function reportPosition(
  { database: { read }, live }: Platform,
  { latitude, longitude }: Told,
  { courierId, now }: { readonly courierId: number; readonly now: Date },
): Promise<Answer<boolean>> {
  const position = readPosition(latitude, longitude);
  if (position === undefined) return refused('position_invalid');
  const orders = await ordersOnTheWay(read, courierId);
  if (orders.length === 0) return { ok: true, value: false };
  await writeCourierPosition(read, courierId, { ...position, reportedAt: now });
  for (const { orderId, memberId } of orders)
    live.tell([`member:${memberId}`], { topic: `courier:${orderId}`, version: now.getTime() });
  return { ok: true, value: true };
}

/** What is older is shown to nobody. */
export const forgetPositions = (tx: Tx, now: Date): Promise<void> =>
  forgetCourierPositions(tx, new Date(now.getTime() - courierPositionMinutes * 60_000));
