import { calls } from '@chifan/contract';
import type { Campaign, CampaignDraft } from '@chifan/contract/coupon/views';
import type { Language } from '@chifan/domain';
import { campaignProblem } from '@chifan/domain/coupon';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { isStaffOfShop } from '../../catalogue/index.ts';
import {
  type CampaignOwner,
  type CampaignWrite,
  countedCampaign,
  insertCampaign,
  lockCampaign,
  shopExists,
  updateCampaign,
  writeEnded,
} from './campaign-edit.store.ts';
import { shownCampaign } from './show-campaigns.ts';

type MerchantSave = {
  readonly shopId: number;
  readonly campaignId?: number | undefined;
  readonly draft: CampaignDraft;
};
type PlatformSave = Omit<MerchantSave, 'shopId'> & { readonly shopId?: number | undefined };

export const saveMerchantCampaign = (
  platform: Platform,
  input: MerchantSave,
  context: StaffContext,
): Promise<Answer<Campaign>> =>
  runIdempotently(platform.database, context, calls.saveMerchantCampaign.path, input, async (tx) => {
    const { caller, now } = context;
    const { shopId, campaignId, draft } = input;
    if (!(await isStaffOfShop(tx, caller.id, shopId))) return refused('shop_not_found');
    return saved(
      tx,
      { campaignId, language: context.language },
      { issuer: 'shop', shopId, draft: tidy(draft), staffId: caller.id, now },
    );
  });

/**
 * Creates or changes a campaign of the platform, which pays for the discounts of its coupons. The coupons may be valid
 * everywhere or at one shop.
 */
export const savePlatformCampaign = (
  platform: Platform,
  input: PlatformSave,
  context: StaffContext,
): Promise<Answer<Campaign>> =>
  runIdempotently(platform.database, context, calls.savePlatformCampaign.path, input, async (tx) => {
    const { caller, now } = context;
    const { shopId = null, campaignId, draft } = input;
    if (shopId !== null && !(await shopExists(tx, shopId))) return refused('shop_not_found');
    return saved(
      tx,
      { campaignId, language: context.language },
      { issuer: 'platform', shopId, draft: tidy(draft), staffId: caller.id, now },
    );
  });

/** Removes empty names, so that readers see the name in another language instead of an empty text. */
const tidy = (draft: CampaignDraft): CampaignDraft => ({
  ...draft,
  name: Object.fromEntries(Object.entries(draft.name).filter(([, text]) => text !== '')),
});

type Saving = { readonly campaignId: number | undefined; readonly language: Language };

async function saved(tx: Tx, { campaignId, language }: Saving, write: CampaignWrite): Promise<Answer<Campaign>> {
  const problem = problemOf(write);
  if (problem !== null) return refused('campaign_invalid', { problem });
  const written = campaignId === undefined ? await insertCampaign(tx, write) : await changed(tx, campaignId, write);
  if (written === undefined) return refused('campaign_invalid', { problem: 'code_taken' });
  if (typeof written !== 'number') return written;
  const campaign = await countedCampaign(tx, written);
  return campaign ? { ok: true, value: shownCampaign(campaign, language) } : refused('campaign_not_found');
}

/**
 * Changes a campaign. Refused after the first coupon was issued, because guests have claimed coupons under the present
 * terms.
 */
async function changed(tx: Tx, campaignId: number, write: CampaignWrite) {
  const { issuer, shopId } = write;
  const found = await lockCampaign(tx, campaignId, issuer === 'shop' && shopId !== null ? { shopId } : 'platform');
  if (!found) return refused('campaign_not_found');
  if (found.issued > 0) return refused('campaign_invalid', { problem: 'issued_already' });
  return (await updateCampaign(tx, campaignId, write)) ? campaignId : undefined;
}

const problemOf = ({ issuer, draft, now }: CampaignWrite) =>
  campaignProblem(
    {
      ...draft,
      issuer,
      nameZh: draft.name['zh-CN'] ?? '',
      startsAt: new Date(draft.startsAt),
      endsAt: new Date(draft.endsAt),
    },
    now,
  );

/** Ends a shop's campaign. Idempotent. Coupons issued before the end remain valid. */
export async function endMerchantCampaign(
  platform: Platform,
  { shopId, campaignId }: { readonly shopId: number; readonly campaignId: number },
  context: StaffContext,
): Promise<Answer<Campaign>> {
  if (!(await isStaffOfShop(platform.database.read, context.caller.id, shopId))) return refused('shop_not_found');
  return ended(platform, campaignId, { shopId }, context);
}

export const endPlatformCampaign = (
  platform: Platform,
  { campaignId }: { readonly campaignId: number },
  context: StaffContext,
): Promise<Answer<Campaign>> => ended(platform, campaignId, 'anybody', context);

const ended = (
  { database }: Platform,
  campaignId: number,
  owner: CampaignOwner,
  { now, language }: StaffContext,
): Promise<Answer<Campaign>> =>
  database.transact(async (tx) => {
    if (!(await lockCampaign(tx, campaignId, owner))) return refused('campaign_not_found');
    await writeEnded(tx, campaignId, now);
    const campaign = await countedCampaign(tx, campaignId);
    return campaign ? { ok: true, value: shownCampaign(campaign, language) } : refused('campaign_not_found');
  });
