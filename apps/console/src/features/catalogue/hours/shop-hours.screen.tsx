import { Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { EditForm } from '../../../forms/edit-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { api } from '../../../platform/api.ts';
import type { MerchantShop } from '../shop.ts';
import { ShopPage } from '../shop-page.tsx';
import { GuestsWeek } from './guests-week.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import { formOfHours, hoursOfForm, isFormRight } from './hours-form.ts';
import { SingleDays } from './single-days.tsx';
import { WeekEditor } from './week-editor.tsx';

/** When the shop is open: the week, public holidays, single days. */
export default function ShopHoursScreen() {
  return <ShopPage>{(shop) => <Hours shop={shop} />}</ShopPage>;
}

function Hours({ shop }: { readonly shop: MerchantShop }) {
  const editing = useForm({
    screen: `hours:${shop.id}`,
    within: '/shop',
    initial: formOfHours(shop.hours),
    version: shop.versions.hours,
    read: (form) => (isFormRight(form) ? hoursOfForm(form, shop.hours) : null),
    send: (hours, version) => api('/rest/merchant/shop/hours', { shopId: shop.id, hours, version }),
  });
  const { form, set } = editing;
  return (
    <EditForm editing={editing}>
      <GuestsWeek
        hours={isFormRight(form) ? hoursOfForm(form, shop.hours) : null}
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
