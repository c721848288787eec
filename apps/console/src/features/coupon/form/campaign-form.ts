import type { Campaign, CampaignDraft } from '@chifan/contract/coupon/views';
import { dateOfDay, type Language, shanghaiDate, shanghaiDay } from '@chifan/domain';
import type { CouponChannel, CouponGroup, CouponIssuer, LimitPeriod } from '@chifan/domain/coupon';
import type { MemberLevel } from '@chifan/domain/member';
import { type OrderType, orderTypes } from '@chifan/domain/ordering';
import { writeYuan } from '../../../platform/yuan.ts';

/** The campaign form as typed: amounts in yuan, dates in Shanghai time. An empty field means no value. */
export type CampaignForm = {
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly group: CouponGroup;
  readonly threshold: string;
  readonly reduction: string;
  readonly rebatePercent: string;
  readonly maxRebate: string;
  readonly types: readonly OrderType[];
  readonly channel: CouponChannel;
  readonly price: string;
  readonly code: string;
  readonly startDate: string;
  /** The last day on which guests can get the coupon. */
  readonly endDate: string;
  readonly validDays: string;
  readonly budget: string;
  readonly perMemberLimit: string;
  readonly limitPer: LimitPeriod;
  readonly minimumLevel: MemberLevel | 'all';
  /**
   * Only for campaigns of the platform: the ID of the one shop that accepts the coupon. Empty if all shops accept it.
   */
  readonly shopId: string;
};

export type CampaignField = keyof CampaignForm;

const usualDays = 30;

export const emptyForm = (now: Date): CampaignForm => ({
  names: {},
  group: 'shop',
  threshold: '',
  reduction: '',
  rebatePercent: '',
  maxRebate: '',
  types: orderTypes,
  channel: 'claim',
  price: '',
  code: '',
  startDate: shanghaiDate(now),
  endDate: dateOfDay(shanghaiDay(now) + usualDays),
  validDays: '7',
  budget: '',
  perMemberLimit: '1',
  limitPer: 'campaign',
  minimumLevel: 'all',
  shopId: '',
});

export const formOfCampaign = (campaign: Campaign): CampaignForm => ({
  names: campaign.name,
  group: campaign.group,
  threshold: writeYuan(campaign.threshold),
  reduction: writeYuan(campaign.reduction),
  rebatePercent: numberOrEmpty(campaign.rebatePercent),
  maxRebate: campaign.maxRebate === null ? '' : writeYuan(campaign.maxRebate),
  types: campaign.types,
  channel: campaign.channel,
  price: campaign.price === null ? '' : writeYuan(campaign.price),
  code: campaign.code ?? '',
  startDate: shanghaiDate(new Date(campaign.startsAt)),
  endDate: shanghaiDate(new Date(campaign.endsAt)),
  validDays: String(campaign.validDays),
  budget: numberOrEmpty(campaign.budget),
  perMemberLimit: String(campaign.perMemberLimit),
  limitPer: campaign.limitPer,
  minimumLevel: campaign.minimumLevel ?? 'all',
  shopId: numberOrEmpty(campaign.shopId),
});

const numberOrEmpty = (value: number | null): string => (value === null ? '' : String(value));

/** The form fields of a campaign of the given kind. Other fields are neither shown nor sent. */
export function visibleFields({ group, channel }: Pick<CampaignForm, 'group' | 'channel'>): ReadonlySet<CampaignField> {
  const isReduction = group === 'shop' || group === 'delivery';
  return new Set<CampaignField>([
    ...(isReduction ? (['threshold', 'reduction'] as const) : []),
    ...(group === 'rebate' ? (['threshold', 'rebatePercent', 'maxRebate'] as const) : []),
    ...(group === 'shop' || group === 'rebate' ? (['types'] as const) : []),
    ...(channel === 'bought' ? (['price'] as const) : []),
    ...(channel === 'claim' ? (['code'] as const) : []),
    ...(channel === 'granted' ? [] : (['minimumLevel'] as const)),
  ]);
}

export type SentCampaign = { readonly draft: CampaignDraft; readonly shopId: number | null };

export type PartProps = {
  readonly issuer: CouponIssuer;
  readonly form: CampaignForm;
  readonly set: (change: Partial<CampaignForm>) => void;
  readonly errorOf: (field: CampaignField) => string | undefined;
};
