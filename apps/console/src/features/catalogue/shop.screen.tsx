import { Card, Icon, type IconName, Switch, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PauseDialog } from '../../pausing/pause-dialog.tsx';
import { pauseText, useShopPause } from '../../pausing/switches.ts';
import { ForCurrentShop } from '../../platform/for-current-shop.tsx';
import type { StaffShop } from '../../platform/staff.ts';
import { DraftCard } from '../../shop-stage/draft-card.tsx';
import { dishText } from '../../texts/dish-name.tsx';

export default function ShopScreen() {
  return <ForCurrentShop>{(shop) => <Shop shop={shop} />}</ForCurrentShop>;
}

function Shop({ shop }: { readonly shop: StaffShop }) {
  const { isTakingOrders, autoAccept, pausedUntil } = shop;
  const [isPausing, setIsPausing] = useState(false);
  const set = useShopPause(shop.id);
  const pauses = pauseText(pausedUntil, useNow());
  return (
    <div className="mx-auto grid max-w-xl gap-4">
      {shop.state === 'draft' && <DraftCard shopId={shop.id} hasLinks />}
      <Card title={dishText(shop)}>
        <p className="figures text-note text-soft">{t`店铺编号 ${shop.id}`}</p>
        {shop.state !== 'draft' && (
          <p className={isTakingOrders ? 'font-semibold text-good' : 'font-semibold text-bad'}>
            {isTakingOrders ? t`营业时间内正常接单` : pauses}
          </p>
        )}
      </Card>
      <Card className="divide-y divide-line">
        <Switch
          label={t`接受新订单`}
          hint={t`临时忙不过来或提前打烊时可以关闭，已接的订单不受影响。`}
          isOn={isTakingOrders}
          isBusy={set.isPending}
          onChange={(isOn) => (isOn ? set.mutate({ isTakingOrders: true, autoAccept }) : setIsPausing(true))}
        />
        <Switch
          label={t`自动接单`}
          hint={t`客人付款后立即接单，不再需要手动点「接单」。`}
          isOn={autoAccept}
          isBusy={set.isPending}
          onChange={(isOn) => set.mutate({ isTakingOrders, autoAccept: isOn })}
        />
      </Card>
      {isPausing && <PauseDialog shop={shop} onClose={() => setIsPausing(false)} />}
      <Card>
        <nav aria-label={t`店铺设置`} className="divide-y divide-line">
          <SettingLink to="/shop-profile" icon="shop" label={t`店铺资料`} hint={t`店名、介绍、地址、菜系、照片`} />
          <SettingLink to="/shop-hours" icon="clock" label={t`营业时间`} hint={t`每周时间、公共假期、临时休息`} />
          <SettingLink
            to="/shop-delivery"
            icon="scooter"
            label={t`配送与满减`}
            hint={t`范围、起送价、配送费、打包费`}
          />
          <SettingLink to="/table-codes" icon="dineIn" label={t`桌码`} hint={t`打印每张桌子的点餐二维码`} />
          <SettingLink to="/printers" icon="receipt" label={t`打印机`} hint={t`接单后自动出票的店内打印机和密钥`} />
          <SettingLink to="/earnings" icon="wallet" label={t`收入`} hint={t`应得收入、按营业日汇总、明细`} />
        </nav>
      </Card>
    </div>
  );
}

type SettingLinkProps = {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
};

function SettingLink({ to, icon, label, hint }: SettingLinkProps) {
  return (
    <Link to={to} className="flex min-h-14 items-center gap-3 py-2">
      <Icon name={icon} className="text-soft" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        <span className="block text-small text-soft">{hint}</span>
      </span>
      <Icon name="forward" size={20} className="text-faint" />
    </Link>
  );
}
