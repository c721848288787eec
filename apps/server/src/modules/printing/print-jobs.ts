import type { Calls } from '@chifan/contract';
import { kitchenTicketClaimSeconds, receiptLabels, receiptLanguageOf } from '@chifan/domain/printing';
import { phrase } from '@chifan/phrases';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { PrinterContext, StaffContext } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { lockOrderOfStaff, namesOnReceipt, showStaffOrder } from '../ordering/index.ts';
import { type ClaimedJob, claimNextJob, queueJobsOfPrinter, queueReprint, settleJobClaim } from './print-job.store.ts';
import { lockPrinter, lockPrinters } from './printer.store.ts';
import { publishPrinters } from './printers.ts';

type Claimed = z.input<Calls['claimPrintJob']['output']>;
type Job = NonNullable<Claimed['job']>;

/** Claims the next document of a printer. Each printer has its own jobs, so a printer never waits for another one. */
export async function claimPrintJob(platform: Platform, { caller, now }: PrinterContext): Promise<Answer<Claimed>> {
  const claim = crypto.randomUUID();
  const until = new Date(now.getTime() + kitchenTicketClaimSeconds * 1000);
  const claimed = await platform.database.transact(async (tx) => {
    await lockPrinter(tx, caller.id);
    await queueJobsOfPrinter(tx, caller.id, now);
    return claimNextJob(tx, { printerId: caller.id, claim, until }, now);
  });
  return { ok: true, value: { job: claimed === undefined ? null : await jobView(platform, claimed, claim, now) } };
}

async function jobView(platform: Platform, job: ClaimedJob, claim: string, now: Date): Promise<Job> {
  const { orderId, ...shown } = job;
  if (orderId === null) return { ...shown, claim, order: null, receipt: null };
  const order = await showStaffOrder(platform, { id: orderId }, { ...asMerchant, now });
  const receipt =
    job.document === 'receipt' ? await receiptTexts(platform, { orderId, guestLanguage: order.guestLanguage }) : null;
  return { ...shown, claim, order, receipt };
}

/**
 * A printer gets the same view of an order as a merchant, in Chinese. The signed URLs of pictures contain the id 0,
 * which no account has.
 */
const asMerchant = { caller: { role: 'merchant', id: 0 }, readerLanguage: 'zh-CN' } as const;

type OfReceipt = { readonly orderId: number; readonly guestLanguage: string };

/** Rule printing-16: the texts of a receipt in the guest's language. Null for a guest who reads Chinese. */
async function receiptTexts({ database }: Platform, { orderId, guestLanguage }: OfReceipt): Promise<Job['receipt']> {
  const second = receiptLanguageOf(guestLanguage);
  if (second === null) return null;
  const { language, missing } = second;
  const labels = receiptLabels.map((label) => [label, phrase(language, `printed_receipt.${label}`)]);
  return { ...(await namesOnReceipt(database.read, orderId, language)), labels: Object.fromEntries(labels), missing };
}

export async function settlePrintJob(
  { database, live }: Platform,
  settling: z.output<Calls['settlePrintJob']['input']>,
  { caller: { id: printerId, shopId }, now }: PrinterContext,
): Promise<Answer<boolean>> {
  const isSettled = await settleJobClaim(database.read, { ...settling, printerId }, now);
  if (isSettled) publishPrinters(live, shopId, now);
  return { ok: true, value: isSettled };
}

/** Prints the tickets of an order at the request of staff, on all printers of its shop that are switched on. */
export async function printTicket(
  { database, live }: Platform,
  { orderId }: { readonly orderId: number },
  { caller, now }: StaffContext,
): Promise<Answer<boolean>> {
  return database.transact(async (tx, after) => {
    const order = await lockOrderOfStaff(tx, { orderId, staffId: caller.id });
    const shopId = order?.shop_id ?? null;
    if (shopId === null) return refused('order_not_found');
    if ((await lockPrinters(tx, shopId)) === 0) return refused('printer_not_found');
    if (!(await queueReprint(tx, { orderId, shopId }, now))) return refused('no_printer_on');
    after(() => publishPrinters(live, shopId, now));
    return { ok: true, value: true };
  });
}
