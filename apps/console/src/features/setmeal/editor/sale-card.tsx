import type { SetMealDraft } from '@chifan/contract/setmeal/staff-views';
import { Card, RadioGroup, Switch, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { SetMealPartProps } from './set-meal-form.ts';

/** Fields for the sale period, limits, source of voucher codes, and rank of a set meal. */
export function SaleCard({ form, set, errors }: SetMealPartProps) {
  return (
    <Card title={t`销售与使用规则`} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={t`开售日期`}
          type="date"
          value={form.soldFrom}
          onChange={(soldFrom) => set({ soldFrom })}
          error={errors['draft.soldFrom']}
        />
        <TextField
          label={t`最后销售日（留空不限）`}
          type="date"
          value={form.soldUntil}
          onChange={(soldUntil) => set({ soldUntil })}
          error={errors['draft.soldUntil']}
        />
        <NumberField
          label={t`购买后几天内有效`}
          hint={t`0 为当天有效；最晚不超过最后销售日。`}
          field="validDays"
          {...{ form, set, errors }}
        />
        <NumberField label={t`每单最多（份）`} field="maxPerOrder" {...{ form, set, errors }} />
        <NumberField label={t`每人最多（份）`} placeholder={t`不限`} field="maxPerMember" {...{ form, set, errors }} />
        <NumberField label={t`库存（份）`} placeholder={t`不限量`} field="stock" {...{ form, set, errors }} />
      </div>
      <CodeSource value={form.codeSource} onChange={(codeSource) => set({ codeSource })} />
      <div className="divide-y divide-line border-t border-line">
        <Switch
          label={t`上架`}
          hint={t`关闭后不再出售，已付款的订单照常使用。`}
          isOn={form.isOnSale}
          onChange={(isOnSale) => set({ isOnSale })}
        />
      </div>
      <NumberField
        label={t`推荐排位`}
        hint={t`填 1 排在推荐套餐的最前，每个排位只能有一个套餐；留空则不推荐。`}
        placeholder={t`不推荐`}
        field="featuredRank"
        {...{ form, set, errors }}
      />
    </Card>
  );
}

type NumberFieldProps = SetMealPartProps & {
  readonly label: string;
  readonly field: 'validDays' | 'maxPerOrder' | 'maxPerMember' | 'stock' | 'featuredRank';
  readonly hint?: string;
  readonly placeholder?: string;
};

const NumberField = ({ form, set, errors, field, ...words }: NumberFieldProps) => (
  <TextField
    {...words}
    inputMode="numeric"
    value={form[field]}
    onChange={(typed) => set({ [field]: typed })}
    error={errors[`draft.${field}`]}
  />
);

type Source = SetMealDraft['codeSource'];
type CodeSourceProps = { readonly value: Source; readonly onChange: (source: Source) => void };

function CodeSource({ value, onChange }: CodeSourceProps) {
  return (
    <RadioGroup<Source>
      label={t`券码来源`}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'own', label: t`只用平台取餐码` },
        { value: 'brand', label: t`另发品牌券码（付款时发，各门店通用）` },
        { value: 'branch', label: t`另发门店券码（选店时发，仅该门店可用）` },
      ]}
    />
  );
}
