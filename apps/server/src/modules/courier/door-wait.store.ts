import type { DoorStep, DoorWait } from '@chifan/domain/courier';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

type AtDoor = { readonly orderId: number; readonly courierId: number };

export async function readDoorWait(tx: Tx, { orderId, courierId }: AtDoor): Promise<DoorWait | null> {
  const { rows } =
    await sql<DoorWait>`SELECT arrived_at AS "arrivedAt", called_at AS "calledAt", returned_at AS "returnedAt"
    FROM door_wait WHERE order_id = ${orderId} AND courier_id = ${courierId}`.execute(tx);
  return rows[0] ?? null;
}

export async function writeDoorStep(tx: Tx, { orderId, courierId }: AtDoor, step: DoorStep, at: Date): Promise<void> {
  if (step === 'arrive')
    await sql`INSERT INTO door_wait (order_id, courier_id, arrived_at) VALUES (${orderId}, ${courierId}, ${at})`.execute(
      tx,
    );
  else
    await sql`UPDATE door_wait SET ${sql.ref(step === 'call' ? 'called_at' : 'returned_at')} = ${at}
      WHERE order_id = ${orderId} AND courier_id = ${courierId}`.execute(tx);
}

/**
 * Deletes the wait at the guest's door, because the courier no longer has the food. The wait of the next courier starts
 * again.
 */
export async function deleteDoorWait(tx: Tx, orderId: number): Promise<void> {
  await sql`DELETE FROM door_wait WHERE order_id = ${orderId}`.execute(tx);
}
