import type { Calls } from '@chifan/contract';
import type { Printer } from '@chifan/contract/printing/views';
import { maxPrinters, type PrinterFault, printerOfflineSeconds } from '@chifan/domain/printing';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { PrinterContext, StaffContext } from '../../platform/http/handlers.ts';
import { pageWindow } from '../../platform/http/page-window.ts';
import type { Platform } from '../../platform/module.ts';
import { sha256 } from '../../platform/tokens.ts';
import { isStaffOfShop } from '../catalogue/index.ts';
import { queueJobsOfPrinter, queueTestPage, type WaitingTickets, waitingTickets } from './print-job.store.ts';
import {
  deletePrinter,
  deletePrinterOfAnyShop,
  insertPrinter,
  lockPrinterList,
  lockPrinterOfStaff,
  lockPrinters,
  type PrinterRow,
  type PrinterSettings,
  printersOfPlatform,
  printersOfStaff,
  updatePrinter,
  writeReport,
} from './printer.store.ts';
import { newPrinterKey } from './printer-keys.ts';

export async function listPrinters(
  { database: { read } }: Platform,
  staffId: number,
  now: Date,
): Promise<Answer<Printer[]>> {
  const printers = await printersOfStaff(read, staffId, now);
  const ids = printers.map(({ id }) => id);
  const waiting = await waitingTickets(read, ids);
  return { ok: true, value: printers.map((row) => printerOf(row, waiting.get(row.id), now)) };
}

function printerOf(row: PrinterRow, waiting: WaitingTickets | undefined, now: Date): Printer {
  const { createdAt, seenAt, faultSince, testAt, testOutcome, ...shown } = row;
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
    faultSince: faultSince?.toISOString() ?? null,
    isAway: seenAt !== null && now.getTime() - seenAt.getTime() > printerOfflineSeconds * 1000,
    waiting: waiting?.count ?? 0,
    waitingOrderIds: [...(waiting?.orderIds ?? [])],
    test: testAt && testOutcome && { at: testAt.toISOString(), outcome: testOutcome },
  };
}

/** Adds a printer. Only this response contains the printer key, because the database stores only a hash of the key. */
export async function addPrinter(
  { database, live }: Platform,
  { shopId, name }: { readonly shopId: number; readonly name: string },
  { caller, now }: StaffContext,
): Promise<Answer<{ id: number; key: string }>> {
  const key = newPrinterKey();
  return database.transact(async (tx, after) => {
    if (!(await isStaffOfShop(tx, caller.id, shopId))) return refused('shop_not_found');
    await lockPrinterList(tx, shopId);
    if ((await lockPrinters(tx, shopId)) >= maxPrinters) return refused('printers_too_many');
    const id = await insertPrinter(tx, { shopId, name, keyHash: sha256(key), madeBy: caller.id }, now);
    after(() => publishPrinters(live, shopId, now));
    return { ok: true, value: { id, key } };
  });
}

type Changing = PrinterSettings & { readonly printerId: number };

/**
 * Rule printing-17: changes the tickets that a printer prints automatically. First adds the missing print jobs of the
 * orders that are already accepted. Settings that print more copies apply only to orders that are accepted after the
 * change.
 */
export async function changePrinter(
  { database, live }: Platform,
  changed: Changing,
  { caller, now }: StaffContext,
): Promise<Answer<boolean>> {
  const { printerId } = changed;
  return database.transact(async (tx, after) => {
    const before = await lockPrinterOfStaff(tx, { printerId, staffId: caller.id });
    if (before === undefined) return refused('printer_not_found');
    await queueJobsOfPrinter(tx, printerId, now);
    await updatePrinter(tx, { ...changed, printsFrom: printsMore(before, changed) ? now : null });
    after(() => publishPrinters(live, before.shopId, now));
    return { ok: true, value: true };
  });
}

const printsMore = (before: PrinterSettings, after: PrinterSettings): boolean =>
  (after.isOn && !before.isOn) ||
  after.kitchenCopies > before.kitchenCopies ||
  after.receiptCopies > before.receiptCopies;

export async function testPrinter(
  { database, live }: Platform,
  { printerId }: { readonly printerId: number },
  { caller, now }: StaffContext,
): Promise<Answer<boolean>> {
  return database.transact(async (tx, after) => {
    const printer = await lockPrinterOfStaff(tx, { printerId, staffId: caller.id });
    if (printer === undefined) return refused('printer_not_found');
    await queueTestPage(tx, printerId, now);
    after(() => publishPrinters(live, printer.shopId, now));
    return { ok: true, value: true };
  });
}

export async function withdrawPrinter(
  { database, live, clock }: Platform,
  { printerId }: { readonly printerId: number },
  staffId: number,
): Promise<Answer<boolean>> {
  const shopId = await deletePrinter(database.read, { printerId, staffId });
  if (shopId === undefined) return refused('printer_not_found');
  publishPrinters(live, shopId, clock.now());
  return { ok: true, value: true };
}

type PrinterPage = Calls['platformPrinters'];

export async function listPlatformPrinters(
  { database: { read } }: Platform,
  { pageNo, pageSize, shopId }: z.output<PrinterPage['input']>,
): Promise<Answer<z.input<PrinterPage['output']>>> {
  const { rows, total } = await printersOfPlatform(read, shopId ?? null, pageWindow({ pageNo, pageSize }));
  const records = rows.map(({ createdAt, seenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  }));
  return { ok: true, value: { records, total, pageNo, pageSize } };
}

export async function withdrawPrinterByPlatform(
  { database, live, log }: Platform,
  { printerId }: { readonly printerId: number },
  { caller, now }: StaffContext,
): Promise<Answer<boolean>> {
  const shopId = await deletePrinterOfAnyShop(database.read, printerId);
  if (shopId === undefined) return refused('printer_not_found');
  log.info({ staff: caller.id, printer: printerId, shop: shopId }, 'printer key withdrawn by the platform');
  publishPrinters(live, shopId, now);
  return { ok: true, value: true };
}

export async function reportPrinter(
  { database, live }: Platform,
  { fault }: { readonly fault: PrinterFault | null },
  { caller: { id: printerId, shopId }, now }: PrinterContext,
): Promise<Answer<{ shopId: number }>> {
  if (await writeReport(database.read, { printerId, fault }, now)) publishPrinters(live, shopId, now);
  return { ok: true, value: { shopId } };
}

/** Notifies the shop's screens and printers of a change of printers or waiting tickets. */
export const publishPrinters = (live: Platform['live'], shopId: number, now: Date): void =>
  live.publish([`shop:${shopId}`], { topic: 'printing', version: now.getTime() });
