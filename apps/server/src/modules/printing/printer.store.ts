import type { PaperWidth, PrinterFault } from '@chifan/domain/printing';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { countRows, type Page } from '../../platform/database/select-page.ts';

export async function printerOfKey(
  executor: Executor,
  keyHash: string,
): Promise<{ readonly id: number; readonly shopId: number } | undefined> {
  const { rows } = await sql<{ id: number; shopId: number }>`
    SELECT id, shop_id AS "shopId" FROM printer WHERE key_hash = ${keyHash}`.execute(executor);
  return rows[0];
}

export type PrinterRow = {
  readonly id: number;
  readonly shopId: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly seenAt: Date | null;
  readonly fault: PrinterFault | null;
  readonly faultSince: Date | null;
  readonly testAt: Date | null;
  readonly testOutcome: 'waiting' | 'printed' | 'unknown' | null;
} & PrinterSettings;

export type PrinterSettings = {
  readonly isOn: boolean;
  readonly paper: PaperWidth;
  readonly kitchenCopies: number;
  readonly receiptCopies: number;
};

const settingsOf = sql`p.is_on AS "isOn", p.paper, p.kitchen_copies AS "kitchenCopies", p.receipt_copies AS "receiptCopies"`;

/**
 * The state of the printer's last test page. If the printer claimed the page but reported no result in time, it is
 * unknown whether the page was printed.
 */
const lastTest = (now: Date) => sql`
  SELECT COALESCE(printed_at, queued_at) AS at, CASE WHEN printed_at IS NOT NULL THEN 'printed'
    WHEN is_doubtful OR claimed_until <= ${now} THEN 'unknown' ELSE 'waiting' END AS outcome
  FROM print_job WHERE printer_id = p.id AND document = 'test' ORDER BY id DESC LIMIT 1`;

export async function printersOfStaff(executor: Executor, staffId: number, now: Date): Promise<PrinterRow[]> {
  const { rows } = await sql<PrinterRow>`
    SELECT p.id, p.shop_id AS "shopId", p.name, p.created_at AS "createdAt", p.seen_at AS "seenAt", p.fault,
      p.fault_since AS "faultSince", ${settingsOf}, test.at AS "testAt", test.outcome AS "testOutcome"
    FROM printer p JOIN staff_shop ON staff_shop.shop_id = p.shop_id LEFT JOIN LATERAL (${lastTest(now)}) test ON true
    WHERE staff_shop.staff_id = ${staffId} ORDER BY p.shop_id, p.id`.execute(executor);
  return rows;
}

type OwnPrinter = { readonly printerId: number; readonly staffId: number };

/** Locks a printer. @returns undefined if the shops of the staff account have no such printer */
export async function lockPrinterOfStaff(
  tx: Tx,
  { printerId, staffId }: OwnPrinter,
): Promise<(PrinterSettings & { readonly shopId: number }) | undefined> {
  const { rows } = await sql<PrinterSettings & { shopId: number }>`
    SELECT p.shop_id AS "shopId", ${settingsOf} FROM printer p JOIN staff_shop s ON s.shop_id = p.shop_id
    WHERE p.id = ${printerId} AND s.staff_id = ${staffId} FOR UPDATE OF p`.execute(tx);
  return rows[0];
}

export const lockPrinter = async (tx: Tx, printerId: number): Promise<void> =>
  void (await sql`SELECT id FROM printer WHERE id = ${printerId} FOR UPDATE`.execute(tx));

type ChangedPrinter = PrinterSettings & {
  readonly printerId: number;
  /** The printer does not print orders that were accepted before this time. Null leaves the stored time unchanged. */
  readonly printsFrom: Date | null;
};

export async function updatePrinter(tx: Tx, changed: ChangedPrinter): Promise<void> {
  const { printerId, isOn, paper, kitchenCopies, receiptCopies, printsFrom } = changed;
  await sql`UPDATE printer SET is_on = ${isOn}, paper = ${paper}, kitchen_copies = ${kitchenCopies},
    receipt_copies = ${receiptCopies}, prints_from = COALESCE(${printsFrom}::timestamptz, prints_from)
    WHERE id = ${printerId}`.execute(tx);
}

/**
 * Blocks other additions of printers to the shop until the transaction ends. Row locks do not cover a printer that is
 * being inserted.
 */
export async function lockPrinterList(tx: Tx, shopId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`printers of ${shopId}`}, 0))`.execute(tx);
}

/**
 * Locks a shop's printers, so that no other transaction claims a ticket before this transaction ends.
 * @returns the number of printers
 */
export async function lockPrinters(tx: Tx, shopId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM printer WHERE shop_id = ${shopId} ORDER BY id FOR UPDATE`.execute(tx);
  return rows.length;
}

type NewPrinter = {
  readonly shopId: number;
  readonly name: string;
  readonly keyHash: string;
  readonly madeBy: number;
};

export async function insertPrinter(tx: Tx, { shopId, name, keyHash, madeBy }: NewPrinter, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO printer (shop_id, name, key_hash, made_by, created_at)
    VALUES (${shopId}, ${name}, ${keyHash}, ${madeBy}, ${now})
    RETURNING id`.execute(tx);
  if (!rows[0]) throw new Error('inserted printer not returned');
  return rows[0].id;
}

type PlatformPrinterRow = Pick<PrinterRow, 'id' | 'shopId' | 'name' | 'createdAt' | 'seenAt'> & {
  readonly shopNameZh: string;
  readonly madeBy: string | null;
};

/** Lists the printers of all shops or of one shop. `total` is the number of printers on all pages. */
export async function printersOfPlatform(
  executor: Executor,
  shopId: number | null,
  page: Page,
): Promise<{ rows: PlatformPrinterRow[]; total: number }> {
  const ofShop = sql`(${shopId}::bigint IS NULL OR printer.shop_id = ${shopId})`;
  const { rows } = await sql<PlatformPrinterRow>`
    SELECT printer.id, printer.shop_id AS "shopId", printer.name, printer.created_at AS "createdAt",
      printer.seen_at AS "seenAt", shop.name_zh AS "shopNameZh", staff.name AS "madeBy"
    FROM printer JOIN shop ON shop.id = printer.shop_id LEFT JOIN staff ON staff.id = printer.made_by
    WHERE ${ofShop} ORDER BY printer.id DESC OFFSET ${page.offset} LIMIT ${page.limit}`.execute(executor);
  return { rows, total: await countRows(executor, sql`FROM printer WHERE ${ofShop}`) };
}

/**
 * Deletes a printer.
 * @returns the printer's shop, or undefined if the printer does not exist
 */
export async function deletePrinterOfAnyShop(executor: Executor, printerId: number): Promise<number | undefined> {
  const { rows } = await sql<{ shopId: number }>`
    DELETE FROM printer WHERE id = ${printerId} RETURNING shop_id AS "shopId"`.execute(executor);
  return rows[0]?.shopId;
}

/**
 * Deletes a printer.
 * @returns the printer's shop, or undefined if the shops of the staff account have no such printer
 */
export async function deletePrinter(
  executor: Executor,
  { printerId, staffId }: OwnPrinter,
): Promise<number | undefined> {
  const { rows } = await sql<{ shopId: number }>`
    DELETE FROM printer USING staff_shop
    WHERE printer.id = ${printerId} AND staff_shop.shop_id = printer.shop_id AND staff_shop.staff_id = ${staffId}
    RETURNING printer.shop_id AS "shopId"`.execute(executor);
  return rows[0]?.shopId;
}

/** Stores a printer's report. @returns whether the reported fault differs from the previous one */
export async function writeReport(
  executor: Executor,
  { printerId, fault }: { readonly printerId: number; readonly fault: PrinterFault | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isNews: boolean }>`
    UPDATE printer SET seen_at = ${now}, fault = ${fault},
      fault_since = CASE WHEN ${fault}::text IS NULL THEN NULL WHEN before.fault = ${fault} THEN fault_since ELSE ${now} END
    FROM (SELECT id, fault FROM printer WHERE id = ${printerId} FOR UPDATE) before
    WHERE printer.id = before.id RETURNING before.fault IS DISTINCT FROM printer.fault AS "isNews"`.execute(executor);
  return rows[0]?.isNews ?? false;
}
