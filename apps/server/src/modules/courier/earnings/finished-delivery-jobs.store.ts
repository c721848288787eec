import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { countRows, type Page } from '../../../platform/database/select-page.ts';
import { isUnderWay } from '../../dispatch/index.ts';

/**
 * SQL condition: the food was handed over but the order is not completed, so the courier's fee is still pending. The
 * condition is also true while a refund request for the order is undecided.
 */
const waits = sql`COALESCE(o.state_before_after_sale, o.state) = 'delivered'`;

const doneBy = (courierId: number) => sql`FROM courier_assignment job JOIN customer_order o ON o.id = job.order_id
  WHERE job.courier_id = ${courierId} AND job.finished_at IS NOT NULL`;

/**
 * SQL for the courier's finished deliveries. Omits a delivery if both its order lines and its ledger entries are
 * archived, because the database then no longer contains its fee.
 */
const inLedger = (courierId: number) => sql`${doneBy(courierId)} AND NOT (
  EXISTS (SELECT FROM archived_partition x WHERE x.table_name = 'order_line' AND o.id >= x.first AND o.id < x.ending)
  AND EXISTS (SELECT FROM posting p JOIN archived_partition x ON x.table_name = 'entry' AND p.id >= x.first AND p.id < x.ending
    WHERE p.order_id = o.id AND p.reason IN ('order_settled', 'courier_paid')))`;

type Sums = {
  readonly waiting: number;
  readonly waitingJobs: number;
  readonly jobs: number;
  readonly fees: number;
};

/**
 * Returns the number of the courier's deliveries whose fee is pending and of the deliveries finished today, and the
 * sums of both fees in fen. @param today start of the business day
 */
export async function earningTotals(executor: Executor, courierId: number, today: Date): Promise<Sums> {
  const { rows } = await sql<Sums>`SELECT COALESCE(sum(o.delivery_fee) FILTER (WHERE ${waits}), 0)::bigint AS waiting,
      count(*) FILTER (WHERE ${waits})::int AS "waitingJobs",
      count(*) FILTER (WHERE job.finished_at >= ${today})::int AS jobs,
      COALESCE(sum(o.delivery_fee) FILTER (WHERE job.finished_at >= ${today}), 0)::bigint AS fees
    ${doneBy(courierId)}`.execute(executor);
  return rows[0] ?? { waiting: 0, waitingJobs: 0, jobs: 0, fees: 0 };
}

/**
 * Returns the number of deliveries that the courier has taken and not handed over, and the sum of their fees in fen.
 */
export async function feesInHand(
  executor: Executor,
  courierId: number,
): Promise<{ readonly jobs: number; readonly fees: number }> {
  const { rows } = await sql<{ jobs: number; fees: number }>`SELECT count(*)::int AS jobs,
      COALESCE(sum(o.delivery_fee), 0)::bigint AS fees
    FROM customer_order o WHERE o.courier_id = ${courierId} AND ${isUnderWay}`.execute(executor);
  return rows[0] ?? { jobs: 0, fees: 0 };
}

export type FinishedDeliveryJob = {
  readonly orderId: number;
  readonly number: string;
  readonly shopNameZh: string;
  readonly shopName: PartlyTranslated;
  readonly takenAt: Date;
  readonly finishedAt: Date;
  readonly fee: number;
  readonly isCredited: boolean;
};

/**
 * Returns the courier's finished deliveries, the newest first. The fee comes from the ledger, or from the order until
 * the fee is booked. Archived deliveries are omitted.
 */
export async function finishedDeliveryJobs(
  executor: Executor,
  courierId: number,
  { offset, limit }: Page,
): Promise<{ readonly records: FinishedDeliveryJob[]; readonly total: number }> {
  const { rows } = await sql<FinishedDeliveryJob>`SELECT o.id AS "orderId", o.number, s.name_zh AS "shopNameZh",
      s.name AS "shopName",
      job.taken_at AS "takenAt", job.finished_at AS "finishedAt",
      CASE WHEN ${waits} THEN o.delivery_fee ELSE COALESCE((SELECT sum(e.amount) FROM posting p
        JOIN entry e ON e.posting_id = p.id JOIN account a ON a.id = e.account_id
        WHERE p.order_id = o.id AND a.kind = 'courier_fees' AND a.owner_id = ${String(courierId)}), 0) END::bigint AS fee,
      NOT ${waits} AS "isCredited"
    FROM (SELECT job.* ${inLedger(courierId)} ORDER BY job.id DESC OFFSET ${offset} LIMIT ${limit}) AS job
    JOIN customer_order o ON o.id = job.order_id JOIN shop s ON s.id = o.shop_id
    ORDER BY job.id DESC`.execute(executor);
  return { records: rows, total: await countRows(executor, inLedger(courierId)) };
}
