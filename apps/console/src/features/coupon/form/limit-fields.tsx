import { limitPeriods } from '@chifan/domain/coupon';
import { memberLevels } from '@chifan/domain/member';
import { Card, Select, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { levelLabels } from '../labels.ts';
import { shownFields } from './campaign-form.ts';
import type { PartProps } from './campaign-part-props.ts';
import { ShopPicker } from './shop-picker.tsx';

/** How many there are, how many each guest may have, and for whom they are. */
export function LimitFields({ issuer, form, set, errorOf }: PartProps) {
  const { i18n } = useLingui();
  const periods = { campaign: t`整个活动`, month: t`每个月` };
  return (
    <Card title={t`数量与对象`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`总张数（留空不限）`}
          inputMode="numeric"
          maxLength={9}
          value={form.budget}
          onChange={(budget) => set({ budget })}
          error={errorOf('budget')}
        />
        <TextField
          label={t`每人限领（张）`}
          inputMode="numeric"
          maxLength={3}
          value={form.perMemberLimit}
          onChange={(perMemberLimit) => set({ perMemberLimit })}
          error={errorOf('perMemberLimit')}
        />
        <Select
          label={t`限领周期`}
          value={form.limitPer}
          choices={limitPeriods.map((value) => ({ value, label: periods[value] }))}
          onChange={(limitPer) => set({ limitPer })}
        />
        {shownFields(form).has('minimumLevel') && (
          <Select
            label={t`哪些会员可领`}
            value={form.minimumLevel}
            choices={(['all', ...memberLevels] as const).map((value) => ({ value, label: i18n._(levelLabels[value]) }))}
            onChange={(minimumLevel) => set({ minimumLevel })}
          />
        )}
        {issuer === 'platform' && (
          <ShopPicker shopId={form.shopId} onChange={(shopId) => set({ shopId })} error={errorOf('shopId')} />
        )}
      </div>
    </Card>
  );
}
