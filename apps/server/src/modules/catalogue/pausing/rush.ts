import { type RushLength, type RushMinutes, rushEnd } from '@chifan/domain/catalogue';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { endRushOf, writeRush } from '../shops/kitchen.store.ts';
import { publishShopChanged } from './publish-shop-changed.ts';

type Rush = {
  readonly shopId: number;
  /** The rush (busy mode) to start. Null ends the present rush. */
  readonly rush: { readonly minutes: RushMinutes; readonly length: RushLength } | null;
};

const kind = 'catalogue.end_rush';

/**
 * Starts or ends a rush (busy mode). During a rush, the shop needs more minutes for every order (rule catalogue-23).
 */
export async function setRush(
  platform: Platform,
  { shopId, rush }: Rush,
  { caller, now }: { caller: { id: number }; now: Date },
): Promise<Answer<boolean>> {
  const until = rush === null ? null : rushEnd(rush.length, now);
  const isWritten = await platform.database.transact(async (tx, after) => {
    if (!(await writeRush(tx, { staffId: caller.id, shopId, minutes: rush?.minutes ?? 0, until }))) return false;
    if (until !== null) {
      await enqueue(tx, { kind, key: `shop:${shopId}:rush:${until.getTime()}`, payload: { shopId }, runAt: until });
    }
    after(() => publishShopChanged(platform, shopId, now));
    return true;
  });
  return isWritten ? { ok: true, value: true } : refused('shop_not_found');
}

/** Ends a rush (busy mode) at its end time. Does nothing if the merchant has started a new rush since. */
export const endRushJobs = (platform: Platform): JobHandlers => ({
  [kind]: {
    inTransaction: async (tx, { shopId }: { shopId: number }, after) => {
      const now = platform.clock.now();
      if (await endRushOf(tx, shopId, now)) after(() => publishShopChanged(platform, shopId, now));
    },
  },
});
