import type { CarrierKey } from '@chifan/domain/mall';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type MallOrderForNotification = {
  readonly id: number;
  readonly member_id: number;
  readonly number: string;
  readonly points: number;
  readonly carrier: CarrierKey | null;
  readonly tracking_number: string | null;
};

export async function mallOrderForNotification(
  executor: Executor,
  mallOrderId: number,
): Promise<MallOrderForNotification | undefined> {
  const { rows } = await sql<MallOrderForNotification>`
    SELECT id, member_id, number, points, carrier, tracking_number FROM mall_order
    WHERE id = ${mallOrderId}`.execute(executor);
  return rows[0];
}

type MallRefundToTell = {
  readonly order_id: number;
  readonly member_id: number;
  /** Number of the mall order. */
  readonly number: string;
  /** Points that the guest requested in the refund request. */
  readonly asked: number;
  readonly granted: number | null;
};

export async function mallRefundForNotification(
  executor: Executor,
  mallRefundId: number,
): Promise<MallRefundToTell | undefined> {
  const { rows } = await sql<MallRefundToTell>`
    SELECT r.order_id, o.member_id, o.number, r.asked, r.granted
    FROM mall_refund r JOIN mall_order o ON o.id = r.order_id WHERE r.id = ${mallRefundId}`.execute(executor);
  return rows[0];
}
