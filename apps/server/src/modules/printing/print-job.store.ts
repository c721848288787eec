import type { PaperWidth, PrintDocument } from '@chifan/domain/printing';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';

/** SQL condition for accepted orders whose food the guest has not received yet. */
const inWork = sql`o.is_open AND COALESCE(o.state_before_after_sale, o.state) IN ('delivering', 'to_be_picked_up', 'to_be_delivered')`;

/** SQL for the documents of the order `o` that the printer `p` prints. A dine-in order has no bag, so it gets no receipt. */
const documentsWanted = sql`(VALUES ('kitchen', p.kitchen_copies),
    ('receipt', CASE WHEN o.dining = 'dine_in' THEN 0 ELSE p.receipt_copies END)) wanted (document, copies)`;

/**
 * SQL for the tickets of accepted orders that have no print job yet and that the printers `p` must print. `condition`
 * selects printers and orders.
 */
const unqueued = (condition: RawBuilder<unknown>) => sql`
  SELECT p.id AS printer_id, o.id AS order_id, wanted.document, each.copy
  FROM printer p JOIN customer_order o ON o.shop_id = p.shop_id AND ${inWork} 
    AND o.accepted_at >= COALESCE(p.prints_from, p.created_at)
  CROSS JOIN LATERAL ${documentsWanted}
  CROSS JOIN LATERAL generate_series(1, wanted.copies) each (copy)
  WHERE p.is_on AND ${condition} AND NOT EXISTS (SELECT FROM print_job j WHERE j.order_id = o.id AND j.printer_id = p.id
    AND j.document = wanted.document AND j.reprint = 0 AND j.copy = each.copy)`;

/** SQL for the number of copies that the printer `p` prints of the document of the job `j`. */
const copiesWanted = sql`CASE j.document WHEN 'kitchen' THEN p.kitchen_copies WHEN 'receipt' THEN p.receipt_copies END`;

/**
 * SQL condition for a job that still has to be printed. The tickets of an ended order are printed only when staff
 * request them (rule printing-4). The condition compares the shops of order and printer, because the guest of a set
 * meal may have chosen another restaurant since the job was added.
 */
const due = sql`j.printed_at IS NULL AND o.shop_id = p.shop_id
  AND (j.reprint > 0 OR (p.is_on AND j.copy <= ${copiesWanted} AND ${inWork}))`;

const ofShop = (shopId: number) => sql`p.shop_id = ${shopId}`;
const ofPrinter = (printerId: number) => sql`p.id = ${printerId}`;

/** Inserts the missing print jobs of accepted orders. The caller must have locked the printers. */
async function queueJobs(tx: Tx, condition: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`INSERT INTO print_job (printer_id, order_id, document, copy, queued_at)
    SELECT printer_id, order_id, document, copy, ${now} FROM (${unqueued(condition)}) missing
    ORDER BY order_id, document, copy, printer_id
    ON CONFLICT (order_id, printer_id, document, reprint, copy) DO NOTHING`.execute(tx);
}

export const queueJobsOfPrinter = (tx: Tx, printerId: number, now: Date): Promise<void> =>
  queueJobs(tx, ofPrinter(printerId), now);

export type ClaimedJob = {
  readonly id: number;
  readonly orderId: number | null;
  readonly document: PrintDocument;
  readonly copy: number;
  readonly copies: number;
  readonly paper: PaperWidth;
  readonly printerName: string;
  readonly isCopy: boolean;
};

type Claim = { readonly printerId: number; readonly claim: string; readonly until: Date };

/**
 * Claims the oldest waiting job of a printer. A job whose claim expired may have been printed, so its next print is
 * marked as a copy. A test page is never printed a second time. The caller must have locked the printer.
 */
export async function claimNextJob(
  tx: Tx,
  { printerId, claim, until }: Claim,
  now: Date,
): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    UPDATE print_job claimed SET claim = ${claim}::uuid, claimed_until = ${until},
      is_doubtful = claimed.is_doubtful OR claimed.claim IS NOT NULL
    FROM printer p WHERE p.id = claimed.printer_id AND claimed.id = (
      SELECT j.id FROM print_job j JOIN printer p ON p.id = j.printer_id LEFT JOIN customer_order o ON o.id = j.order_id
      WHERE ${ofPrinter(printerId)} AND (j.claim IS NULL OR j.claimed_until <= ${now})
        AND (${due} OR (j.document = 'test' AND j.printed_at IS NULL AND j.claim IS NULL AND NOT j.is_doubtful))
      ORDER BY j.id LIMIT 1)
    RETURNING claimed.id, claimed.order_id AS "orderId", claimed.document, claimed.copy, p.paper, p.name AS "printerName",
      CASE WHEN claimed.reprint > 0 THEN 1 WHEN claimed.document = 'kitchen' THEN p.kitchen_copies
        WHEN claimed.document = 'receipt' THEN p.receipt_copies ELSE 1 END AS copies,
      claimed.is_doubtful OR (claimed.reprint > 0 AND EXISTS (SELECT FROM print_job j
        WHERE j.order_id = claimed.order_id AND j.printer_id = p.id AND j.document = claimed.document AND j.id <> claimed.id
          AND (j.printed_at IS NOT NULL OR j.is_doubtful))) AS "isCopy"`.execute(tx);
  return rows[0];
}

type Settled = {
  readonly printJobId: number;
  readonly printerId: number;
  readonly claim: string;
  readonly outcome: 'printed' | 'not_printed' | 'unknown';
};

/** Stores the result of a print. @returns false if the claim had expired and the job was claimed again */
export async function settleJobClaim(
  executor: Executor,
  { printJobId, printerId, claim, outcome }: Settled,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    UPDATE print_job SET claim = NULL, claimed_until = NULL,
      printed_at = CASE WHEN ${outcome} = 'printed' THEN ${now}::timestamptz END,
      is_doubtful = is_doubtful OR ${outcome} = 'unknown'
    WHERE id = ${printJobId} AND printer_id = ${printerId} AND claim::text = ${claim}
    RETURNING id`.execute(executor);
  return rows.length > 0;
}

type Reprinted = { readonly orderId: number; readonly shopId: number };

/**
 * Queues the documents of an order on all printers of the shop that are on. A document that still waits is not queued a
 * second time, so several requests before the print count once. The caller must have locked the printers.
 * @returns false if no printer will print a document of the order
 */
export async function queueReprint(tx: Tx, { orderId, shopId }: Reprinted, now: Date): Promise<boolean> {
  await queueJobs(tx, sql`${ofShop(shopId)} AND o.id = ${orderId}`, now);
  await sql`
    INSERT INTO print_job (printer_id, order_id, document, reprint, queued_at)
    SELECT p.id, o.id, wanted.document, 1 + COALESCE(
      (SELECT max(j.reprint) FROM print_job j WHERE j.order_id = o.id AND j.printer_id = p.id AND j.document = wanted.document), 0), ${now}
    FROM printer p CROSS JOIN customer_order o
    CROSS JOIN LATERAL ${documentsWanted}
    WHERE ${ofShop(shopId)} AND p.is_on AND o.id = ${orderId} AND wanted.copies > 0 AND NOT EXISTS (SELECT FROM print_job j
      WHERE j.order_id = o.id AND j.printer_id = p.id AND j.document = wanted.document AND ${due})
    ORDER BY p.id, wanted.document`.execute(tx);
  const { rows } = await sql`SELECT FROM print_job j JOIN printer p ON p.id = j.printer_id
    JOIN customer_order o ON o.id = j.order_id
    WHERE ${ofShop(shopId)} AND o.id = ${orderId} AND ${due} LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Queues a test page in place of earlier test pages that still wait. */
export async function queueTestPage(tx: Tx, printerId: number, now: Date): Promise<void> {
  await sql`DELETE FROM print_job WHERE printer_id = ${printerId} AND document = 'test'`.execute(tx);
  await sql`INSERT INTO print_job (printer_id, document, queued_at) VALUES (${printerId}, 'test', ${now})`.execute(tx);
}

export type WaitingTickets = { readonly count: number; readonly orderIds: readonly number[] };

/** Returns for each printer the number of tickets that it has not printed yet, and their orders, oldest first. */
export async function waitingTickets(
  executor: Executor,
  printerIds: readonly number[],
): Promise<ReadonlyMap<number, WaitingTickets>> {
  const among = sql`p.id = ANY(${[...printerIds]}::bigint[])`;
  const { rows } = await sql<WaitingTickets & { printerId: number }>`
    SELECT printer_id AS "printerId", count(*)::int AS count, json_agg(DISTINCT order_id ORDER BY order_id) AS "orderIds" FROM (
      SELECT printer_id, order_id FROM (${unqueued(among)}) missing
      UNION ALL SELECT p.id, o.id FROM print_job j JOIN printer p ON p.id = j.printer_id JOIN customer_order o ON o.id = j.order_id
      WHERE ${among} AND ${due}) waiting GROUP BY printer_id`.execute(executor);
  return new Map(rows.map(({ printerId, ...tickets }) => [printerId, tickets]));
}
