import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './persist.ts';

/**
 * Acts as a merchant: accepts most orders, refuses some, declares some dishes sold out, and decides refund requests.
 */
export async function beMerchant(
  world: { readonly call: Caller; readonly isOver: () => boolean },
  token: string,
): Promise<void> {
  while (!world.isOver()) {
    await answerOrders(world.call, token);
    await answerRefunds(world.call, token);
    await sleep(100);
  }
}

const maxPages = 4;

async function answerOrders(call: Caller, token: string): Promise<void> {
  // Orders that wait for their guest stay in the list, so the merchant also reads later pages.
  const pageNo = 1 + Math.floor(Math.random() * maxPages);
  const open = await call('merchantOrders', { pageNo, pageSize: 40 }, token);
  if (!open?.success) return;
  for (const { id: orderId, allowedEvents, shopId, voucherCodes } of open.data.records) {
    const luck = Math.random();
    const [code] = voucherCodes;
    // A set meal has voucher codes of its brand. The merchant redeems such a code with the same call as a pick-up code
    // of the platform.
    if (code !== undefined && shopId !== null && luck < 0.4) await call('redeemCode', { shopId, code }, token);
    else if (allowedEvents.includes('accept') && luck < 0.8) await call('acceptOrder', { orderId }, token);
    else if (allowedEvents.includes('refuse') && luck > 0.95)
      await call('refuseOrder', { orderId, reason: 'too_busy' }, token);
    else if (allowedEvents.includes('ready') && luck < 0.5) await call('markReady', { orderId }, token);
    else if (allowedEvents.includes('run_out') && luck > 0.97) await call('runOut', { orderId }, token);
  }
}

async function answerRefunds(call: Caller, token: string): Promise<void> {
  const open = await call('merchantRefunds', { pageNo: 1, pageSize: 40 }, token);
  if (!open?.success) return;
  for (const { id: refundId, asked, state } of open.data.records) {
    if (state !== 2) continue;
    const luck = Math.random();
    if (luck < 0.5) await call('grantRefund', { refundId, amount: asked }, token);
    else if (luck < 0.7)
      await call('grantRefund', { refundId, amount: Math.ceil(asked / 2), reason: 'part_eaten' }, token);
    else await call('refuseRefund', { refundId, refusal: 'made_as_ordered' }, token);
  }
}
