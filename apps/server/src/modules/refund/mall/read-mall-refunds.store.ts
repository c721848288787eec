import type { PartlyTranslated } from '@chifan/domain';
import type { MallOrderActor, MallOrderState, MallRefundEvent, ProductArt } from '@chifan/domain/mall';
import type { RefundStateNumber } from '@chifan/domain/refund';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { MallRefundRow } from './mall-refund.store.ts';

export type MallRefundInList = MallRefundRow & {
  readonly order_number: string;
  readonly order_state: MallOrderState;
  readonly member_id: number;
  readonly guest_name: string;
  readonly guest_language: string;
  readonly paid: number;
  readonly refunded_before: number;
  readonly lines: readonly {
    readonly position: number;
    readonly productId: number;
    readonly name: PartlyTranslated;
    readonly points: number;
    readonly art: ProductArt;
    readonly image: string | null;
  }[];
  /** State changes of the refund, in the format of the API contract, but `at` has PostgreSQL's format. */
  readonly timeline: readonly {
    readonly event: MallRefundEvent;
    readonly from: RefundStateNumber | null;
    readonly to: RefundStateNumber;
    readonly actor: MallOrderActor;
    readonly at: string;
  }[];
};

const refunds = sql`SELECT r.*, o.number AS order_number, o.state AS order_state, o.member_id,
  member.name AS guest_name, o.language AS guest_language, o.points AS paid,
  (SELECT coalesce(sum(e.granted), 0)::int FROM mall_refund e WHERE e.order_id = r.order_id AND e.id < r.id)
    AS refunded_before,
  (SELECT jsonb_agg(jsonb_build_object('position', position, 'productId', product_id, 'name', name, 'points', points,
      'art', art, 'image', image)) FROM mall_order_line WHERE order_id = r.order_id) AS lines,
  (SELECT jsonb_agg(jsonb_build_object('event', event, 'from', from_state, 'to', to_state, 'actor', actor,
      'at', created_at) ORDER BY id) FROM mall_refund_history WHERE refund_id = r.id) AS timeline
  FROM mall_refund r JOIN mall_order o ON o.id = r.order_id JOIN member ON member.id = o.member_id`;

export const mallRefundInList = (executor: Executor, refundId: number): Promise<MallRefundInList | undefined> =>
  firstOf(executor, sql`${refunds} WHERE r.id = ${refundId}`);

export const newestMallRefundOf = (executor: Executor, orderId: number): Promise<MallRefundInList | undefined> =>
  firstOf(executor, sql`${refunds} WHERE r.order_id = ${orderId} ORDER BY r.id DESC LIMIT 1`);

async function firstOf(executor: Executor, query: RawBuilder<unknown>): Promise<MallRefundInList | undefined> {
  const { rows } = await sql<MallRefundInList>`${query}`.execute(executor);
  return rows[0];
}

type Window = { readonly offset: number; readonly limit: number };

export async function mallRefundsOfPlatform(
  executor: Executor,
  view: 'open' | 'all',
  { offset, limit }: Window,
): Promise<MallRefundInList[]> {
  const [matching, order] = view === 'open' ? [sql`r.state = 4`, sql`r.id`] : [sql`true`, sql`r.id DESC`];
  const { rows } = await sql<MallRefundInList>`${refunds}
    WHERE r.id = ANY(ARRAY(SELECT r.id FROM mall_refund r WHERE ${matching} ORDER BY ${order}
      OFFSET ${offset} LIMIT ${limit})) ORDER BY ${order}`.execute(executor);
  return rows;
}

export async function countMallRefunds(executor: Executor): Promise<{ readonly all: number; readonly open: number }> {
  const { rows } = await sql<{ all: number; open: number }>`SELECT
    (SELECT count(*) FROM mall_refund)::int AS all, (SELECT count(*) FROM mall_refund WHERE state = 4)::int AS open`.execute(
    executor,
  );
  return rows[0] ?? { all: 0, open: 0 };
}
