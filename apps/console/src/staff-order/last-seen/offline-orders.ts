import type { OrderState } from '@chifan/domain/ordering';
import { useSession } from '../../platform/session.ts';
import { secureStorage } from '../../platform/storage.ts';

/** Texts of an order as last shown on screen, in the console's language. */
export type OfflineOrder = {
  readonly number: string;
  readonly state: OrderState;
  /** Restaurant, address and guest, each as a pair of label and text. */
  readonly places: readonly (readonly [string, string])[];
  readonly phones: readonly (readonly [string, string])[];
  readonly dishes: readonly string[];
  /** Warnings about food that the guest must not eat. */
  readonly warnings: readonly string[];
  readonly remark: string | null;
};

export type OfflineOrders = { readonly staffId: number; readonly at: string; readonly orders: readonly OfflineOrder[] };

/** The number in the name is the version of the format. Increase it when the format changes. */
const stored = secureStorage('consoleSeen.1');

/** Hours after which stored orders are no longer shown, because they contain guests' addresses. */
const maxHours = 12;

export const storeOfflineOrders = (seen: OfflineOrders): void =>
  seen.orders.length === 0 ? stored.clear() : stored.write(JSON.stringify(seen));

/**
 * The last loaded orders (rule notification-16). Null if they are older than 12 hours or belong to another member of
 * staff.
 */
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

// At sign-out, delete the stored orders, which contain guests' addresses.
useSession.subscribe(({ token }) => {
  if (token === null) stored.clear();
});
