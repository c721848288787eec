import type { OrderState } from '@chifan/domain/ordering';
import { useSession } from '../../platform/session.ts';
import { secureStorage } from '../../platform/storage.ts';

/** An order as it was on screen, in the words of its reader. */
export type SeenOrder = {
  readonly number: string;
  readonly state: OrderState;
  /** Restaurant, door and guest: a label and a text each. */
  readonly places: readonly (readonly [string, string])[];
  readonly phones: readonly (readonly [string, string])[];
  readonly dishes: readonly string[];
  /** Contents that the guest must not eat. */
  readonly warnings: readonly string[];
  readonly remark: string | null;
};

export type Seen = { readonly staffId: number; readonly at: string; readonly orders: readonly SeenOrder[] };

/** A new format gets a new name. */
const stored = secureStorage('consoleSeen.1');

/** A guest's door must not stay on a device for days. */
const maxHours = 12;

export const rememberSeen = (seen: Seen): void =>
  seen.orders.length === 0 ? stored.clear() : stored.write(JSON.stringify(seen));

/** Rule notification-16. Null when another member of staff saw them, or too long ago. */
export function lastSeen(staffId: number, now: Date): Seen | null {
  const seen = readSeen(stored.read());
  if (seen === null || seen.staffId !== staffId) return null;
  return now.getTime() - Date.parse(seen.at) < maxHours * 3_600_000 ? seen : null;
}

function readSeen(text: string | null): Seen | null {
  try {
    const seen: Seen | null = JSON.parse(text ?? 'null');
    return Array.isArray(seen?.orders) ? seen : null;
  } catch {
    return null;
  }
}

// No guest's address stays on the device after a sign-out.
useSession.subscribe(({ token }) => {
  if (token === null) stored.clear();
});
