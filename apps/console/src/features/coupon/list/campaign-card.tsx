import type { Campaign } from '@chifan/contract/coupon/views';
import { Badge, Button, Card, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { writeYuan } from '../../../platform/yuan.ts';
import { DishName, namesOf, shopText } from '../../../texts/dish-name.tsx';
import { channelLabels, groupLabels, levelLabels } from '../labels.ts';
import { campaignState, formatShanghaiDate } from './campaign-state.ts';

type CampaignCardProps = {
  readonly campaign: Campaign;
  /** Opens the editor. Undefined if coupons have been issued, or if the campaign belongs to another issuer. */
  readonly onEdit: (() => void) | undefined;
  readonly onEnd: () => void;
  /** Opens the dialog that grants coupons. Undefined if the platform cannot grant coupons of this campaign. */
  readonly onGrant: (() => void) | undefined;
};

export function CampaignCard({ campaign, onEdit, onEnd, onGrant }: CampaignCardProps) {
  const { i18n } = useLingui();
  const { channel, group, code } = campaign;
  const shop = shopText(campaign);
  const state = campaignState(campaign, useNow());
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 flex-1 text-body font-semibold wrap-anywhere">
          <DishName {...namesOf(campaign.name)} />
        </h2>
        <StateOf state={state} />
      </div>
      <p className="mt-1 text-body">{termsOf(campaign)}</p>
      <p className="mt-1 text-note text-soft">
        {i18n._(groupLabels[group])} · {i18n._(channelLabels[channel])}
        {code !== null && <> · {t`优惠码 ${code}`}</>}
        {campaign.minimumLevel !== null && <> · {i18n._(levelLabels[campaign.minimumLevel])}</>}
      </p>
      <p className="text-note text-soft">
        {campaign.shopNameZh === null ? t`全部商家` : t`限 ${shop}`} ·{' '}
        {campaign.issuer === 'shop' ? t`商家承担` : t`平台承担`}
      </p>
      <p className="text-note text-soft">{daysOf(campaign)}</p>
      <Counts campaign={campaign} />
      {state !== 'ended' && (
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          {onGrant && <Button variant="secondary" onClick={onGrant}>{t`发放`}</Button>}
          {onEdit && <Button variant="secondary" onClick={onEdit}>{t`修改`}</Button>}
          <Button variant="danger" onClick={onEnd}>{t`结束活动`}</Button>
        </div>
      )}
    </Card>
  );
}

function StateOf({ state }: { readonly state: ReturnType<typeof campaignState> }) {
  if (state === 'open') return <Badge tone="good" icon="check">{t`进行中`}</Badge>;
  if (state === 'later') return <Badge icon="clock">{t`未开始`}</Badge>;
  return state === 'empty' ? <Badge tone="warn" icon="warning">{t`已领完`}</Badge> : <Badge>{t`已结束`}</Badge>;
}

function termsOf({ group, threshold, reduction, rebatePercent, maxRebate, price }: Campaign): string {
  const [from, off] = [writeYuan(threshold), writeYuan(reduction)];
  if (group === 'double_draw') return t`完成订单后抽奖两次`;
  if (group === 'rebate') {
    const most = maxRebate === null ? null : writeYuan(maxRebate);
    return most === null ? t`返现 ${rebatePercent ?? 0}%` : t`返现 ${rebatePercent ?? 0}%，最多 ${most} 元`;
  }
  const terms = threshold === 0 ? t`减 ${off} 元，无门槛` : t`满 ${from} 减 ${off} 元`;
  if (price === null) return terms;
  const cost = writeYuan(price);
  return t`${terms}，售价 ${cost} 元`;
}

function daysOf({ startsAt, endsAt, validDays }: Campaign): string {
  const [first, last] = [formatShanghaiDate(startsAt), formatShanghaiDate(endsAt)];
  return t`${first} 至 ${last}，领取后 ${validDays} 天有效`;
}

function Counts({ campaign: { issued, used, budget } }: { readonly campaign: Campaign }) {
  return (
    <dl className="figures mt-3 grid grid-cols-3 gap-2 text-center">
      {[
        { key: 'budget', label: t`总张数`, value: budget === null ? t`不限` : String(budget) },
        { key: 'issued', label: t`已发`, value: String(issued) },
        { key: 'used', label: t`已用`, value: String(used) },
      ].map(({ key, label, value }) => (
        <div key={key} className="rounded-small bg-sunken py-2">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
