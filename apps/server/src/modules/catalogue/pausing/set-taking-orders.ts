import { type PauseLength, pauseEnd } from '@chifan/domain/catalogue';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { enqueuePauseEnd } from './end-pause.job.ts';
import { writeTakingOrders } from './pause.store.ts';
import { publishShopChanged } from './publish-shop-changed.ts';

type Switches = {
  readonly shopId: number;
  readonly isTakingOrders: boolean;
  readonly autoAccept: boolean;
  readonly pause?: PauseLength | undefined;
};

export async function setTakingOrders(
  platform: Platform,
  { pause, ...switches }: Switches,
  { caller, now }: { caller: { id: number }; now: Date },
): Promise<Answer<boolean>> {
  const { shopId } = switches;
  // Without a length of the pause, the end of the pause does not change, because the merchant changed another setting,
  // such as `autoAccept`.
  const pausedUntil = pause === undefined ? undefined : pauseEnd(pause, now);
  const isWritten = await platform.database.transact(async (tx, after) => {
    if (!(await writeTakingOrders(tx, { ...switches, pausedUntil, staffId: caller.id, now }))) return false;
    if (!switches.isTakingOrders && pausedUntil) await enqueuePauseEnd(tx, shopId, pausedUntil);
    after(() => publishShopChanged(platform, shopId, now));
    return true;
  });
  return isWritten ? { ok: true, value: true } : refused('shop_not_found');
}
