import type { CouponIssuer } from '@chifan/domain/coupon';
import type { CampaignField, CampaignForm } from './campaign-form.ts';

export type PartProps = {
  readonly issuer: CouponIssuer;
  readonly form: CampaignForm;
  readonly set: (change: Partial<CampaignForm>) => void;
  readonly errorOf: (field: CampaignField) => string | undefined;
};
