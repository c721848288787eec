import type { ShipmentStatus } from '@chifan/domain/mall';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';

export type NewShipmentStep = {
  readonly orderId: number;
  readonly status: ShipmentStatus;
  readonly placeZh: string | null;
  readonly staffId: number;
  readonly at: Date;
};

export async function insertShipmentStep(tx: Tx, step: NewShipmentStep): Promise<void> {
  await sql`INSERT INTO mall_shipment_step (order_id, status, place_zh, staff_id, created_at)
    VALUES (${step.orderId}, ${step.status}, ${step.placeZh}, ${step.staffId}, ${step.at})`.execute(tx);
}
