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
import { type OrdersWithDish, ordersWithDish } from './dish-words.store.ts';

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
  const withDish = words?.part ? await ordersWithDish(executor, shopId, words.part) : null;
  const conditions = [
    sql`o.shop_id = ${shopId} AND o.paid_at IS NOT NULL`,
    ...(since === null ? [] : [sql`o.placed_at >= ${since}`]),
    ...(until === null ? [] : [sql`o.placed_at < ${until}`]),
    ...(before === null ? [] : [sql`(o.placed_at, o.id) < (${before.placedAt}, ${before.id}::bigint)`]),
    ...(state === null ? [] : [sql`o.state = ${state}`]),
    ...(way === null ? [] : [ofWay(way)]),
    ...(words === null
      ? []
      : [
          sql`(${sql.join(fitting(words, { numberDay, reader, inSight: isContactVisible(reader, now), withDish }), sql` OR `)})`,
        ]),
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

type Searcher = {
  readonly numberDay: string;
  readonly reader: OrderReader;
  readonly inSight: RawBuilder<boolean>;
  /** Orders that the index of dish names found for the search text. Null if the index does not help. */
  readonly withDish: OrdersWithDish | null;
};

/**
 * SQL conditions for the search text, at least one. A text that is neither a number nor a phone is searched in names
 * and remarks.
 */
function fitting(
  { number, called, dayNumber, numberEnd, phone, phoneEnd, pickUpCode, part }: ShopOrderSearch,
  { numberDay, reader, inSight, withDish }: Searcher,
): RawBuilder<unknown>[] {
  return [
    ...(number === null ? [] : [sql`o.number = ${number}`]),
    ...(called === null ? [] : [sql`split_part(o.number, '-', 2) = ${called}`]),
    ...(dayNumber === null ? [] : [hasDayNumber(dayNumber, numberDay)]),
    ...(numberEnd === null ? [] : [numberEndsWith(numberEnd)]),
    ...(phone === null ? [] : [sql`(o.contact_phone = ${phone} AND ${inSight})`]),
    ...(phoneEnd === null ? [] : [sql`(right(o.contact_phone, 4) = ${phoneEnd} AND ${hasEndInSight(inSight)})`]),
    ...(pickUpCode === null ? [] : [sql`(o.pick_up_code = ${pickUpCode} AND ${isCodeUsed(reader)})`]),
    ...(part === null ? [] : namesWith(part, withDish)),
  ];
}

/**
 * A pick-up code proves the guest's identity until the guest has the food. So a shop can find only completed orders by
 * their code, and cannot guess the code of an open order (rule ordering-137).
 */
const isCodeUsed = (reader: OrderReader): RawBuilder<unknown> =>
  reader === 'platform' ? sql`true` : sql`o.completed_at IS NOT NULL`;

/** The conditions on columns of the order are first, because a match there needs no read of the order lines. */
const namesWith = (part: string, withDish: OrdersWithDish | null): RawBuilder<unknown>[] => [
  contains(sql`o.contact_name`, part),
  contains(sql`o.remark`, part),
  sql`(${mayHaveDish(withDish)} AND EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id
    AND (${contains(sql`l.name->>'zh'`, part)} OR ${contains(sql`l.name->>o.language`, part)})))`,
];

const mayHaveDish = (withDish: OrdersWithDish | null): RawBuilder<unknown> =>
  withDish === null ? sql`true` : sql`(o.id = ANY(${withDish.ids}::bigint[]) OR o.id < ${withDish.since}::bigint)`;

/** SQL condition that the text contains the part, in any letter case and character width. */
const contains = (text: RawBuilder<unknown>, part: string): RawBuilder<unknown> =>
  sql`position(lower(${part}) IN lower(normalize(${text}, NFKC))) > 0`;
