import type { Calls } from '@chifan/contract';
import type { Campaign } from '@chifan/contract/coupon/views';
import type { Language } from '@chifan/domain';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { isStaffOfShop, readerLanguageText } from '../../catalogue/index.ts';
import { type CountedCampaign, countCampaigns, listCampaigns } from './campaign-edit.store.ts';

export async function merchantCampaigns(
  { database: { read } }: Platform,
  { shopId }: { readonly shopId: number },
  { caller, language }: StaffContext,
): Promise<Answer<Campaign[]>> {
  if (!(await isStaffOfShop(read, caller.id, shopId))) return refused('shop_not_found');
  const campaigns = await listCampaigns(read, shopId, { offset: 0, limit: 100 });
  return { ok: true, value: campaigns.map((campaign) => shownCampaign(campaign, language)) };
}

export async function platformCampaigns(
  { database: { read } }: Platform,
  input: { readonly pageNo: number; readonly pageSize: number },
  { language }: Pick<StaffContext, 'language'>,
): Promise<Answer<z.output<Calls['platformCampaigns']['output']>>> {
  const page = pageWindow(input);
  const [campaigns, total] = await Promise.all([listCampaigns(read, null, page), countCampaigns(read)]);
  return {
    ok: true,
    value: {
      records: campaigns.map((campaign) => shownCampaign(campaign, language)),
      total,
      pageNo: input.pageNo,
      pageSize: page.limit,
    },
  };
}

export const shownCampaign = (campaign: CountedCampaign, language: Language): Campaign => ({
  id: campaign.id,
  issuer: campaign.issuer,
  shopId: campaign.shopId,
  shopNameZh: campaign.shopNameZh,
  shopName: readerLanguageText(campaign.shopName ?? {}, language),
  group: campaign.group,
  name: campaign.name,
  threshold: campaign.threshold,
  reduction: campaign.reduction,
  rebatePercent: campaign.rebatePercent,
  maxRebate: campaign.maxRebate,
  types: campaign.types,
  channel: campaign.channel,
  price: campaign.price,
  code: campaign.code,
  startsAt: campaign.startsAt.toISOString(),
  endsAt: campaign.endsAt.toISOString(),
  validDays: campaign.validDays,
  budget: campaign.budget,
  perMemberLimit: campaign.perMemberLimit,
  limitPer: campaign.limitPer,
  minimumLevel: campaign.minimumLevel,
  issued: campaign.issued,
  used: campaign.used,
  isEnded: campaign.endedAt !== null,
});
