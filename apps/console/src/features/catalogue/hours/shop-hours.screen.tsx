import { Card, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { EditForm } from '../../../forms/edit-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { formOfHours, type HolidayForm, hoursOfForm, isHoursFormValid } from '../../../hours/hours-form.ts';
import { SpansEditor } from '../../../hours/spans-editor.tsx';
import { WeekEditor } from '../../../hours/week-editor.tsx';
import { api } from '../../../platform/api.ts';
import type { MerchantShop } from '../shop.ts';
import { ShopPage } from '../shop-page.tsx';
import { SingleDays } from './single-days.tsx';
import { WeekForGuests } from './week-for-guests.tsx';

export default function ShopHoursScreen() {
  return <ShopPage>{(shop) => <Hours shop={shop} />}</ShopPage>;
}

function Hours({ shop }: { readonly shop: MerchantShop }) {
  const editing = useForm({
    screen: `hours:${shop.id}`,
    within: '/shop',
    initial: formOfHours(shop.hours),
    version: shop.versions.hours,
    read: (form) => (isHoursFormValid(form) ? hoursOfForm(form, shop.hours) : null),
    send: (hours, version) => api('/rest/merchant/shop/hours', { shopId: shop.id, hours, version }),
  });
  const { form, set } = editing;
  return (
    <EditForm editing={editing}>
      <WeekForGuests
        hours={isHoursFormValid(form) ? hoursOfForm(form, shop.hours) : null}
        publicHolidays={shop.publicHolidays}
        sourceText={shop.openingHoursText}
      />
      <Card title={t`每周营业时间`}>
        <p className="text-note text-soft">{t`结束时间不晚于开始时间，表示营业到次日。全天营业请填 00:00–00:00。`}</p>
        <WeekEditor closedLabel={t`休息`} week={form.week} onChange={(week) => set({ week })} />
      </Card>
      <HolidayFields value={form.holidays} onChange={(holidays) => set({ holidays })} />
      <SingleDays
        exceptions={form.exceptions}
        publicHolidays={shop.publicHolidays}
        onChange={(exceptions) => set({ exceptions })}
      />
    </EditForm>
  );
}

type HolidayFieldsProps = { readonly value: HolidayForm; readonly onChange: (value: HolidayForm) => void };

/**
 * Opening hours on all public holidays. Hours for a single date, which staff set below on the screen, override them.
 */
function HolidayFields({ value, onChange }: HolidayFieldsProps) {
  // Imported holiday hours may differ by weekday. The form cannot create such hours, so this state stores the imported
  // hours and staff can choose them again.
  const [imported] = useState(value);
  const choose = (kind: HolidayForm['kind']) => {
    if (kind === imported.kind) onChange(imported);
    else onChange(kind === 'own' ? { kind, spans: [] } : { kind: 'as_weekday' });
  };
  return (
    <Card title={t`公共假期`} className="grid gap-3">
      <RadioGroup<HolidayForm['kind']>
        label={t`法定假日当天`}
        isLabelHidden
        value={value.kind}
        onChange={choose}
        choices={[
          { value: 'as_weekday', label: t`与平日一样` },
          { value: 'own', label: t`另定时间，或休息` },
          ...(imported.kind === 'by_weekday'
            ? [{ value: 'by_weekday' as const, label: t`保持原来的设置（按星期几各不相同）` }]
            : []),
        ]}
      />
      {value.kind === 'own' && (
        <SpansEditor
          label={t`公共假期营业`}
          closedLabel={t`休息`}
          spans={value.spans}
          onChange={(spans) => onChange({ kind: 'own', spans })}
        />
      )}
    </Card>
  );
}
