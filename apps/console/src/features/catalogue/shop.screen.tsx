import { Card, EmptyState, Switch } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { api } from '../../platform/api.ts';
import { type StaffShop, useCurrentShop } from '../../platform/staff.ts';
import { useAct } from '../../platform/use-act.ts';

/** The shop's switches. */
export default function ShopScreen() {
  const shop = useCurrentShop();
  return shop ? <Shop shop={shop} /> : <EmptyState icon="shop" title={t`您的账号还没有绑定店铺`} />;
}

type Switches = Pick<StaffShop, 'isTakingOrders' | 'autoAccept'>;

function Shop({ shop }: { readonly shop: StaffShop }) {
  const { isTakingOrders, autoAccept } = shop;
  const set = useAct(
    (switches: Switches) => api('/rest/merchant/shop/takingOrders', { shopId: shop.id, ...switches }),
    {
      success: () => t`已更新`,
    },
  );
  return (
    <div className="mx-auto grid max-w-xl gap-4">
      <Card title={shop.name}>
        <p className={isTakingOrders ? 'font-semibold text-good' : 'font-semibold text-bad'}>
          {isTakingOrders ? t`营业时间内正常接单` : t`已暂停接单，客人现在无法下单`}
        </p>
      </Card>
      <Card className="divide-y divide-line">
        <Switch
          label={t`接受新订单`}
          hint={t`临时忙不过来或提前打烊时可以关闭，已接的订单不受影响。`}
          isOn={isTakingOrders}
          isBusy={set.isPending}
          onChange={(isOn) => set.mutate({ isTakingOrders: isOn, autoAccept })}
        />
        <Switch
          label={t`自动接单`}
          hint={t`客人付款后立即接单，不再需要手动点「接单」。`}
          isOn={autoAccept}
          isBusy={set.isPending}
          onChange={(isOn) => set.mutate({ isTakingOrders, autoAccept: isOn })}
        />
      </Card>
    </div>
  );
}
