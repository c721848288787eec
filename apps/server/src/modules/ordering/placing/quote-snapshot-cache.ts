import type { OrderRequest } from '@chifan/contract/ordering';
import { quoteValidMinutes } from '@chifan/domain/ordering';
import type { Database } from '../../../platform/database/database.ts';
import { type Epoch, epochOf } from '../../../platform/database/hosts/epoch.ts';
import type { PricingInputs } from './price-request.ts';

/** The versions of the rows that a price was made of; an order is written only while they stand (`insertOrder`). */
export type RowVersions = {
  readonly shopVersion: string;
  readonly dishes: readonly { readonly id: number; readonly version: string }[];
  /** null: nothing is brought. */
  readonly addressId: number | null;
  readonly addressVersion: string | null;
};

type Asked = { readonly memberId: number; readonly request: OrderRequest; readonly now: Date };

type QuoteSnapshot = {
  readonly memberId: number;
  readonly request: string;
  readonly known: PricingInputs;
  readonly rowVersions: RowVersions;
  readonly until: number;
};

/** What quotes were made of, by token, in this process: placing need not look again, as the insert checks versions. */
const snapshots = new WeakMap<Epoch, Map<string, QuoteSnapshot>>();
const maxSnapshots = 5000;

export function cacheSnapshot(
  database: Database,
  token: string,
  { memberId, request, now }: Asked,
  known: PricingInputs,
): void {
  if (!isCacheable(known, request)) return;
  const epoch = epochOf(database);
  const all = snapshots.get(epoch) ?? new Map<string, QuoteSnapshot>();
  snapshots.set(epoch, all);
  const until = now.getTime() + quoteValidMinutes * 60_000;
  all.set(token, { memberId, request: JSON.stringify(request), known, rowVersions: rowVersionsOf(known), until });
  // The oldest come first: they are over, or there are too many.
  for (const [oldest, snapshot] of all) {
    if (all.size <= maxSnapshots && snapshot.until >= now.getTime()) break;
    all.delete(oldest);
  }
}

/** @returns nothing to anybody but whom the quote was made for, nor for any other request. */
export function cachedSnapshot(
  database: Database,
  token: string,
  { memberId, request, now }: Asked,
): Pick<QuoteSnapshot, 'known' | 'rowVersions'> | undefined {
  const snapshot = snapshots.get(epochOf(database))?.get(token);
  if (!snapshot || snapshot.memberId !== memberId || snapshot.until < now.getTime()) return undefined;
  return snapshot.request === JSON.stringify(request) ? snapshot : undefined;
}

/** Coupons, balance and limited stock move by themselves: who wants of them is looked at anew. */
const isCacheable = ({ ownCoupons, lines }: PricingInputs, request: OrderRequest): boolean =>
  ownCoupons.length === 0 && !request.useBalance && lines.every(({ dish }) => dish.stock === null);

function rowVersionsOf({ shop, lines, address }: PricingInputs): RowVersions {
  const dishes = new Map(lines.map(({ dish }) => [dish.id, dish.version]));
  return {
    shopVersion: shop.version,
    dishes: [...dishes].map(([id, version]) => ({ id, version })),
    addressId: address?.id ?? null,
    addressVersion: address?.version ?? null,
  };
}
