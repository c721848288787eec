import { Card, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { EditForm } from '../../../forms/edit-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { api } from '../../../platform/api.ts';
import type { MerchantShop } from '../shop.ts';
import { ShopPage } from '../shop-page.tsx';
import { FeeTable } from './fee-table.tsx';
import { ReductionFields } from './reduction-fields.tsx';
import {
  areTiersRight,
  formOfTerms,
  problemsOfTerms,
  readTerms,
  type TermsField,
  type TermsForm,
  type TermsProblem,
} from './terms-form.ts';

export default function ShopDeliveryScreen() {
  return <ShopPage>{(shop) => <Delivery shop={shop} />}</ShopPage>;
}

function Delivery({ shop }: { readonly shop: MerchantShop }) {
  const editing = useForm({
    screen: `delivery:${shop.id}`,
    within: '/shop',
    initial: formOfTerms(shop.deliveryTerms),
    version: shop.versions.deliveryTerms,
    read: readTerms,
    send: (deliveryTerms, version) => api('/rest/merchant/shop/delivery', { shopId: shop.id, deliveryTerms, version }),
  });
  const { form, set } = editing;
  return (
    <EditForm editing={editing} isUnconfirmed={!shop.hasDeliveryTerms}>
      <Card title={t`配送范围与费用`}>
        <TermsFields form={form} problems={problemsOfTerms(form)} onChange={set} />
      </Card>
      <FeeTable terms={readTerms({ ...form, reductions: [] })} />
      <ReductionFields
        reductions={form.reductions}
        isRight={areTiersRight(form)}
        onChange={(reductions) => set({ reductions })}
      />
    </EditForm>
  );
}

type TermsFieldsProps = {
  readonly form: TermsForm;
  readonly problems: Partial<Record<TermsField, TermsProblem>>;
  readonly onChange: (change: Partial<TermsForm>) => void;
};

const words: Readonly<Record<TermsProblem, () => string>> = {
  km_unreadable: () => t`请输入 0 到 30 公里，例如 3 或 2.5`,
  yuan_unreadable: () => t`请输入金额，例如 5 或 4.50`,
  minutes_unreadable: () => t`请输入 1 到 120 分钟，或留空`,
};

function TermsFields({ form, problems, onChange }: TermsFieldsProps) {
  const fields: readonly { readonly field: TermsField; readonly label: string; readonly hint?: string }[] = [
    { field: 'radiusKm', label: t`配送半径（公里）`, hint: t`填 0 表示不外送。` },
    { field: 'minimum', label: t`起送价（元）` },
    { field: 'baseFee', label: t`起步配送费（元）` },
    { field: 'baseKm', label: t`起步距离（公里）`, hint: t`在这个距离内只收起步配送费。` },
    { field: 'perKm', label: t`超出后每公里（元）`, hint: t`不足一公里按一公里算。` },
    { field: 'packageFee', label: t`打包费（元）` },
    { field: 'kitchen', label: t`出餐时间（分钟）`, hint: t`顾客看到的时间不会比它短；留空则按近期订单计算。` },
  ];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {fields.map(({ field, label, hint }) => {
        const problem = problems[field];
        return (
          <TextField
            key={field}
            label={label}
            hint={hint}
            inputMode="decimal"
            value={form[field]}
            onChange={(typed) => onChange({ [field]: typed })}
            error={problem && words[problem]()}
          />
        );
      })}
    </div>
  );
}
