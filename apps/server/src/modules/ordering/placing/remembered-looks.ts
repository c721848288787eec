import type { OrderWish } from '@chifan/contract/ordering';
import { quoteValidMinutes } from '@chifan/domain/ordering';
import type { Database } from '../../../platform/database/database.ts';
import type { Known } from './price-wish.ts';

/** The versions of the rows that a price was made of; an order is written only while they stand (`insertOrder`). */
export type Standing = {
  readonly shopVersion: string;
  readonly dishes: readonly { readonly id: number; readonly version: string }[];
  /** null: nothing is brought. */
  readonly addressId: number | null;
  readonly addressVersion: string | null;
};

/** Whose, for what, and when. */
type Asked = { readonly memberId: number; readonly wish: OrderWish; readonly now: Date };

type Look = {
  readonly memberId: number;
  readonly wish: string;
  readonly known: Known;
  readonly standing: Standing;
  readonly until: number;
};

/**
 * What quotes were made of, by their tokens, for as long as they hold: whoever places by one need not look at all of it again,
 * as writing the order asks whether it still stands. Only this process knows; any other looks anew.
 */
const looks = new WeakMap<Database, Map<string, Look>>();
const mostLooks = 5000;

export function rememberLook(database: Database, token: string, { memberId, wish, now }: Asked, known: Known): void {
  if (!isRememberable(known, wish)) return;
  const all = looks.get(database) ?? new Map<string, Look>();
  looks.set(database, all);
  const until = now.getTime() + quoteValidMinutes * 60_000;
  all.set(token, { memberId, wish: JSON.stringify(wish), known, standing: standingOf(known), until });
  // The oldest come first: they are over, or there are too many.
  for (const [oldest, look] of all) {
    if (all.size <= mostLooks && look.until >= now.getTime()) break;
    all.delete(oldest);
  }
}

/** @returns nothing to anybody but whom the quote was made for, nor for any other wish. */
export function recallLook(
  database: Database,
  token: string,
  { memberId, wish, now }: Asked,
): Pick<Look, 'known' | 'standing'> | undefined {
  const look = looks.get(database)?.get(token);
  if (!look || look.memberId !== memberId || look.until < now.getTime()) return undefined;
  return look.wish === JSON.stringify(wish) ? look : undefined;
}

/** Coupons, balance and limited stock move by themselves: who wants of them is looked at anew. */
const isRememberable = ({ ownCoupons, lines }: Known, wish: OrderWish): boolean =>
  ownCoupons.length === 0 && !wish.useBalance && lines.every(({ dish }) => dish.stock === null);

function standingOf({ shop, lines, address }: Known): Standing {
  const dishes = new Map(lines.map(({ dish }) => [dish.id, dish.version]));
  return {
    shopVersion: shop.version,
    dishes: [...dishes].map(([id, version]) => ({ id, version })),
    addressId: address?.id ?? null,
    addressVersion: address?.version ?? null,
  };
}
