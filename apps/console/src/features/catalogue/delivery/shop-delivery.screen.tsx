import { Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { EditForm } from '../../../forms/edit-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { api } from '../../../platform/api.ts';
import type { MerchantShop } from '../shop.ts';
import { ShopPage } from '../shop-page.tsx';
import { FeeTable } from './fee-table.tsx';
import { ReductionFields } from './reduction-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import { areTiersRight, formOfTerms, problemsOfTerms, readTerms } from './terms-form.ts';

/** How far the shop delivers, what it asks for it, and what it takes off. */
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
    <EditForm editing={editing}>
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
