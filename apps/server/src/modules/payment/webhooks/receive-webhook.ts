import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { settleIn } from '../attempts/settle-attempt.ts';
import { onGatewayRefund } from '../gateway-refunds/on-gateway-refund.ts';
import type { GatewayName } from '../gateways.ts';
import type { GatewayWebhook } from '../payment-gateway.ts';
import { refuseEvent, rememberEvent } from './event.store.ts';
import { raiseAlert } from './raise-alert.ts';

/** One transaction: fifty at once change one thing once. @returns whether to acknowledge; a wrong amount never is. */
export const receiveWebhook = (platform: Platform, method: GatewayName, notice: GatewayWebhook): Promise<boolean> =>
  platform.database.transact(async (tx, after) => {
    after(platform.wakeJobs);
    const { eventId: id, settled, gatewayRefund } = notice;
    // Who paid is left out: events of before it was read are told again without.
    const said = JSON.stringify([settled && { ...settled, payer: undefined }, gatewayRefund]);
    const memory = await rememberEvent(tx, { method, id, said, at: platform.clock.now() });
    if (memory === 'known') return true;
    if (memory === 'refused') return false;
    if (memory === 'other_content') return refuseReplay(tx, platform, method, id);
    const outcome = settled === null ? 'known' : await settleIn(tx, platform, method, settled);
    if (gatewayRefund !== null) await onGatewayRefund(tx, platform, method, gatewayRefund);
    if (outcome === 'mismatch') await refuseEvent(tx, { method, id });
    return outcome !== 'mismatch';
  });

async function refuseReplay(tx: Tx, platform: Platform, method: GatewayName, reference: string): Promise<boolean> {
  await raiseAlert(tx, platform, { method, kind: 'replayed', reference, says: { code: 'other_content' } });
  return false;
}
