import { meaningOf, type OrderState, type OrderWay, type ShopOrderSearch } from '@chifan/domain/ordering';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type StaffOrderRow, staffOrdersById } from '../reading/staff-orders.store.ts';

export type OrdersLookedFor = {
  readonly shopId: number;
  readonly words: ShopOrderSearch | null;
  /** Placed from then on, and before then. */
  readonly since: Date | null;
  readonly until: Date | null;
  readonly way: OrderWay | null;
  readonly state: OrderState | null;
  /** The last one of the page before. */
  readonly before: { readonly placedAt: Date; readonly id: number } | null;
};

/** Read on along the index on shop and time: each page begins where the one before ended. */
export async function findOrders(
  executor: Executor,
  { shopId, words, since, until, way, state, before }: OrdersLookedFor,
  limit: number,
): Promise<StaffOrderRow[]> {
  const conditions = [
    sql`o.shop_id = ${shopId} AND o.paid_at IS NOT NULL`,
    ...(since === null ? [] : [sql`o.placed_at >= ${since}`]),
    ...(until === null ? [] : [sql`o.placed_at < ${until}`]),
    ...(before === null ? [] : [sql`(o.placed_at, o.id) < (${before.placedAt}, ${before.id}::bigint)`]),
    ...(state === null ? [] : [sql`o.state = ${state}`]),
    ...(way === null ? [] : [ofWay(way)]),
    ...(words === null ? [] : [sql`(${sql.join(fitting(words), sql` OR `)})`]),
  ];
  const { rows } = await sql<{ id: number }>`SELECT o.id FROM customer_order o WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY o.placed_at DESC, o.id DESC LIMIT ${limit}`.execute(executor);
  return rows.length === 0
    ? []
    : staffOrdersById(
        executor,
        rows.map(({ id }) => id),
      );
}

function ofWay(way: OrderWay): RawBuilder<unknown> {
  const { type, dining } = meaningOf[way];
  // Of what is packed or brought nobody need have said how it is eaten.
  return type === 'pickup' ? sql`o.type = ${type} AND o.dining = ${dining ?? null}` : sql`o.type = ${type}`;
}

/** At least one: what is no number and no phone is a dish. */
function fitting({ number, called, phone, phoneEnd, dish }: ShopOrderSearch): RawBuilder<unknown>[] {
  return [
    ...(number === null ? [] : [sql`o.number = ${number}`]),
    ...(called === null ? [] : [sql`split_part(o.number, '-', 2) = ${called}`]),
    ...(phone === null ? [] : [sql`o.contact_phone = ${phone}`]),
    ...(phoneEnd === null ? [] : [sql`right(o.contact_phone, 4) = ${phoneEnd}`]),
    ...(dish === null
      ? []
      : [
          sql`EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id
            AND position(lower(${dish}) IN lower(l.name->>'zh')) > 0)`,
        ]),
  ];
}
