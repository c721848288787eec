import type { CallbackContact } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { AddressSnapshot } from '../order.store.ts';

export type Destination = {
  readonly address: AddressSnapshot;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly secondContact: string | null;
  readonly callBack: CallbackContact | null;
  readonly wayMinutes: number;
};

/**
 * Writes the order's new address and contact. The row must be locked. The order state does not change, so the history
 * gets no row.
 */
export async function writeDestination(tx: Tx, orderId: number, to: Destination): Promise<void> {
  await sql`UPDATE customer_order SET address = ${JSON.stringify(to.address)}::jsonb, contact_name = ${to.contactName},
    contact_phone = ${to.contactPhone}, second_contact = ${to.secondContact}, call_back = ${to.callBack},
    way_minutes = ${to.wayMinutes}, version = version + 1
    WHERE id = ${orderId}`.execute(tx);
}
