import {
  activeWorkStates,
  contactHoursAfterHandOver,
  type OrderReader,
  type OrderState,
  type OrderWay,
  orderTypeOfWay,
  type ShopOrderSearch,
  visibleStates,
} from '@chifan/domain/ordering';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { hasDayNumber } from '../day-numbers/day-number.store.ts';
import { type StaffOrderRow, staffOrdersById } from '../reading/staff-orders.store.ts';

export type StaffOrderQuery = {
  readonly shopId: number;
  readonly reader: OrderReader;
  readonly now: Date;
  readonly words: ShopOrderSearch | null;
  /** The business day of a day number in the search text. */
  readonly numberDay: string;
  /** Time limits of the search: orders placed at `since` or later, and before `until`. */
  readonly since: Date | null;
  readonly until: Date | null;
  readonly way: OrderWay | null;
  readonly state: OrderState | null;
  /** The last order of the previous page. */
  readonly before: { readonly placedAt: Date; readonly id: number } | null;
};

/**
 * Finds orders of a shop with keyset pages on the index of shop and time: each page starts after the last order of the
 * previous one.
 */
export async function findOrders(
  executor: Executor,
  { shopId, reader, now, words, numberDay, since, until, way, state, before }: StaffOrderQuery,
  limit: number,
): Promise<StaffOrderRow[]> {
  const conditions = [
    sql`o.shop_id = ${shopId} AND o.paid_at IS NOT NULL`,
    ...(since === null ? [] : [sql`o.placed_at >= ${since}`]),
    ...(until === null ? [] : [sql`o.placed_at < ${until}`]),
    ...(before === null ? [] : [sql`(o.placed_at, o.id) < (${before.placedAt}, ${before.id}::bigint)`]),
    ...(state === null ? [] : [sql`o.state = ${state}`]),
    ...(way === null ? [] : [ofWay(way)]),
    ...(words === null
      ? []
      : [sql`(${sql.join(fitting(words, numberDay, isContactVisible(reader, now)), sql` OR `)})`]),
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
  const { type, dining } = orderTypeOfWay[way];
  // The condition for `dining` applies only to pickup orders, because packed and delivered orders may have no `dining`.
  return type === 'pickup' ? sql`o.type = ${type} AND o.dining = ${dining ?? null}` : sql`o.type = ${type}`;
}

/**
 * Whether the reader sees the guest's contact in full. Repeats the rule of `visibilityOf` of the domain in SQL (rule
 * ordering-70).
 */
export function isContactVisible(reader: OrderReader, now: Date): RawBuilder<boolean> {
  const { shown, briefly } = visibleStates(reader, 'guestContact');
  const state = sql`CASE WHEN o.state = 'after_sale_processing' AND o.state_before_after_sale = ANY(${activeWorkStates}::text[])
    THEN o.state_before_after_sale ELSE o.state END`;
  const handedOver = sql`(SELECT h.created_at FROM order_history h
    WHERE h.order_id = o.id AND h.to_state IN ('delivered', 'completed') ORDER BY h.id LIMIT 1)`;
  const since = new Date(now.getTime() - contactHoursAfterHandOver * 3_600_000);
  return sql<boolean>`(${state} = ANY(${shown}::text[])
    OR COALESCE(${state} = ANY(${briefly}::text[]) AND ${handedOver} >= ${since}, false))`;
}

/**
 * Whether the reader sees the last four digits of the contact phone. A masked mobile number shows them. Other masked
 * contacts do not (`maskContact`).
 */
const hasEndInSight = (inSight: RawBuilder<boolean>) => sql`(o.contact_phone ~ '^1[0-9]{10}$' OR ${inSight})`;

/**
 * Matches the end of an order number. An end with the check letter is compared with the end of the whole number.
 * Without the letter, it is compared with the end of the counter digits.
 */
export const numberEndsWith = (numberEnd: string): RawBuilder<unknown> =>
  /[A-Z]$/.test(numberEnd)
    ? sql`right(replace(o.number, '-', ''), ${numberEnd.length}::int) = ${numberEnd}`
    : sql`right(split_part(o.number, '-', 2), ${numberEnd.length}::int) = ${numberEnd}`;

/**
 * SQL conditions for the search text, at least one. A text that is neither a number nor a phone is searched as a dish
 * name.
 */
function fitting(
  { number, called, dayNumber, numberEnd, phone, phoneEnd, dish }: ShopOrderSearch,
  numberDay: string,
  inSight: RawBuilder<boolean>,
): RawBuilder<unknown>[] {
  return [
    ...(number === null ? [] : [sql`o.number = ${number}`]),
    ...(called === null ? [] : [sql`split_part(o.number, '-', 2) = ${called}`]),
    ...(dayNumber === null ? [] : [hasDayNumber(dayNumber, numberDay)]),
    ...(numberEnd === null ? [] : [numberEndsWith(numberEnd)]),
    ...(phone === null ? [] : [sql`(o.contact_phone = ${phone} AND ${inSight})`]),
    ...(phoneEnd === null ? [] : [sql`(right(o.contact_phone, 4) = ${phoneEnd} AND ${hasEndInSight(inSight)})`]),
    ...(dish === null
      ? []
      : [
          sql`EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id
            AND position(lower(${dish}) IN lower(l.name->>'zh')) > 0)`,
        ]),
  ];
}
