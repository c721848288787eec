import { limitPeriods } from '@chifan/domain/coupon';
import { memberLevels } from '@chifan/domain/member';
import { Button, Card, Select, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useFoundShops } from '../../../shop-search/found-shops.ts';
import { ShopSearch } from '../../../shop-search/shop-search.tsx';
import { dishText } from '../../../texts/dish-name.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import { levelLabels } from '../labels.ts';
import { type PartProps, visibleFields } from './campaign-form.ts';

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
        {visibleFields(form).has('minimumLevel') && (
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

type ShopPickerProps = {
  /** ID of the shop as typed, or empty. */
  readonly shopId: string;
  readonly onChange: (shopId: string) => void;
  readonly error: string | undefined;
};

function ShopPicker({ shopId, onChange, error }: ShopPickerProps) {
  const chosen = useFoundShops(shopId).data?.find(({ id }) => String(id) === shopId);
  if (shopId !== '')
    return (
      <div className="grid content-start gap-1">
        <p className="text-note font-medium">{t`仅限这家店铺`}</p>
        <div className="flex flex-wrap items-center gap-2 rounded-small border border-line px-3 py-2">
          <PersonText text={chosen ? dishText(chosen) : ''} className="min-w-0 flex-1 font-semibold" />
          <span className="figures text-note text-soft">{t`编号 ${shopId}`}</span>
          <Button variant="quiet" icon="close" onClick={() => onChange('')}>
            {t`改为全部商家`}
          </Button>
        </div>
      </div>
    );
  return (
    <ShopSearch
      label={t`限一家店铺：输入店名或编号（留空为全部商家）`}
      onChoose={({ id }) => onChange(String(id))}
      error={error}
    />
  );
}
