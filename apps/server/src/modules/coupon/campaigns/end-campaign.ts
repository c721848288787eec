import type { Campaign } from '@chifan/contract/coupon';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { staffsShop } from '../../catalogue/index.ts';
import { type CampaignOwner, countedCampaign, lockCampaign, writeEnded } from './campaign-edit.store.ts';
import { shownCampaign } from './show-campaigns.ts';

/** Idempotent. The coupons that guests have stay good. */
export async function endMerchantCampaign(
  platform: Platform,
  { shopId, campaignId }: { readonly shopId: number; readonly campaignId: number },
  { caller, now }: StaffContext,
): Promise<Answer<Campaign>> {
  if (!(await staffsShop(platform.database.read, caller.id, shopId))) return refused('shop_not_found');
  return ended(platform, campaignId, { shopId }, now);
}

export const endPlatformCampaign = (
  platform: Platform,
  { campaignId }: { readonly campaignId: number },
  { now }: StaffContext,
): Promise<Answer<Campaign>> => ended(platform, campaignId, 'anybody', now);

const ended = (
  { database }: Platform,
  campaignId: number,
  owner: CampaignOwner,
  now: Date,
): Promise<Answer<Campaign>> =>
  database.transact(async (tx) => {
    if (!(await lockCampaign(tx, campaignId, owner))) return refused('campaign_not_found');
    await writeEnded(tx, campaignId, now);
    const campaign = await countedCampaign(tx, campaignId);
    return campaign ? { ok: true, value: shownCampaign(campaign) } : refused('campaign_not_found');
  });
