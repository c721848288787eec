import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { kitchenTicketClaimSeconds } from '@chifan/domain/printing';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { PrinterContext, StaffContext } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { lockOrderOfStaff, showStaffOrder } from '../ordering/index.ts';
import { lockPrinters } from './printer.store.ts';
import { publishPrinters } from './printers.ts';
import { claimNextTicket, requestReprint, settleTicketClaim } from './ticket-print.store.ts';

type Claimed = {
  readonly ticket: { readonly order: StaffOrder; readonly claim: string; readonly isCopy: boolean } | null;
};

/** Claims the next kitchen ticket for a printer. Only one of several printers claims a ticket (rule printing-4). */
export async function claimTicket(platform: Platform, { caller, now }: PrinterContext): Promise<Answer<Claimed>> {
  const { shopId } = caller;
  const claim = crypto.randomUUID();
  const until = new Date(now.getTime() + kitchenTicketClaimSeconds * 1000);
  const claimed = await platform.database.transact(async (tx) => {
    await lockPrinters(tx, shopId);
    return claimNextTicket(tx, { shopId, claim, until }, now);
  });
  if (claimed === undefined) return { ok: true, value: { ticket: null } };
  const order = await showStaffOrder(platform, { id: claimed.orderId }, { ...asMerchant, now });
  return { ok: true, value: { ticket: { order, claim, isCopy: claimed.isCopy } } };
}

/** A printer reads the order as a merchant does, in Chinese. With the id 0, signed URLs of pictures name no account. */
const asMerchant = { caller: { role: 'merchant', id: 0 }, readerLanguage: 'zh-CN' } as const;

type Settling = {
  readonly orderId: number;
  readonly claim: string;
  readonly outcome: 'printed' | 'not_printed' | 'unknown';
};

export async function settleTicket(
  { database, live }: Platform,
  settling: Settling,
  { caller: { shopId }, now }: PrinterContext,
): Promise<Answer<boolean>> {
  const isSettled = await settleTicketClaim(database.read, { ...settling, shopId });
  if (isSettled) publishPrinters(live, shopId, now);
  return { ok: true, value: isSettled };
}

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
    await requestReprint(tx, orderId, shopId);
    after(() => publishPrinters(live, shopId, now));
    return { ok: true, value: true };
  });
}
