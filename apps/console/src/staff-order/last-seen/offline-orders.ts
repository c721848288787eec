import type { OrderState } from '@chifan/domain/ordering';
import { useSession } from '../../platform/session.ts';
import { secureStorage } from '../../platform/storage.ts';

/** An order as it was on screen, with translated texts. */
export type OfflineOrder = {
  readonly number: string;
  readonly state: OrderState;
  /** Restaurant, address and guest, each with a label and a text. */
  readonly places: readonly (readonly [string, string])[];
  readonly phones: readonly (readonly [string, string])[];
  readonly dishes: readonly string[];
  /** Contents that the guest must not eat. */
  readonly warnings: readonly string[];
  readonly remark: string | null;
};

export type OfflineOrders = { readonly staffId: number; readonly at: string; readonly orders: readonly OfflineOrder[] };

/** A change of the format needs a new name. */
const stored = secureStorage('consoleSeen.1');

/** A guest's address is not shown for longer than this. */
const maxHours = 12;

export const storeOfflineOrders = (seen: OfflineOrders): void =>
  seen.orders.length === 0 ? stored.clear() : stored.write(JSON.stringify(seen));

/** Orders seen last (rule notification-16). Null if they are too old or another member of staff saw them. */
export function readOfflineOrders(staffId: number, now: Date): OfflineOrders | null {
  const seen = readSeen(stored.read());
  if (seen === null || seen.staffId !== staffId) return null;
  return now.getTime() - Date.parse(seen.at) < maxHours * 3_600_000 ? seen : null;
}

function readSeen(text: string | null): OfflineOrders | null {
  try {
    const seen: OfflineOrders | null = JSON.parse(text ?? 'null');
    return Array.isArray(seen?.orders) ? seen : null;
  } catch {
    return null;
  }
}

// Deletes guests' addresses from the device at sign-out.
useSession.subscribe(({ token }) => {
  if (token === null) stored.clear();
});
