import { couponChannels, couponGroups } from '@chifan/domain/coupon';
import { orderTypes } from '@chifan/domain/ordering';
import { Card, Checkbox, FieldError, Select, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { channelLabels, groupLabels, typeLabels } from '../labels.ts';
import { type PartProps, visibleFields } from './campaign-form.ts';

export function WorthFields(part: PartProps) {
  const { issuer, form, set, errorOf } = part;
  const { i18n } = useLingui();
  const isPlatform = issuer === 'platform';
  return (
    <Card title={t`优惠内容`}>
      <div className="grid gap-4 sm:grid-cols-2">
        {isPlatform && (
          <>
            <Select
              label={t`类型`}
              value={form.group}
              choices={couponGroups.map((value) => ({ value, label: i18n._(groupLabels[value]) }))}
              onChange={(group) => set({ group })}
              error={errorOf('group')}
            />
            <Select
              label={t`发放方式`}
              value={form.channel}
              choices={couponChannels.map((value) => ({ value, label: i18n._(channelLabels[value]) }))}
              onChange={(channel) => set({ channel })}
              error={errorOf('channel')}
            />
          </>
        )}
        <Amounts {...part} />
      </div>
      {visibleFields(form).has('types') && <Types {...part} />}
    </Card>
  );
}

function Amounts({ form, set, errorOf }: PartProps) {
  const shown = visibleFields(form);
  const labels = {
    threshold: t`使用门槛（元，0 为无门槛）`,
    reduction: t`减（元）`,
    rebatePercent: t`返现比例（%）`,
    maxRebate: t`最多返（元，留空不限）`,
    price: t`售价（元）`,
    code: t`优惠码（留空则所有客人可领）`,
  };
  const fields = ['threshold', 'reduction', 'rebatePercent', 'maxRebate', 'price', 'code'] as const;
  return fields
    .filter((field) => shown.has(field))
    .map((field) => (
      <TextField
        key={field}
        label={labels[field]}
        inputMode={field === 'code' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={20}
        value={form[field]}
        onChange={(typed) => set({ [field]: field === 'code' ? typed.toUpperCase() : typed })}
        error={errorOf(field)}
      />
    ));
}

function Types({ form, set, errorOf }: PartProps) {
  const { i18n } = useLingui();
  const error = errorOf('types');
  return (
    <fieldset className="mt-4 grid gap-2 sm:grid-cols-3">
      <legend className="mb-2 text-note font-medium">{t`可用于`}</legend>
      {orderTypes.map((type) => (
        <Checkbox
          key={type}
          label={i18n._(typeLabels[type])}
          isChecked={form.types.includes(type)}
          onChange={(isChosen) =>
            set({ types: orderTypes.filter((each) => (each === type ? isChosen : form.types.includes(each))) })
          }
        />
      ))}
      {error && <FieldError message={error} />}
    </fieldset>
  );
}
